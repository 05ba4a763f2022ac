/** A review, or luck: asked for, waited for, cancelled. */
import { Fault, enter, get, remove } from "../api.ts";
import { say } from "../words/words.svelte.ts";
import type { Measured, ReviewJob, ReviewedDeal } from "../wire.ts";

/** So often it is looked how far the review is, in milliseconds. */
const LOOKS = 400;

export class Reviewing {
  job: ReviewJob | null = $state.raw(null);
  fault: unknown = $state.raw(null);
  #timer = 0;
  #turn = 0;

  /** `what` asks for it; `note` is told whether it is wanted. */
  constructor(
    readonly what: () => Promise<ReviewJob>,
    readonly note: (wanted: boolean) => void = () => {},
  ) {}

  get deal(): ReviewedDeal | null {
    return this.job?.review ?? null;
  }

  get waits(): boolean {
    return this.job?.state === "queued" || this.job?.state === "working";
  }

  /** Asks for the review, and looks after it until it is there. */
  async ask(): Promise<void> {
    const turn = this.#next();
    this.fault = null;
    this.note(true);
    try {
      await enter(say("ui-guest"));
      this.#take(await this.what(), turn);
    } catch (error) {
      if (turn === this.#turn) this.fault = error;
    }
  }

  /** What was asked before does not count any more. */
  #next(): number {
    clearTimeout(this.#timer);
    return ++this.#turn;
  }

  #take(job: ReviewJob, turn: number): void {
    if (turn !== this.#turn) return;
    this.job = job;
    if (job.state === "failed") this.note(false); // a reload does not ask again
    if (job.state === "failed") this.fault = new Fault(0, "ui-review-failed", job.fault ? [job.fault] : []);
    if (this.waits) this.#timer = window.setTimeout(() => void this.#look(job.id, turn), LOOKS);
  }

  async #look(id: string, turn: number): Promise<void> {
    try {
      this.#take(await get<ReviewJob>(`/api/reviews/${id}`), turn);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (error instanceof Fault && error.status === 404) return this.ask(); // another node, or a restart
      this.#timer = window.setTimeout(() => void this.#look(id, turn), 5 * LOOKS);
    }
  }

  async cancel(): Promise<void> {
    this.#next();
    this.note(false);
    const id = this.job?.id;
    this.job = null;
    if (id) await remove(`/api/reviews/${id}`).catch(() => {});
  }

  /** The page is left: nobody looks any more; the review is made all the same. */
  leave(): void {
    this.#next();
  }
}

/** The units of the first measure that are those of the score sheet. */
export const SHEET = ["game-points", "penalties"];

/** What deserves a look: mistakes by the second measure, and where the deal turned by the first. */
export const moments = (deal: ReviewedDeal): Measured[] => deal.actions.filter((each) => each.mistake || each.turning);
