import { vi } from 'vitest';

const STILL = '(prefers-reduced-motion: reduce)';

/** A person who wants no motion, so that no test waits for the typewriter. */
export function withoutMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === STILL,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
}
