import { type RefObject, useSyncExternalStore } from 'react';

/** Full screen for one element, where the browser offers it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(follow, () => document.fullscreenElement !== null);
  const toggle = async () => {
    try {
      if (isFull) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // Refused by the browser or the page around us: the dialog fills the window anyway.
      return;
    }
  };
  return { isOffered: document.fullscreenEnabled === true, isFull, toggle };
}

function follow(changed: () => void) {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
