import type { OpenQuestion } from '../state/conversation-state.ts';

/** Questions whose answer may have any form. */
export const isAwaiting = (open: OpenQuestion | null): boolean =>
  open !== null && /^(?:exercise|line|text|name|part|purpose|choice)$/.test(open.kind);
