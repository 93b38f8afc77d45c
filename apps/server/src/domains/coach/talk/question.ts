import { COACH_INPUT_MAX, COACH_MAX_AUDIO_BYTES } from '@salesai/contract/coach';
import { Id } from '@salesai/contract/common';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError } from '../../../http/app-error.ts';
import { partsOf } from '../../../http/multipart.ts';
import { validate } from '../../../http/validate.ts';

/** What a seller asks, in words or as a recording, and about which customer. */
export interface Question {
  said: string | Uint8Array<ArrayBuffer>;
  icpId: string | undefined;
}

/** Room for the other fields and what stands between them. */
const REST_BYTES = 64 * 1024;
/** Bytes of a whole question. */
export const QUESTION_MAX = COACH_MAX_AUDIO_BYTES + REST_BYTES;

const Words = z.object({
  textInput: z.optional(
    z.pipe(
      z.pipe(z.string(), z.transform(plain)),
      z.string().check(z.maxLength(COACH_INPUT_MAX, 'validation:tooLong')),
    ),
  ),
  icpId: z.optional(Id),
});

/**
 * @param beforeRecording is asked before any of a recording is read, and refuses it by throwing.
 * @throws AppError 400 when nothing is asked or too much, 413 for a recording that is too large.
 */
export async function readQuestion(
  raw: Context,
  beforeRecording: () => Promise<void>,
): Promise<Question> {
  const { texts, audio } = await readFields(raw, beforeRecording);
  const { textInput, icpId } = validate(Words, { ...texts, icpId: texts.icpId || undefined });
  const said = textInput || audio;
  if (said) return { said, icpId };
  throw new AppError('INVALID_INPUT', { fields: { textInput: 'validation:coach.empty' } });
}

async function readFields(raw: Context, beforeRecording: () => Promise<void>) {
  const texts: Record<string, string> = {};
  let audio: Uint8Array<ArrayBuffer> | undefined;
  for await (const { field, fileName, bytes } of partsOf(raw, { most: QUESTION_MAX })) {
    if (field === 'audio') {
      await beforeRecording();
      audio = await wholeOf(bytes, COACH_MAX_AUDIO_BYTES);
    } else if (fileName === null) {
      texts[field] = new TextDecoder().decode(await wholeOf(bytes, REST_BYTES));
    }
  }
  return { texts, audio };
}

/** In one block of memory: a recording and its copy would be twice as much as was made room for. */
async function wholeOf(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = new ArrayBuffer(0, { maxByteLength: most });
  const whole = new Uint8Array(buffer);
  for await (const block of bytes) {
    const at = buffer.byteLength;
    if (at + block.byteLength > most) throw new AppError('TOO_LARGE');
    buffer.resize(at + block.byteLength);
    whole.set(block, at);
  }
  return whole;
}

/** Forms send line ends in pairs; what cannot be seen is nothing that was asked. */
function plain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
