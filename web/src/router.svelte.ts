/** Where we are: a path of the app; pages that the server makes are ordinary links. */

export const here = $state({ path: location.pathname, query: location.search });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

function arrive(): void {
  here.path = location.pathname;
  here.query = location.search;
  scrollTo(0, 0);
}

const OURS = /^\/($|new\/|table\/|records$|import$|daily(\/|$)|statistics$|replay(\/|$)|settings$|tables$)/;

/** Follows links within the app without loading a page. */
export function listen(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const url = new URL(link.href, location.href);
    if (url.origin === location.origin && OURS.test(url.pathname) && !link.hasAttribute("download")) {
      event.preventDefault();
      go(url.pathname + url.search);
    }
  });
}
