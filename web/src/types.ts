/** What the server tells of a table and of a view, as far as the client shows it. */

export interface Message {
  key: string;
  args: Record<string, unknown>;
}

export interface Seat {
  name: string;
  level: string;
  away: boolean;
}

export interface Proof {
  commitment: string;
  secret: string;
  nonces: string[];
  order: string[];
}

/** How the next pack is going to be dealt: the seat for each place in it, or -1, -2, .. for what is left over. */
export interface Plan {
  seats: number[];
  cut: boolean;
}

export interface Over {
  hands: string[];
  rest: string[];
  record: string;
  reckoning: Message[];
  proof: Proof | null;
}

export interface Public {
  game: string;
  settings: string[];
  pace: "none" | "move" | "deal";
  seconds: number;
  watched: boolean;
  tempo: string;
  hints: boolean;
  host: number;
  seats: Seat[];
  ready: number[];
  commitment: string;
  committed: string;
  plan: Plan | null;
  deals: number;
  practice: boolean;
  /** Practice whose cards come from a record: behind so many of its actions. */
  begun: number | null;
  /** All hands, where practice is with open cards. */
  shown: string[];
  spent: number[];
  closed: boolean;
  /** The seats that have one score. */
  sides: number[][];
  sheet: number[][];
  totals: number[];
  played: number;
  length: number | null;
  winners: number[] | null;
  label: Message | null;
  over: Over | null;
}

export interface View {
  game: string;
  options: Record<string, unknown>;
  seat: number;
  phase: string;
  dealer: number;
  to_act: number | null;
  hand: string;
  sizes: number[];
  leader: number | null;
  trick: string[];
  actions: string[];
  asides: string[];
  history: [number, string][];
  standing: number[];
  turn_up: string | null;
  result: { scores: number[] } | null;
  /* Some games tell more. */
  points?: number[];
  tricks?: number[];
  stock?: number;
  closing?: { seat: number } | null;
  declarer?: number | null;
  bid?: number | string | null;
  contract?: string | null;
  ouvert?: string | null;
  winners?: number[];
}

export interface Worth {
  contract: string;
  matadors: number;
  value: number;
  hand: number;
}

export interface Aids {
  sorted: string[];
  groups: string[][];
  trumps: string;
  facts: Message[];
  last: [number, string][];
  taker: number | null;
  menu: string[];
  best: number | null;
  worth: Worth[];
}

export interface OptionKind {
  kind: "switch" | "number" | "choice";
  rule: string;
  choices: string;
  low?: number;
  high?: number;
  values?: (string | number)[];
}

export interface GameInfo {
  presets: Record<string, Record<string, string | number | boolean>>;
  options: Record<string, OptionKind>;
}

export const GAMES = ["skat", "schnapsen", "kaiser", "letzter-stich"] as const;
export type Game = (typeof GAMES)[number];
