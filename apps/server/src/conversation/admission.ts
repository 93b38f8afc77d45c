import type { Context } from 'hono';
import type { UserCtx } from '../context.ts';
import { reserveBody } from '../http/body-memory.ts';
import { type Release, withRelease } from '../http/capacity.ts';
import type { Rule } from '../http/limits.ts';
import { RULES } from '../http/rules.ts';
import { readTurnForm, type TurnForm, turnFormMaxBytes } from './turn-form.ts';

/** A turn that may be answered; `release` frees its share of this node once the answer has ended. */
export interface AdmittedTurn<Turn> {
  turn: Turn;
  release: Release;
}

export interface AdmissionOptions<Turn> {
  /** How often one user may take a turn. */
  rule: Rule;
  maxAudioBytes: number;
  /** Whether the fields may be sent as JSON. */
  acceptsJson?: boolean;
  /** Makes the turn from the form; the memory of the form is reserved until it returns. */
  open: (form: TurnForm) => Promise<Turn>;
}

/**
 * Admits a turn. Each limit is counted before the part of the body that it is about is read.
 * @throws AppError 429 or 503 when a limit is reached, and as reading and opening do.
 */
export async function admitTurn<Turn>(
  ctx: UserCtx,
  raw: Context,
  { rule, maxAudioBytes, acceptsJson = false, open }: AdmissionOptions<Turn>,
): Promise<AdmittedTurn<Turn>> {
  const { limits, capacity, speech } = ctx.ports;
  const userId = ctx.actor.id;
  await limits.consume(rule, userId);
  const release = capacity.turns.acquire(userId);
  const beforeRecording = async () => {
    if (speech.transcriber) await limits.consume(RULES.transcription, userId);
  };
  try {
    const turn = await withRelease(
      reserveBody(raw, ctx, turnFormMaxBytes(maxAudioBytes)),
      async () => open(await readTurnForm(raw, { maxAudioBytes, acceptsJson, beforeRecording })),
    );
    return { turn, release };
  } catch (error) {
    release();
    throw error;
  }
}
