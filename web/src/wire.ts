// Made by `python -m vorhand.room.export typescript`; not to be changed by hand.

/** Do this with the cards; `v` is the last entry that the client has seen. */
export type Act = { t: "act"; cid: string; v: number; action: string };

/** Do what this text says, as on the command line: ``hk``, ``18``, ``announce hearts hand``. */
export type Type = { t: "type"; cid: string; v: number; text: string; lang?: string; style?: string };

/** Sit down on an open seat. */
export type Sit = { t: "sit"; cid: string; seat: number };

/** Give the seat up. */
export type Stand = { t: "stand"; cid: string };

/** Let an AI take an open seat (the host's right). */
export type Fill = { t: "fill"; cid: string; seat: number; level: "club" | "easy" | "expert" | "heuristic" | "random" | "strong" };

/** Deal: the person is ready and adds a nonce to the cards. */
export type Go = { t: "go"; cid: string; nonce?: string };

/** Take the own last action back; only alone against AIs, the deal is practice then. */
export type Undo = { t: "undo"; cid: string };

/** Play oneself again, where an AI has stepped in. */
export type Back = { t: "back"; cid: string };

/** What should I do? Told to the asker alone, where the table allows hints; `v` is the last entry seen. */
export type Hint = { t: "hint"; cid: string; v: number };

/** Close the table (the host's right). */
export type Close = { t: "close"; cid: string };

/** Are you there? */
export type Ping = { t: "ping"; cid: string };

/** The request is fulfilled and stored, as entry `v`. */
export type Done = { t: "done"; cid: string; v: number };

/** The request is refused: the address of the rule, and why; `stale` where the table has moved on meanwhile. */
export type Refused = { t: "refused"; cid: string; v: number; reason: Reason; rule?: string; stale?: boolean };

/** A message of the catalogues. */
export type Reason = { key: string; args: Record<string, unknown> };

/** A hint, for the asker alone: the recommended action at the head of the best ones, and why. Without a search there are no candidates, and the `reason` is the maxim; else the `reason` compares the first two, and the `maxim` is told where it says the same. */
export type Hinted = { t: "hinted"; cid: string; v: number; action: string; candidates: Advised[]; reason: Reason; maxim?: Reason | null };

/** An action, what it is worth on average, and the chance that it goes the seat's way. */
export type Advised = { action: string; worth: number; chance: number };

/** A message that is none, and what is wrong with it; the table takes no more from this socket after some. */
export type Malformed = { t: "malformed"; error: string; cid?: string };

/** Everything the receiver may know: the `table`, the `view` of his seat or of a watcher, and who he is. */
export type Snapshot = { t: "snapshot"; v: number; you: number; table: Record<string, unknown>; view: Record<string, unknown> | null; aids?: Record<string, unknown> | null; waited?: number };

/** Entry `v`: the fields that it changed, for the receiver, in the `table` and in the `view`. A `fresh` view is a whole one, of another deal or after something was taken back; else `said` are the new actions of its history, each a seat and a text. */
export type Step = { t: "step"; v: number; table?: Record<string, unknown>; view?: Record<string, unknown>; said?: unknown[]; fresh?: boolean; aids?: Record<string, unknown> | null };

/** Whose seats have a client on the line, and how many watch. */
export type Present = { t: "present"; seats: number[]; watchers: number };

/** The server stops, or the table is not here any more; come back in so many seconds. */
export type Bye = { t: "bye"; seconds: number };

/** A record, moment by moment. */
export type Film = { game: string; players: string[]; frames: Frame[]; reckoning: Reason[]; differs: string[] };

/** One moment: the `action` that led to it (a seat and a text), every hand, the trick on the table, and the `rest`. The rest is what nobody holds or has played: the stock, the skat, what was laid away. The `taker` is who took the trick that the action filled; nobody where it filled none. */
export type Frame = { action: [number, string] | null; hands: string[]; trick: ([number, string])[]; rest: string[]; taker: number | null; leader: number | null; to_act: number | null; facts: Reason[] };

