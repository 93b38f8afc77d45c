/** How long to wait for the heading of a lazy screen before leaving the focus unchanged. */
const TIMEOUT_MS = 5_000;
let stopWaiting = () => {};

/** Focuses the screen's h1 as soon as it is rendered, so that screen readers announce the screen. */
export function focusHeading() {
  stopWaiting();
  if (focusNow()) return;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (moved || focusNow()) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), TIMEOUT_MS);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
