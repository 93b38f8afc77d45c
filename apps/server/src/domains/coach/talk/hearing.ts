import { COACH_INPUT_MAX } from '@salesai/contract/coach';
import type { UserCtx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { isSilent, kindOf } from '../../../speech/sound.ts';
import { SpeechError } from '../../../speech/speech.ts';

/**
 * Writes down what a seller said.
 * @throws AppError 415 when it is no sound we know, 422 when nothing is said in it or nothing here
 * hears, 503 when the one who should hear is out of reach.
 */
export async function hear(ctx: UserCtx, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { ear } = ctx.ports.speech;
  if (!ear) throw new AppError('UNPROCESSABLE', { message: 'errors:coach.noTranscription' });
  if (bytes.byteLength === 0) throw unheard();
  const kind = kindOf(bytes);
  if (!kind) throw new AppError('UNSUPPORTED_TYPE', { message: 'errors:coach.audioType' });
  if (isSilent(bytes)) throw unheard();
  const words = await ear.hear({ type: kind.type, bytes }, ctx.language).catch((cause: unknown) => {
    throw asAppError(cause);
  });
  // A hum is sometimes written down as dots or notes.
  if (!/[\p{L}\p{N}]/u.test(words)) throw unheard();
  if (words.length > COACH_INPUT_MAX) {
    throw new AppError('INVALID_INPUT', { fields: { audio: 'validation:tooLong' } });
  }
  return words;
}

function asAppError(cause: unknown): unknown {
  if (!(cause instanceof SpeechError)) return cause;
  if (cause.kind === 'unusable') return unheard(cause);
  return new AppError('UNAVAILABLE', { message: 'errors:coach.transcriberUnavailable', cause });
}

const unheard = (cause?: unknown) =>
  new AppError('UNPROCESSABLE', { message: 'errors:coach.unintelligible', cause });
