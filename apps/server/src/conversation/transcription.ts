import type { UserCtx } from '../context.ts';
import { AppError } from '../http/app-error.ts';
import { detectAudioFormat, isSilent } from '../speech/audio-format.ts';
import { SpeechError } from '../speech/speech.ts';

/**
 * Transcribes a recording of the caller.
 * @param options.maxLength characters that the text may have.
 * @throws AppError 415 for an unknown audio format, 422 when no speech is recognised or this server
 * has no transcriber, 400 for a text that is too long, 503 while the transcriber is unavailable.
 */
export async function transcribe(
  ctx: UserCtx,
  bytes: Uint8Array<ArrayBuffer>,
  { maxLength }: { maxLength: number },
): Promise<string> {
  const { transcriber } = ctx.ports.speech;
  if (!transcriber)
    throw new AppError('UNPROCESSABLE', { message: 'errors:conversation.noTranscriber' });
  if (bytes.byteLength === 0) throw noSpeech();
  const format = detectAudioFormat(bytes);
  if (!format) throw new AppError('UNSUPPORTED_TYPE', { message: 'errors:conversation.audioType' });
  if (isSilent(bytes)) throw noSpeech();
  const text = await transcriber
    .transcribe({ type: format.type, bytes }, ctx.language)
    .catch((cause: unknown) => {
      throw asAppError(cause);
    });
  // Noise is sometimes transcribed as dots or notes.
  if (!/[\p{L}\p{N}]/u.test(text)) throw noSpeech();
  if (text.length > maxLength) {
    throw new AppError('INVALID_INPUT', { fields: { audio: 'validation:tooLong' } });
  }
  return text;
}

function asAppError(cause: unknown): unknown {
  if (!(cause instanceof SpeechError)) return cause;
  if (cause.kind === 'unusable') return noSpeech(cause);
  return new AppError('UNAVAILABLE', { message: 'errors:conversation.transcription', cause });
}

const noSpeech = (cause?: unknown) =>
  new AppError('UNPROCESSABLE', { message: 'errors:conversation.noSpeech', cause });
