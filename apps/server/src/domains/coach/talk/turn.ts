import type { CoachTurn } from '@salesai/contract/coach';
import type { UserCtx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { audioUrlOf } from '../audio/address.ts';
import type { TurnRow } from '../data.ts';

/** A turn of the log as it is shown. */
export const asTurn = ({ ports, actor }: UserCtx, row: TurnRow): CoachTurn => ({
  id: row.id,
  userInput: row.userInput,
  assistantResponse: row.assistantResponse,
  createdAt: row.createdAt.toISOString(),
  sources: row.sources,
  interrupted: row.interrupted,
  audioUrl: audioUrlOf(ports, { turnId: row.id, sessionId: actor.sessionId }),
});

/** Nothing can be said to a coach that was never started, or is gone. */
export const noCoach = () => new AppError('CONFLICT', { message: 'errors:coach.none' });
