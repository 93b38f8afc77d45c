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

/** A question to the coach: typed or dictated text, or audio that the server transcribes. */
export type Question = { text: string; dictated?: boolean } | { audio: Blob };

export const isSpoken = (question: Question) => 'audio' in question || question.dictated === true;

/** An event before the end of a turn. */
export type TalkProgress = Extract<TalkEvent, { type: 'accepted' | 'delta' }>;

/** Delays between requests for a turn whose stream was cut off, in milliseconds. */
const RECOVERY_DELAYS_MS = [300, 700, ...Array.from({ length: 15 }, () => 2_000)];

/**
 * Asks the coach and reads its streamed answer; if the stream is cut off, finds the turn in the history.
 * @throws ApiError when the coach could not answer or the turn does not appear in the history.
 */
export async function talk(
  question: Question,
  icpId: string,
  onProgress: (progress: TalkProgress) => void,
): Promise<CoachTurn> {
  const { path, method } = coachRoutes.talkStream;
  let acceptedId: string | null = null;
  try {
    for await (const { data } of stream(path, { method, form: toForm(question, icpId) })) {
      const event = z.parse(TalkEvent, JSON.parse(data));
      if (event.type === 'done') return event.turn;
      if (event.type === 'error') throw new ApiError(event.error);
      if (event.type === 'sources') continue;
      if (event.type === 'accepted') acceptedId = event.id;
      onProgress(event);
    }
  } catch (error) {
    if (error instanceof ApiError || acceptedId === null) throw error;
  }
  return findInHistory(acceptedId);
}

/** The server completes an accepted turn even when the client disconnects. */
async function findInHistory(id: string | null): Promise<CoachTurn> {
  for (const delay of RECOVERY_DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    const found = await newestTurns().then((turns) => turns.find((turn) => turn.id === id));
    if (found) return found;
  }
  throw toApiError(new TypeError('The connection was cut'));
}

const newestTurns = () =>
  call(coachRoutes.history, { query: { page: 1, limit: COACH_HISTORY_LIMIT } }).then(
    ({ history }) => history,
    // Still offline: the next request may succeed.
    (): CoachTurn[] => [],
  );

function toForm(question: Question, icpId: string) {
  const form = new FormData();
  form.set('icpId', icpId);
  if ('text' in question) form.set('textInput', question.text);
  // A file needs a name; the server detects the audio format from the first bytes.
  else form.set('audio', question.audio, 'audio.webm');
  return form;
}
