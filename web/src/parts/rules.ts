/** House rules in words. */
import { capital, has, say } from "../words/words.svelte.ts";

const keyOf = (game: string, option: string, value: string): string => `value-${game}-${option}-${value}`;

/** What an option says; at a terminal its values stand in brackets behind what they mean. */
export const optionText = (game: string, option: string): string =>
  capital(
    say(`option-${game}-${option}`).replace(/ \(([\w-]+)\)/g, (text, value: string) =>
      value === "on" || value === "off" || has(keyOf(game, option, value)) ? "" : text,
    ),
  );

/** A value of an option in words; a number is one. */
export function valueText(game: string, option: string, value: string | number): string {
  const key = keyOf(game, option, String(value));
  if (has(key)) return say(key);
  return value === "on" || value === "off" ? say(`ui-${value}`) : String(value);
}

/** A setting of a table, as "trump=any": what is set, and to what. */
export function settingText(game: string, setting: string): string {
  const [name = "", value = ""] = setting.split("=");
  if (name !== "preset") return `${optionText(game, name).replace(/\.$/, "")}: ${valueText(game, name, value)}`;
  const key = `ui-preset-${game}-${value}`;
  return has(key) ? say(key) : "";
}
