import { mount } from "svelte";
import App from "./App.svelte";
import { PACKS, spriteSvg } from "./cards/card.ts";
import "./cards/cards.css";
import { apply, kept } from "./look/look.ts";
import { chosen, words } from "./words/words.svelte.ts";

apply(kept());
document.body.insertAdjacentHTML("afterbegin", spriteSvg(PACKS));
const target = document.getElementById("app");
if (target) {
  words
    .speak(chosen())
    .then(() => {
      target.replaceChildren();
      mount(App, { target });
    })
    .catch((fault: unknown) => {
      target.textContent = `Vorhand: ${String(fault)}`;
    });
}
