import { randomUUID } from 'node:crypto';
import type { CoachTurn, Source, TalkEvent } from '@salesai/contract/coach';
import type { Language } from '@salesai/contract/common';
import type { CoachReplyInput } from '@salesai/engine/port';
import type { UserCtx } from '../../../context.ts';
import { generate, madeBy } from '../../../generation.ts';
import { announceStop, appendTurn, findCoach, type Session } from '../data.ts';
import { hear } from './hearing.ts';
import type { Question } from './question.ts';
import { asTurn, noCoach } from './turn.ts';
import { VIEW_VERSION, viewOf } from './view.ts';

/** A question that may be answered, with all that the coach needs to know. */
export interface OpenTurn {
  id: string;
  session: Session;
  view: CoachReplyInput;
}

type Tell = (event: TalkEvent) => void;

interface Reply {
  assistantResponse: string;
  sources: Source[];
  interrupted: boolean;
}

/** @throws AppError 409 without a coach, and as hearing and viewing do. */
export async function open(ctx: UserCtx, question: Question): Promise<OpenTurn> {
  const session = await findCoach(ctx.db, ctx.actor.id);
  if (!session) throw noCoach();
  const { said, icpId } = question;
  const words = typeof said === 'string' ? said : await hear(ctx, said);
  return { id: randomUUID(), session, view: await viewOf(ctx, session, { words, icpId }) };
}

/**
 * Answers a turn and adds it to the log, whether or not its caller still listens.
 * @param tell hears what happens before the end.
 * @throws AppError 503 or 422 when there is no reply at all, 409 when the coach was deleted meanwhile.
 */
export function answer(
  ctx: UserCtx,
  { id, session, view }: OpenTurn,
  tell: Tell = () => undefined,
): Promise<CoachTurn> {
  tell({ type: 'accepted', id, userInput: view.userInput });
  return ctx.ports.background.run(async (signal) => {
    const reply = await generate({ ...ctx, signal }, 'errors:coach.talk', (budget) =>
      ctx.ports.stops.during(ctx.actor.id, (stopped) =>
        replyTo(ctx, view, AbortSignal.any([budget, stopped]), tell),
      ),
    );
    const turn = {
      id,
      userInput: view.userInput,
      ...reply,
      language: languageOf(ctx),
      engine: madeBy(ctx.ports.engine.info, 'coachReply'),
      viewVersion: VIEW_VERSION,
    };
    const row = await ctx.db.transaction((tx) => appendTurn(tx, session, turn));
    if (!row) throw noCoach();
    return asTurn(ctx, row);
  });
}

/** Ends what the coach is saying to the caller now, on whichever node; the words so far are kept. */
export async function stop({ db, actor }: UserCtx): Promise<void> {
  await announceStop(db, actor.id);
}

/** What was said before a failure is kept; only a reply without a word fails. */
async function replyTo(
  { ports, log }: UserCtx,
  view: CoachReplyInput,
  signal: AbortSignal,
  tell: Tell,
): Promise<Reply> {
  const reply: Reply = { assistantResponse: '', sources: [], interrupted: true };
  try {
    for await (const event of ports.engine.coachReply(view, { signal })) {
      if (event.type === 'done') reply.interrupted = event.interrupted;
      else tell(event);
      if (event.type === 'delta') reply.assistantResponse += event.text;
      if (event.type === 'sources') reply.sources = event.sources;
    }
  } catch (error) {
    if (reply.assistantResponse.trim() === '') throw error;
    log.warn({ err: error }, 'a reply was interrupted');
  }
  return reply;
}

/** The embedded engine writes Portuguese whatever the screen speaks. */
const languageOf = ({ ports, language }: UserCtx): Language =>
  ports.engine.info.kind === 'embedded' ? 'pt-BR' : language;
