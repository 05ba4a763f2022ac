/** A table as this client knows it: what it was told, and what it asks. */
import { look } from "./look/look.svelte.ts";
import { pace } from "./look/look.ts";
import { isPlay } from "./notation.ts";
import { give, see, withdraw } from "./seals.ts";
import type { Aids, Message, Public, View } from "./types.ts";
import type { Answer, Hinted, Refused, Told } from "./wire.ts";

export type Link = "opening" | "open" | "lost" | "closed";

/** A full trick that is still looked at. */
export interface Held {
  cards: [number, string][];
  winner: number;
}

type Step = Extract<Answer, { t: "step" }>;
type Asked = { t: string; cid: string } & Record<string, unknown>;

/** So long a full trick lies, in milliseconds, at the middle of the speed. */
const LIES = 1400;

export class Table {
  link: Link = $state("opening");
  fault = $state("");
  you = $state(-1);
  v = 0;
  table: Public | null = $state.raw(null);
  view: View | null = $state.raw(null);
  aids: Aids | null = $state.raw(null);
  present: { seats: number[]; watchers: number } = $state.raw({ seats: [], watchers: 0 });
  refused: { reason: Message; rule: string } | null = $state.raw(null);
  held: Held | null = $state.raw(null);
  /** The card that was asked to be played and is not answered yet. */
  asking = $state("");
  /** The request that asked for it. */
  #asker = "";
  /** The entry that the position last changed with, as far as was told. */
  #changed = 0;
  /** What to do here, where that was asked. */
  hint: Hinted | null = $state.raw(null);
  /** The request for a hint that is being thought about. */
  hinting = $state("");
  /** How many requests are not answered yet; a hint is not waited for. */
  open = $state(0);
  /** When the decision that is awaited began, as `performance.now` has it. */
  since = $state(0);
  /** Called with every new action: a seat and a text, and whether it was asked for here. */
  heard: (seat: number, action: string, asked: boolean) => void = () => {};

  readonly id: string;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Asked>();
  #number = 0;
  #tries = 0;
  #timer = 0;
  /** The action that was asked for and is not heard of yet. */
  #own = "";
  /** The number of the deal that was asked for. */
  #next = 0;
  #run = Math.random().toString(36).slice(2, 8);
  #over = false;
  /** What was told while a full trick is looked at. */
  #later: Step[] = [];

