import { vi } from 'vitest';

/** What browsers have and jsdom lacks; only what the app or its libraries touch. */
export function fillJsdomGaps() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getAnimations ??= () => [];
  globalThis.ResizeObserver ??= NoResizes;
}

class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
