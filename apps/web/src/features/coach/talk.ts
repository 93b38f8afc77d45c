import {
  COACH_HISTORY_LIMIT,
  type CoachTurn,
  coachRoutes,
  TalkEvent,
} from '@salesai/contract/coach';
import * as z from 'zod/mini';
import { ApiError, toApiError } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { stream } from '#lib/stream.ts';

/** A question as it is asked: in words, typed or dictated, or as a sound that the server understands. */
export type Question = { text: string; dictated?: boolean } | { audio: Blob };

export const isSpoken = (question: Question) => 'audio' in question || question.dictated === true;

/** What is known of a turn before its end. */
export type Progress = Extract<TalkEvent, { type: 'accepted' | 'delta' }>;

/** When a lost turn is looked for in the history, in milliseconds after each look. */
const LOOKS_MS = [300, 700, ...Array.from({ length: 15 }, () => 2_000)];

/**
 * Asks the coach and follows its answer; one that was cut off is found in the history.
 * @throws ApiError when it could not be answered, or was never seen again.
 */
export async function talk(
  question: Question,
  icpId: string,
  tell: (progress: Progress) => void,
): Promise<CoachTurn> {
  const { path, method } = coachRoutes.talkStream;
  let acceptedId: string | null = null;
  try {
    for await (const { data } of stream(path, { method, form: formOf(question, icpId) })) {
      const event = z.parse(TalkEvent, JSON.parse(data));
      if (event.type === 'done') return event.turn;
      if (event.type === 'error') throw new ApiError(event.error);
      if (event.type === 'sources') continue;
      if (event.type === 'accepted') acceptedId = event.id;
      tell(event);
    }
  } catch (error) {
    if (error instanceof ApiError || acceptedId === null) throw error;
  }
  return fromHistory(acceptedId);
}

/** The server finishes what it has begun, whoever hangs up. */
async function fromHistory(id: string | null): Promise<CoachTurn> {
  for (const wait of LOOKS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const found = await newestTurns().then((turns) => turns.find((turn) => turn.id === id));
    if (found) return found;
  }
  throw toApiError(new TypeError('The connection was cut'));
}

const newestTurns = () =>
  call(coachRoutes.history, { query: { page: 1, limit: COACH_HISTORY_LIMIT } }).then(
    ({ history }) => history,
    // Still offline: the next look may be luckier.
    (): CoachTurn[] => [],
  );

function formOf(question: Question, icpId: string) {
  const form = new FormData();
  form.set('icpId', icpId);
  if ('text' in question) form.set('textInput', question.text);
  // Only a name that a file must have: what sound it is, the server tells by its first bytes.
  else form.set('audio', question.audio, 'audio.webm');
  return form;
}
