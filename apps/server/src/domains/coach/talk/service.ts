import { randomUUID } from 'node:crypto';
import {
  COACH_INPUT_MAX,
  COACH_MAX_AUDIO_BYTES,
  type CoachTurn,
  type Source,
  type TalkEvent,
} from '@salesai/contract/coach';
import type { Language } from '@salesai/contract/common';
import type { CoachReplyInput, StoredAct } from '@salesai/engine/port';
import type { Context } from 'hono';
import type { UserCtx } from '../../../context.ts';
import { type AdmittedTurn, admitTurn } from '../../../conversation/admission.ts';
import type { Emit } from '../../../conversation/event-stream.ts';
import { transcribe } from '../../../conversation/transcription.ts';
import { runTurn } from '../../../conversation/turn.ts';
import type { TurnForm } from '../../../conversation/turn-form.ts';
import { engineLabel } from '../../../generation.ts';
import { RULES } from '../../../http/rules.ts';
import { appendTurn, type Session } from '../data.ts';
import { requireCoach } from '../service.ts';
import { parseQuestion } from './question.ts';
import { noCoach, toTurn } from './turn.ts';
import { VIEW_VERSION, viewOf } from './view.ts';

/** A question that may be answered, with all that the coach needs to know. */
interface OpenTurn {
  id: string;
  session: Session;
  view: CoachReplyInput;
}

interface Reply {
  assistantResponse: string;
  sources: Source[];
  interrupted: boolean;
  chips: string[];
  support: boolean;
  act: StoredAct | null;
}

/** @throws AppError 409 without a coach, and as admission, transcription and viewing do. */
export async function admit(ctx: UserCtx, raw: Context): Promise<AdmittedTurn<OpenTurn>> {
  await requireCoach(ctx);
  return admitTurn(ctx, raw, {
    rule: RULES.coachTurn,
    maxAudioBytes: COACH_MAX_AUDIO_BYTES,
    open: (form) => open(ctx, form),
  });
}

async function open(ctx: UserCtx, form: TurnForm): Promise<OpenTurn> {
  const { input, icpId } = parseQuestion(form);
  const session = await requireCoach(ctx);
  const userInput =
    typeof input === 'string'
      ? input
      : await transcribe(ctx, input, { maxLength: COACH_INPUT_MAX });
  return { id: randomUUID(), session, view: await viewOf(ctx, session, { userInput, icpId }) };
}

/**
 * Answers a turn and adds it to the log, whether or not its caller still waits.
 * @throws AppError 503 or 422 when there is no reply at all, 409 when the coach was deleted meanwhile.
 */
export function answer(
  ctx: UserCtx,
  { id, session, view }: OpenTurn,
  emit: Emit<TalkEvent> = () => undefined,
): Promise<CoachTurn> {
  emit({ type: 'accepted', id, userInput: view.userInput });
  return runTurn(ctx, {
    key: turnKey(ctx),
    failure: 'errors:coach.talk',
    reply: (signal) => replyTo(ctx, view, signal, emit),
    async store(reply) {
      const turn = {
        id,
        userInput: view.userInput,
        ...reply,
        language: languageOf(ctx),
        engine: engineLabel(ctx.ports.engine.info, 'coachReply'),
        viewVersion: VIEW_VERSION,
      };
      const row = await ctx.db.transaction((tx) => appendTurn(tx, session, turn));
      if (!row) throw noCoach();
      return toTurn(ctx, row);
    },
  });
}

/** Ends the reply that the coach is giving the caller, on whichever node; the text so far is stored. */
export async function stop(ctx: UserCtx): Promise<void> {
  await ctx.ports.turnCancellation.cancel(turnKey(ctx));
}

const turnKey = ({ actor }: UserCtx) => `coach:${actor.id}`;

/** Text before a failure is stored; only an empty reply fails. */
async function replyTo(
  { ports, log }: UserCtx,
  view: CoachReplyInput,
  signal: AbortSignal,
  emit: Emit<TalkEvent>,
): Promise<Reply> {
  const reply: Reply = {
    assistantResponse: '',
    sources: [],
    interrupted: true,
    chips: [],
    support: false,
    act: null,
  };
  try {
    for await (const event of ports.engine.coachReply(view, { signal })) {
      if (event.type === 'done') {
        reply.interrupted = event.interrupted;
        reply.chips = event.details.chips;
        reply.support = event.details.act === 'support';
        reply.act = event.details.storedAct;
        if (reply.support) ports.countSupportReply();
      } else emit(event);
      if (event.type === 'delta') reply.assistantResponse += event.text;
      if (event.type === 'sources') reply.sources = event.sources;
    }
  } catch (error) {
    if (reply.assistantResponse.trim() === '') throw error;
    log.warn({ err: error }, 'a reply was interrupted');
  }
  return reply;
}

/** The embedded engine writes Portuguese in every interface language. */
const languageOf = ({ ports, language }: UserCtx): Language =>
  ports.engine.info.kind === 'embedded' ? 'pt-BR' : language;
