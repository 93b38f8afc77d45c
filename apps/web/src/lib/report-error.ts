import { ApiError } from './api-error.ts';

/** Hands a programming mistake to the browser's own error reporting; refusals are shown, not reported. */
export function reportUnexpected(error: unknown) {
  if (error instanceof ApiError) return;
  if (error instanceof DOMException && error.name === 'AbortError') return;
  globalThis.reportError(error);
}
