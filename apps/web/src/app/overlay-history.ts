import type { OverlayHistory } from '@salesai/ui/overlay-history';
import type { HistoryLocation, RouterHistory } from '@tanstack/react-router';

/** A traversal that the browser ignores ends in no event; pushes wait no longer than this for it. */
const TRAVERSAL_TIMEOUT_MS = 500;

type Overlay = Parameters<OverlayHistory['add']>[0];

/** The number of overlays that are open at a history entry. */
const depthOf = ({ state }: HistoryLocation) => state.overlays ?? 0;

/**
 * Gives each open overlay an entry of the browser's history: Back closes the topmost one, and closing
 * one otherwise goes back by its entry. A navigation from an overlay replaces the overlay's entry.
 */
export function createOverlayHistory(history: RouterHistory): OverlayHistory {
  let order = 0;
  /** Open overlays, the topmost last. */
  let open: Overlay[] = [];
  /** Entries of closed overlays that no overlay has reused yet. */
  let unused = 0;
  const traversal = createTraversal(history);

  // After a reload at the entry of an overlay no overlay is open.
  if (depthOf(history.location) > 0) traversal.goBack(depthOf(history.location));

  const removeUnused = () => {
    const count = unused;
    unused = 0;
    if (count > 0 && depthOf(history.location) === open.length + count) traversal.goBack(count);
  };

  history.subscribe(({ location, action }) => {
    traversal.ended();
    const depth = depthOf(location);
    if (depth > open.length + unused && action.type !== 'PUSH') {
      traversal.goBack(depth - open.length - unused);
      return;
    }
    if (action.type === 'PUSH' && depth > 0) return;
    unused = 0;
    const closed = open.slice(depth);
    open = open.slice(0, depth);
    for (const { close } of closed.reverse()) close();
  });

  return {
    nextOrder: () => ++order,
    add(overlay) {
      open = [...open, overlay].sort((one, other) => one.order - other.order);
      if (unused > 0) {
        unused--;
        return;
      }
      const { href, state } = history.location;
      const scrollKey = state.scrollKey ?? state.__TSR_key;
      history.push(href, { overlays: open.length, ...(scrollKey && { scrollKey }) });
    },
    remove(id) {
      if (!open.some((one) => one.id === id)) return;
      open = open.filter((one) => one.id !== id);
      unused++;
      // An overlay that opens in the same moment reuses the entry.
      queueMicrotask(removeUnused);
    },
  };
}

/** Goes back in the history; what is pushed meanwhile waits, and pushes replace an overlay's entry. */
function createTraversal(history: RouterHistory) {
  let waiting: (() => void)[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = () => {
    clearTimeout(timer);
    const actions = waiting ?? [];
    waiting = null;
    // After the router has seen the entry that the traversal ended at.
    if (actions.length > 0)
      queueMicrotask(() => {
        for (const act of actions) act();
      });
  };
  const push = history.push.bind(history);
  const replace = history.replace.bind(history);
  history.push = (path, state, options) => {
    if (waiting) waiting.push(() => history.push(path, state, options));
    else if (depthOf(history.location) > 0 && !state?.overlays) replace(path, state, options);
    else push(path, state, options);
  };
  history.replace = (path, state, options) => {
    if (waiting) waiting.push(() => history.replace(path, state, options));
    else replace(path, state, options);
  };
  return {
    ended,
    goBack(count: number) {
      waiting ??= [];
      clearTimeout(timer);
      timer = setTimeout(ended, TRAVERSAL_TIMEOUT_MS);
      history.flush();
      history.go(-count);
    },
  };
}
