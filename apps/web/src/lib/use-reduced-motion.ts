import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the person asked their device for less motion. */
export const useReducedMotion = () =>
  useSyncExternalStore(follow, () => window.matchMedia(QUERY).matches);

function follow(changed: () => void) {
  const media = window.matchMedia(QUERY);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}
