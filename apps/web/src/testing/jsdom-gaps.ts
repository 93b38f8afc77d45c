import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

/** What browsers have and jsdom lacks; only what the app or its libraries touch. */
export async function fillJsdomGaps() {
  await sendFilesAsBrowsersDo();
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

/** fetch is Node's here, and reads forms and files of its own kind only. */
async function sendFilesAsBrowsersDo() {
  const form = await new Response(new URLSearchParams()).formData();
  vi.stubGlobal('FormData', form.constructor);
  vi.stubGlobal('File', NodeFile);
  vi.stubGlobal('Blob', NodeBlob);
}
