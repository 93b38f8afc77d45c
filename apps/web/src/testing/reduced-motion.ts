import { vi } from 'vitest';

const QUERY = '(prefers-reduced-motion: reduce)';

/** A device that asks for reduced motion: the questionnaire has no delays. */
export function preferReducedMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === QUERY,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
