import { type RefObject, useSyncExternalStore } from 'react';

/** Full screen for one element, where the browser offers it. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = async () => {
    try {
      if (isFull) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // Rejected by the browser or an embedding page: the dialog fills the window anyway.
      return;
    }
  };
  return { isSupported: document.fullscreenEnabled === true, isFull, toggle };
}

function subscribe(onChange: () => void) {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}
