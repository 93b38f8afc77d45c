import type { CoachTurn } from '@salesai/contract/coach';
import { artefactIn, isJudgement } from '@salesai/engine/conversation';
import { offerIn } from '@salesai/engine/documents';
import type { UserCtx } from '../../../context.ts';
import { createReplyAudio } from '../../../conversation/reply-audio.ts';
import { AppError } from '../../../http/app-error.ts';
import type { TurnRow } from '../data.ts';

export const replyAudio = createReplyAudio('/api/coach/audio', 'coach-audio');

/** A stored turn in the contract's shape. */
export const toTurn = ({ ports, actor }: UserCtx, row: TurnRow): CoachTurn => ({
  id: row.id,
  userInput: row.userInput,
  assistantResponse: row.assistantResponse,
  createdAt: row.createdAt.toISOString(),
  sources: row.sources,
  interrupted: row.interrupted,
  chips: row.chips,
  support: row.support,
  artefact: artefactIn(row.assistantResponse),
  offer: row.sources.length > 0 ? offerIn(row.assistantResponse) : null,
  judged: isJudgement(row.assistantResponse),
  audioUrl: replyAudio.urlOf(ports, { replyId: row.id, loginSessionId: actor.loginSessionId }),
});

/** The seller has not started a coach, or has deleted it. */
export const noCoach = () => new AppError('CONFLICT', { message: 'errors:coach.none' });
