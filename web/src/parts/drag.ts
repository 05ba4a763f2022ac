/** Cards that are drawn to another place by mouse or finger. */

/** So many pixels is a pointer moved before that is no click any more. */
const FAR = 10;

/** The place whose middle is nearest. */
function nearest(row: HTMLElement, x: number, y: number): number {
  const away = [...row.children].map((place) => {
    const box = place.getBoundingClientRect();
    return Math.hypot(x - (box.left + box.width / 2), y - (box.top + box.height / 2));
  });
  return away.indexOf(Math.min(...away));
}

/** An attachment for a row of places with a button in each; `drop` is told from which place to which. */
export const drags =
  (drop: (from: number, to: number) => void) =>
  (row: HTMLElement): (() => void) => {
    let held: { button: HTMLElement; x: number; y: number; id: number } | null = null;
    let drawn = false;

    const end = (): void => {
      if (held) {
        held.button.style.translate = "";
        delete held.button.dataset["drawn"];
      }
      held = null;
      for (const place of row.children) place.classList.remove("into");
    };
    const down = (event: PointerEvent): void => {
      const button = (event.target as Element).closest<HTMLElement>("[data-slot]");
      drawn = false;
      if (button && event.isPrimary && !event.button) held = { button, x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (!held || event.pointerId !== held.id) return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (!drawn && Math.hypot(x, y) < FAR) return;
      if (!drawn) held.button.setPointerCapture(held.id);
      drawn = true;
      held.button.dataset["drawn"] = "";
      held.button.style.translate = `${x}px ${y}px`;
      const to = nearest(row, event.clientX, event.clientY);
      [...row.children].forEach((place, at) => place.classList.toggle("into", at === to));
    };
    const up = (event: PointerEvent): void => {
      const from = drawn && held ? Number(held.button.dataset["slot"]) : -1;
      end();
      if (from < 0) return;
      const to = nearest(row, event.clientX, event.clientY);
      if (to !== from) drop(from, to);
    };
    /* What was drawn is not clicked. */
    const click = (event: MouseEvent): void => {
      if (drawn) event.stopPropagation();
      drawn = false;
    };
    row.addEventListener("pointerdown", down);
    row.addEventListener("pointermove", move);
    row.addEventListener("pointerup", up);
    row.addEventListener("pointercancel", end);
    row.addEventListener("click", click, true);
    return () => {
      row.removeEventListener("pointerdown", down);
      row.removeEventListener("pointermove", move);
      row.removeEventListener("pointerup", up);
      row.removeEventListener("pointercancel", end);
      row.removeEventListener("click", click, true);
    };
  };
