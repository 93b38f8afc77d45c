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

const Words = z.object({
  textInput: z.optional(
    z.pipe(
      z.pipe(z.string(), z.transform(plain)),
      z.string().check(z.maxLength(COACH_INPUT_MAX, 'validation:tooLong')),
    ),
  ),
  icpId: z.optional(Id),
});

/** @throws AppError 400 when nothing is asked or too much, 413 for a recording that is too large. */
export async function readQuestion(raw: Context): Promise<Question> {
  const { texts, audio } = await readFields(raw);
  const { textInput, icpId } = validate(Words, { ...texts, icpId: texts.icpId || undefined });
  if (audio && audio.byteLength > COACH_MAX_AUDIO_BYTES) throw new AppError('TOO_LARGE');
  const said = textInput || audio;
  if (said) return { said, icpId };
  throw new AppError('INVALID_INPUT', { fields: { textInput: 'validation:coach.empty' } });
}

async function readFields(raw: Context) {
  const texts: Record<string, string> = {};
  let audio: Uint8Array<ArrayBuffer> | undefined;
  for await (const { field, fileName, bytes } of partsOf(raw, {
    most: COACH_MAX_AUDIO_BYTES + REST_BYTES,
  })) {
    const blocks: Uint8Array[] = [];
    for await (const block of bytes) blocks.push(block);
    const whole = Buffer.concat(blocks);
    if (field === 'audio') audio = new Uint8Array(whole);
    else if (fileName === null) texts[field] = whole.toString('utf8');
  }
  return { texts, audio };
}

/** Forms send line ends in pairs; what cannot be seen is nothing that was asked. */
function plain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
