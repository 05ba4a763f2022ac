/** Where we are: a path of the app; pages that the server makes are ordinary links. */

export const here = $state({ path: location.pathname, query: location.search });

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

/** Whether the step of the history where one is was made from the one before, within the page. */
export const pushed = (): boolean => Boolean((history.state as { within?: boolean } | null)?.within);

/** Where one is within a page: in its address, as a step of its own in the history where that is `fresh`. */
export function mark(query: string, fresh = false): void {
  history[fresh ? "pushState" : "replaceState"](fresh ? { within: true } : history.state, "", location.pathname + query + location.hash);
  here.query = query;
}

function arrive(): void {
  here.query = location.search;
  if (here.path === location.pathname) return; // within the page
  here.path = location.pathname;
  scrollTo(0, 0);
}

const OURS = /^\/($|new\/|table\/|records$|import$|daily(\/|$)|statistics$|replay(\/|$)|settings$|tables$)/;

/** The browser scrolls to a place within the page; the focus goes there too. */
function jump(hash: string): void {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus();
}

/** Follows links within the app without loading a page. */
export function listen(): void {
  addEventListener("popstate", arrive);
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const url = new URL(link.href, location.href);
    if (url.hash && url.href.split("#")[0] === location.href.split("#")[0]) jump(url.hash);
    else if (url.origin === location.origin && OURS.test(url.pathname) && !link.hasAttribute("download")) {
      event.preventDefault();
      go(url.pathname + url.search);
    }
  });
}