  constructor(id: string) {
    this.id = id;
    this.#open();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?aids=1&since=${this.v}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      for (const told of JSON.parse(String(event.data)) as Told) this.#take(told);
    };
    socket.onopen = () => {
      this.link = "open";
      this.#tries = 0;
      for (const asked of this.#waiting.values()) socket.send(JSON.stringify(asked));
    };
    socket.onclose = (event) => {
      if (this.#over) return;
      if (event.code === 1008 && event.reason) {
        this.link = "closed";
        this.fault = event.reason.startsWith("room-") ? event.reason : this.fault || "room-no-table";
        return;
      }
      this.link = "lost";
      setTimeout(() => this.#over || this.#open(), Math.min(4000, 200 * 2 ** this.#tries++));
    };
  }

  leave(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Sends a request; it is sent again after a loss of the line, and counts once. Its name. */
  ask(t: string, what: Record<string, unknown> = {}): string {
    const cid = `${this.#run}-${++this.#number}`;
    const asked: Asked = { t, cid, ...what };
    this.refused = null;
    this.#waiting.set(cid, asked);
    this.#count();
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(asked));
    return cid;
  }

  /** Whoever acts does not wait: he answers what he saw; a claim is true of what has come since, too.
   *  `itself` where nobody has asked for it. */
  act(action: string, itself = false): void {
    this.#own = itself ? "" : action;
    const seen = this.v;
    this.#catchUp();
    this.asking = /^(?:play|marry) (..)$/.exec(action)?.[1] ?? "";
    this.#asker = this.ask("act", { v: this.view?.asides.includes(action) ? this.v : seen, action });
  }

  /** Ready for the next deal, with the own part in its cards. */
  deal(): void {
    if (!this.table || [...this.#waiting.values()].some((asked) => asked.t === "go")) return;
    this.#next = this.table.deals + 1;
    this.ask("go", { nonce: give(this.id, this.table, this.you) });
  }

  /** Asks what to do; once for each position. */
  advise(): void {
    if (!this.hinting && !this.hint) this.hinting = this.ask("hint", { v: this.v });
  }

  #moved(): void {
    this.hint = null;
    this.hinting = "";
  }

  type(text: string, lang: string, style: string): void {
    this.ask("type", { v: this.v, text, lang, style });
  }

  #take(told: Answer): void {
    switch (told.t) {
      case "snapshot":
        this.#catchUp();
        this.you = told.you;
        this.table = told.table as unknown as Public;
        this.view = told.view as unknown as View | null;
        this.aids = (told.aids ?? null) as Aids | null;
        if (told.v > this.v) this.#changed = told.v;
        this.v = told.v;
        this.since = performance.now() - (told.waited ?? 0);
        see(this.id, this.table);
        if (this.you < 0) withdraw(this.id, this.table.deals + 1);
        this.#moved();
        break;
      case "step":
        if (told.view) this.#changed = told.v;
        if (told.fresh) this.#catchUp();
        if (this.held) this.#later.push(told);
        else this.#step(told);
        break;
      case "present":
        this.present = { seats: told.seats, watchers: told.watchers };
        break;
      case "done":
        this.#answered(told.cid);
        break;
      case "hinted":
        if (told.cid === this.hinting) this.hint = told;
        this.#answered(told.cid);
        break;
      case "refused":
        if (this.#waiting.get(told.cid)?.t === "go") withdraw(this.id, this.#next);
        this.#answered(told.cid);
        this.#refuse(told);
        break;
      case "malformed":
        this.fault = told.error;
        break;
      case "bye":
        break;
    }
  }

  #answered(cid: string): void {
    this.#waiting.delete(cid);
    if (this.hinting === cid) this.hinting = "";
    this.#count();
    if (cid === this.#asker) this.asking = "";
  }

  #count(): void {
    this.open = [...this.#waiting.values()].filter((asked) => asked.t !== "hint").length;
  }

  /** Why a claim is refused is told when it is found out: by then it may be of a position that is gone. */
  #refuse(told: Refused): void {
    if (!told.stale && told.v >= this.#changed) this.refused = { reason: told.reason as Message, rule: told.rule ?? "" };
  }

  #step(told: Step): void {
    const before = this.view;
    if (told.view) this.#moved();
    const said = (told.said ?? []) as [number, string][];
    if (told.table && this.table) this.table = { ...this.table, ...(told.table as Partial<Public>) };
    if (this.table) see(this.id, this.table);
    if (told.fresh) {
      this.view = told.view as unknown as View;
    } else if (told.view && before) {
      this.view = { ...before, ...(told.view as Partial<View>), history: [...before.history, ...said] };
    }
    if (told.aids) this.aids = told.aids as unknown as Aids;
    this.v = told.v;
    if (said.some(([, action]) => isPlay(action))) this.#look(before);
    if (told.fresh || said.some(([seat]) => seat === before?.to_act)) this.since = performance.now();
    for (const [seat, action] of said) {
      const asked = seat === this.you && action === this.#own;
      if (asked) this.#own = "";
      this.heard(seat, action, asked);
    }
  }

  /** Leaves a full trick on the table for a while. */
  #look(before: View | null): void {
    const { view, aids } = this;
    if (!view || !aids || !before) return;
    const full = view.trick.length === 0 && aids.last.length > 0;
    if (!full) return;
    this.held = { cards: aids.last, winner: aids.taker ?? 0 };
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.collect(), LIES * Math.max(0.15, pace(look)));
  }

  /** Takes the trick away, and goes on with what was told meanwhile, up to the next one. */
  collect(): void {
    clearTimeout(this.#timer);
    this.held = null;
    while (!this.held && this.#later.length) this.#step(this.#later.shift() as Step);
  }

  #catchUp(): void {
    while (this.held) this.collect();
  }
}
