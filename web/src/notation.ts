/** Cards and actions as the server writes them. */

/** The cards of a hand: "CT C8 SK". */
export const cardsIn = (text: string): string[] => text.split(" ").filter(Boolean);

/** Whether an action plays a card to the trick. */
export const isPlay = (action: string): boolean => /^(play|marry) /.test(action);

/** The card that an action plays. */
export const cardOf = (action: string): string => action.split(" ")[1] ?? "";

/** The cards that an action plays, lays away or passes on. */
export const cardsOf = (action: string): string[] => (/^(play|marry|discard|give) /.test(action) ? action.split(" ").slice(1) : []);

/** Who played a recorded deal, and what each wrote; none where it does not say. */
export function headOf(record: string): { players: string[]; scores: number[] } {
  const line = (name: string): string => new RegExp(`^${name} (.+)$`, "m").exec(record.split("\n\n")[0] ?? "")?.[1] ?? "";
  return { players: line("players").split(" | ").filter(Boolean), scores: line("result scores").split(" ").filter(Boolean).map(Number) };
}

/** The trick on the table: who has played which card, in order. */
export function laid(view: { trick: string[]; history: [number, string][] }): [number, string][] {
  const plays = view.history.filter(([, action]) => isPlay(action));
  return plays.slice(plays.length - view.trick.length).map(([seat, action]) => [seat, cardOf(action)]);
}
