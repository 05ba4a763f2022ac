/** The words of the card room: the server's catalogues, in the language that is chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { text } from "../api.ts";
import { LANGUAGES } from "../look/look.ts";
import { look } from "../look/look.svelte.ts";
import { cardsIn } from "../notation.ts";
import type { Message } from "../types.ts";

const bundles = new Map<string, FluentBundle>();

class Words {
  lang = $state("");

  /** Loads a language and speaks it. */
  async speak(lang: string): Promise<void> {
    if (!bundles.has(lang)) {
      const bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource(await text(`/words/${lang}`)));
      bundles.set(lang, bundle);
    }
    this.lang = lang;
    document.documentElement.lang = lang;
    document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`;
  }
}

export const words = new Words();

/** The language that was chosen, or the browser's, or English. */
export function chosen(): string {
  const wanted = [look.lang, document.documentElement.lang, ...navigator.languages.map((lang) => lang.slice(0, 2))];
  return wanted.find((lang) => (LANGUAGES as readonly string[]).includes(lang)) ?? "en";
}

/** A message of the catalogue; its key where it has none. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles.get(words.lang);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args) : key;
}

/** Whether the catalogue has a message. */
export function has(key: string): boolean {
  return Boolean(words.lang && bundles.get(words.lang)?.getMessage(key)?.value);
}

/** The words that are German wherever they stand, as a pattern; none where all is German. */
export const german = (): string => (words.lang === "de" ? "" : say("german-words"));

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/* Cards, suits, contracts, actions */

export type Style = "french" | "german" | "schnapsen";
const SUITS: Readonly<Record<string, string>> = { C: "clubs", S: "spades", H: "hearts", D: "diamonds" };
export const SYMBOLS: Readonly<Record<string, string>> = { C: "♣", S: "♠", H: "♥", D: "♦" };
const RANKS: Readonly<Record<string, number>> = { T: 10, J: 11, Q: 12, K: 13, A: 14 };

/** How a pack's suits and ranks are called, and what the server calls that. */
export interface Naming {
  suits: "french" | "german";
  ranks: Style;
  style: Style | "austrian";
}

export function naming(pack: string): Naming {
  if (pack === "prussian") return { suits: "german", ranks: "german", style: "german" };
  if (pack === "schnapsen") return { suits: "german", ranks: "schnapsen", style: "austrian" };
  return { suits: "french", ranks: "french", style: "french" };
}

const rankOf = (card: string): number => RANKS[card.charAt(1)] ?? Number(card.charAt(1));

/** How things are said at a table: with its pack and its people. */
export class Speech {
  constructor(
    readonly names: Naming,
    readonly seats: readonly string[] = [],
    /** Whether cards are always named in full, as they are read out. */
    readonly full = false,
    /** The names among the seats that people have chosen, to be written as they wrote them. */
    readonly people: readonly string[] = [],
  ) {}

  /** As a sentence begins, or a line; a name is left as it is. */
  capital(text: string): string {
    return this.people.some((name) => text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length))) ? text : capital(text);
  }

  suit(word: string): string {
    return say(`suit-${this.names.suits}-${SUITS[word] ?? word}`);
  }

  /** In full: Unter of Acorns. */
  card(card: string): string {
    const rank = rankOf(card);
    const key = rank < 10 ? `rank-${rank}` : `rank-${this.names.ranks}-${rank}`;
    return say("card-name", { rank: say(key), suit: this.suit(card.charAt(0)) });
  }

  /** In short: ♣U. */
  short(card: string): string {
    if (this.full) return this.card(card);
    const rank = rankOf(card);
    return (SYMBOLS[card.charAt(0)] ?? "") + (rank <= 10 ? String(rank) : say(`mark-${this.names.ranks}-${rank}`));
  }

  cards(cards: string | readonly string[]): string {
    const list = typeof cards === "string" ? cardsIn(cards) : cards;
    return list.map((card) => this.short(card)).join(this.full ? ", " : " ");
  }

  seat(seat: number): string {
    return this.seats[seat] ?? say("seat-number", { n: seat + 1 });
  }

  together(seats: readonly number[]): string {
    return seats.map((seat) => this.seat(seat)).join(say("and"));
  }

  contract(text: string): string {
    const [name = ""] = text.replace(/^announce /, "").split(" ");
    const called = Object.values(SUITS).includes(name) ? this.suit(name) : say(`contract-${name}`);
    return [called, ...this.#flags(text)].join(name === "null" ? " " : ", ");
  }

  /** What is announced beside the game's name: Hand, Ouvert. */
  steps(text: string): string {
    return this.#flags(text).join(", ");
  }

  #flags(text: string): string[] {
    const [, ...flags] = text.replace(/^announce /, "").split(" ");
    return flags.map((flag) => say(`flag-${flag}`));
  }

  /** What somebody else has done, in words. */
  deed(text: string): string {
    return this.action(text, "does");
  }

  /** An action, given by its text, in words. */
  action(text: string, mood: "action" | "does" = "action"): string {
    const [verb = "", ...rest] = text.split(" ");
    switch (verb) {
      case "play":
      case "marry":
        return say(`${mood}-${verb}`, { card: this.short(rest[0] ?? "") });
      case "bid": {
        const value = rest[0] ?? "";
        return say(`${mood}-bid${value.endsWith("nt") ? "-no-trump" : ""}`, { value: Number.parseInt(value) });
      }
      case "discard":
      case "give":
        return rest.length ? say(`${mood}-${verb}`, { cards: this.cards(rest) }) : say(`${mood}-${verb}-hidden`);
      case "announce":
        return say(`${mood}-announce`, { contract: this.contract(text) });
      default:
        return say(`${mood}-${verb}`);
    }
  }

  /** A message with its arguments rendered as their names demand. */
  say(message: Message): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args)) args[name] = this.render(name, value);
    return say(message.key, args);
  }

  private render(name: string, value: unknown): FluentVariable {
    switch (name) {
      case "card":
        return this.short(String(value));
      case "cards":
        return this.cards(value as string | string[]);
      case "suit":
        return this.suit(String(value));
      case "seat":
        return this.seat(Number(value));
      case "seats":
      case "side":
        return this.together(value as number[]);
      case "contract":
        return this.contract(String(value));
      case "action":
      case "other":
        return this.action(String(value));
      default:
        if (typeof value !== "number") return String(value);
        return value < 0 ? `−${new Intl.NumberFormat(words.lang).format(-value)}` : value;
    }
  }
}
