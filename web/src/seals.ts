/** What was promised to this browser before the cards were dealt; a reload loses nothing of it. */
import type { Plan, Public } from "./types.ts";

/** The commitment to a deal, how its pack was to be dealt, and the own part in its cards. */
export interface Seal {
  commitment: string;
  /** The number of the deal that it was shown before. */
  deal: number;
  plan: Plan | null;
  seat: number;
  /** Empty as long as the own part is not given. */
  nonce: string;
  /** The deal whose proof was checked with it: some cards go round the table before their proof is told. */
  proves?: number;
}

/** So many are kept of a table: a proof may come some deals late. */
const KEPT = 12;

const place = (table: string): string => `vorhand.seals.${table}`;

export function seals(table: string): Seal[] {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? "[]") as Seal[];
  } catch {
    return [];
  }
}

function keep(table: string, all: Seal[]): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(all.slice(-KEPT)));
  } catch {
    /* Where nothing may be kept, nothing is checked: the deal is "unseen". */
  }
}

/** Keeps the promise of the next deal as it is seen first. */
export function see(id: string, table: Public): void {
  const all = seals(id);
  const deal = table.deals + 1;
  if (!table.commitment || all.some((each) => each.deal === deal)) return;
  keep(id, [...all, { commitment: table.commitment, deal, plan: table.plan, seat: -1, nonce: "" }]);
}

/** The own part in the next deal: drawn once for each promise. */
export function give(id: string, table: Public, seat: number): string {
  see(id, table);
  const all = seals(id);
  const seal = all.find((each) => each.deal === table.deals + 1);
  const drawn = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  const nonce = seal?.nonce || drawn;
  keep(
    id,
    all.map((each) => (each === seal ? { ...each, seat, nonce } : each)),
  );
  return nonce;
}

/** The own part was not taken, or was taken back: the cards of this promise do not depend on it. */
export function withdraw(id: string, deal: number): void {
  keep(
    id,
    seals(id).map((each) => (each.deal === deal ? { ...each, nonce: "" } : each)),
  );
}

/** Notes the deal that a promise was kept in: it is good for no other. */
export function prove(id: string, commitment: string, number: number): void {
  const proves = (each: Seal): boolean => each.commitment === commitment && each.deal <= number && !each.proves;
  keep(
    id,
    seals(id).map((each) => (proves(each) ? { ...each, proves: number } : each)),
  );
}
