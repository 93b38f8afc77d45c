import {
  type CoachStatus,
  type CoachTurn,
  coachRoutes,
  type TalkEvent,
} from '@salesai/contract/coach';
import { icpRoutes } from '@salesai/contract/icp';
import { answer, answerWith } from './api.ts';
import { salons } from './icp.ts';

/** A coach without documents and turns; speech uses the browser. */
export const freshCoach: CoachStatus = {
  exists: true,
  capabilities: { stt: 'browser', tts: 'browser' },
  engine: { kind: 'embedded', model: null },
  files: [],
};

export const turn = (id: string, userInput: string, assistantResponse: string): CoachTurn => ({
  id,
  userInput,
  assistantResponse,
  createdAt: '2026-02-01T12:00:00.000Z',
  sources: [],
  interrupted: false,
});

/** A server with this coach and history. */
export function coachAnswers(status: CoachStatus, history: CoachTurn[] = []) {
  answer(coachRoutes.status, status);
  answer(coachRoutes.history, { history, page: 1, limit: 20, total: history.length });
  answer(icpRoutes.list, { icps: [salons] });
}

/** A turn as the server streams it. */
export const eventsOf = (reply: CoachTurn): TalkEvent[] => [
  { type: 'accepted', id: reply.id, userInput: reply.userInput },
  { type: 'delta', text: reply.assistantResponse },
  { type: 'sources', sources: reply.sources },
  { type: 'done', turn: reply },
];

export const streamOf = (events: TalkEvent[]) =>
  new Response(
    events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
    { headers: { 'content-type': 'text/event-stream' } },
  );

/** Answers every question with this turn. @returns the forms that were sent. */
export function coachReplies(reply: CoachTurn): FormData[] {
  const sent: FormData[] = [];
  answerWith(coachRoutes.talkStream, async (request) => {
    sent.push(await request.formData());
    return streamOf(eventsOf(reply));
  });
  return sent;
}
