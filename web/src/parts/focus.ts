/** Keeps the focus where something can be done: never on nothing, whatever is taken away. */

/** Where it goes, the first that is there. */
const PLACES = [
  ".result",
  '.hand[data-plays="true"] [data-slot][tabindex="0"]',
  ".choices button",
  '.hand [data-slot][tabindex="0"]',
  "#line",
  ".lobby button.main",
];

const TAKES = "a, button, input, select, textarea, summary, .result";

/** The card beside the one that is gone, else the first place. */
function next(node: HTMLElement, last: Element | null): HTMLElement | null {
  if (last?.matches("[data-slot]")) {
    const slot = Number((last as HTMLElement).dataset["slot"]);
    const cards = [...node.querySelectorAll<HTMLElement>(".hand [data-slot]")];
    const card = cards.find((each) => Number(each.dataset["slot"]) >= slot) ?? cards.at(-1);
    if (card) return card;
  }
  for (const place of PLACES) {
    const found = node.querySelector<HTMLElement>(place);
    if (found) return found;
  }
  return null;
}

/** An attachment for `main`: what had the focus and is gone passes it on; without anything to do, `main` waits. */
export function keeps(node: HTMLElement): () => void {
  let last: Element | null = null;
  const focused = (event: FocusEvent): void => {
    if (event.target !== node) last = event.target as Element;
  };
  /* A pointer on what takes no focus is no loss. */
  const pointed = (event: PointerEvent): void => {
    if (!(event.target as Element).closest(TAKES)) last = null;
  };
  const changed = (): void => {
    const now = document.activeElement;
    const waits = now === node && node.dataset["waits"] === "true";
    if (now !== document.body && !waits) return;
    if (!waits && !last) return;
    const target = last?.isConnected ? (last as HTMLElement) : next(node, last);
    node.dataset["waits"] = String(!target);
    (target ?? node).focus({ preventScroll: true });
  };
  const observer = new MutationObserver(changed);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focused);
  addEventListener("pointerdown", pointed);
  return () => {
    observer.disconnect();
    removeEventListener("pointerdown", pointed);
  };
}
