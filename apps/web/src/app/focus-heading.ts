/** How long a lazy screen may take to show its heading before focus is left where it is. */
const PATIENCE_MS = 5_000;
let stopWaiting = () => {};

/** Moves focus to the screen's h1, as soon as there is one, so that readers hear where they are. */
export function focusHeading() {
  stopWaiting();
  if (focusNow()) return;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (moved || focusNow()) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), PATIENCE_MS);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
