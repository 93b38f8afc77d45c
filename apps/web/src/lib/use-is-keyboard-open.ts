import { useSyncExternalStore } from 'react';

/** The on-screen keyboard leaves less than this share of the height. */
const SHARE = 0.75;
const EDITABLE =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable]';

/** The greatest height seen by width: turning the phone changes both. */
const heights = new Map<number, number>();

/** Whether the on-screen keyboard is open. */
export const useIsKeyboardOpen = () => useSyncExternalStore(subscribe, isKeyboardOpen);

function isKeyboardOpen(): boolean {
  const viewport = window.visualViewport;
  if (viewport?.scale !== 1) return false;
  const { innerWidth, innerHeight, screen } = window;
  // A phone that was turned with its keyboard open has shown no greater height yet.
  const isTouch = window.matchMedia('(pointer: coarse)').matches;
  const known = Math.max(heights.get(innerWidth) ?? 0, isTouch ? screen.availHeight : 0);
  const full = Math.max(known, innerHeight, viewport.height);
  heights.set(innerWidth, Math.max(heights.get(innerWidth) ?? 0, innerHeight));
  return viewport.height < SHARE * full && document.activeElement?.matches(EDITABLE) === true;
}

function subscribe(changed: () => void) {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', changed);
  };
}