/** How a review stands: `ahead` others come first; so many of the `total` actions, or plays, are `done`. `fault` says why it has failed. */
export type ReviewJob = { id: string; state: "cancelled" | "done" | "failed" | "queued" | "working"; ahead: number; done: number; total: number; review?: ReviewedDeal | null; luck?: Luck | null; fault?: Reason | null };

/** The review of a deal. */
export type ReviewedDeal = { game: string; actions: Measured[]; totals: Sum[] };

/** An action by both measures; `number` actions came before it. */
export type Measured = { number: number; seat: number; phase: string; action: string; open: OpenCards | null; looked: AsItLooked | null; reasons: Reason[]; mistake: boolean; turning: boolean };

/** With open cards (`vorhand.review.Open`): what best play brings the `side`, and what the action cost. */
export type OpenCards = { unit: string; side: number[]; value: number; after: number; cost: number; points: number | null; best: string[]; lost: boolean };

/** As it looked then (`vorhand.review.Looked`): the action and the best other one, over worlds. */
export type AsItLooked = { chance: number; worth: number; other: string; other_chance: number; other_worth: number; worlds: number; goal: "contract" | "deal" | "game" | "last-trick" | "match" | "points" | "score" | "share"; by: "chance" | "worth"; suspected: boolean; mistake: boolean };

/** What a seat's actions add up to (`vorhand.review.Total`). */
export type Sum = { seat: number; valued: number; cost: number; points: number; turning: number; looked: number; mistakes: number };

/** Of one player over some deals: what he wrote above the others, what his cards were worth, and the difference. The intervals are of the means: so many more plays of the same deals would narrow them. */
export type Luck = { player: string; deals: number; real: number; expected: Estimate; beyond: Estimate };

/** A mean or a share with its 95 % interval; none where a single deal tells nothing of the spread. */
export type Estimate = { value: number; low?: number | null; high?: number | null };

/** The record that goes on from the position with best play of all, cards open. */
export type Line = { record: string; at: number };

/** What a text held: the records, those that cannot be read, and how many of these are beyond what is told. */
export type Import = { records: Imported[]; unread: Unread[]; beyond: number };

/** A record in a text: its number there, from 1, what the text calls it, and it in our form. */
export type Imported = { number: number; place: string; game: string; players: string[]; actions: number; record: string };

/** A record in a text that cannot be read: its number there, and its fault as in a refusal. */
export type Unread = { number: number; detail: string; reasons: Reason[] };

/** All figures: game by game, contract by contract, and each game over time. */
export type Statistics = { games: Figures[]; contracts: Figures[]; times: Figures[] };

/** Some deals together: the share won of those `decided`, the mean edge a deal, mistakes a `reviewed` deal. `contract` is empty for all of a game, and `declared` says whose contract it was. */
export type Figures = { game: string; contract?: string; declared?: boolean; since: number; until: number; deals: number; decided: number; won: Estimate | null; edge: Estimate | null; reviewed: number; mistakes: Mistakes | null };

/** Mistakes a deal that is reviewed, before play, in it and both together, with Student's intervals. */
export type Mistakes = { before: Estimate; play: Estimate; all: Estimate };

/** A position to practise: the view of its seat, and what helps to show it; one of so many (`count`). */
export type Exercise = { game: string; number: number; count: number; view: Record<string, unknown>; aids: Record<string, unknown> };

/** Whether it was right, what is, every action's chance over the worlds, why, and how many of the AIs missed it. */
export type Answered = { right: boolean; best: string[]; candidates: Advised[]; worlds: number; missed: number; reasons: Reason[]; record: string; at: number };

export type Request = Act | Type | Sit | Stand | Fill | Go | Undo | Back | Hint | Close | Ping;

export type Answer = Done | Refused | Hinted | Malformed | Snapshot | Step | Present | Bye;

export type Told = Answer[];
