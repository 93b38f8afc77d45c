import { type CoachStatus, type CoachTurn, coachRoutes } from '@salesai/contract/coach';
import { icpRoutes } from '@salesai/contract/icp';
import { answer } from './api.ts';
import { salons } from './icp.ts';

/** A coach with nothing read and nothing said yet; this browser hears and speaks for it. */
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

/** A server with this coach and these last words. */
export function coachAnswers(status: CoachStatus, history: CoachTurn[] = []) {
  answer(coachRoutes.status, status);
  answer(coachRoutes.history, { history, page: 1, limit: 20, total: history.length });
  answer(icpRoutes.list, { icps: [salons] });
}
