import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';

/** Adds the browser APIs that jsdom lacks and that the app or its libraries use. */
export async function fillJsdomGaps() {
  await stubNodeForms();
  // jsdom's has no `subtle`.
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getAnimations ??= () => [];
  globalThis.ResizeObserver ??= ResizeObserverStub;
  vi.stubGlobal('IntersectionObserver', ResizeObserverStub);
}

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** `fetch` is Node's in tests and accepts only Node's FormData, File and Blob. */
async function stubNodeForms() {
  const form = await new Response(new URLSearchParams()).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('Blob', NodeBlob);
}
