/** A text in pieces: what is German wherever it stands, cards in short, and what is between. */

export interface Piece {
  kind: "plain" | "german" | "card";
  text: string;
}

const CARD = "[♣♠♥♦](?:10|[\\p{L}\\d])?";

/** `german` are the words that are German in every language, as a pattern; none where all is German. */
export function pieces(text: string, german: string): Piece[] {
  const word = german ? `(?<![\\p{L}\\d])(?:${german})(?![\\p{L}\\d])|` : "";
  const found = text.split(new RegExp(`(${word}${CARD})`, "u"));
  const kind = (piece: string, place: number): Piece["kind"] => (place % 2 ? (/[♣♠♥♦]/.test(piece) ? "card" : "german") : "plain");
  return found.map((piece, place) => ({ kind: kind(piece, place), text: piece })).filter((piece) => piece.text);
}
