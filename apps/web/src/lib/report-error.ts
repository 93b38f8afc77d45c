import { ApiError } from './api-error.ts';

/** Reports unexpected errors to the browser; API errors are shown by screens, not reported. */
export function reportUnexpected(error: unknown) {
  if (error instanceof ApiError) return;
  if (error instanceof DOMException && error.name === 'AbortError') return;
  globalThis.reportError(error);
}
