import { feelingIn, withoutObject } from '../reading/feelings.ts';
import type { OpenQuestion } from '../state/conversation-state.ts';
import { asksHelp } from './asked-help.ts';
import { textRequested } from './text-request.ts';

/** A feeling precedes what a text or an answer could be about, unless the message asks for one. */
export const feelsBeforeAll = (text: string, open: OpenQuestion | null): boolean =>
  !takesWhole(open) &&
  feelingIn(text) !== null &&
  textRequested(withoutObject(text)) === null &&
  !asksHelp(text);

/** A pasted text or line keeps its greeting. */
export const takesWhole = (open: OpenQuestion | null): boolean =>
  open?.kind === 'text' || open?.kind === 'line' || open?.kind === 'exercise';
