import { COACH_INPUT_MAX, COACH_MAX_AUDIO_BYTES } from '@salesai/contract/coach';
import { Id } from '@salesai/contract/common';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError } from '../../../http/app-error.ts';
import { readForm } from '../../../http/multipart.ts';
import { validate } from '../../../http/validate.ts';

/** What a seller asks, in words or spoken, and about which customer. */
export interface Question {
  said: string | Blob;
  icpId: string | undefined;
}

/** Room for the other fields and what stands between them. */
const REST_BYTES = 64 * 1024;

const Fields = z.object({
  textInput: z.optional(
    z.pipe(
      z.pipe(z.string(), z.transform(plain)),
      z.string().check(z.maxLength(COACH_INPUT_MAX, 'validation:tooLong')),
    ),
  ),
  audio: z.optional(z.instanceof(Blob)),
  icpId: z.optional(Id),
});

/** @throws AppError 400 when nothing is asked or too much, 413 for a recording that is too large. */
export async function readQuestion(raw: Context): Promise<Question> {
  const form = await readForm(raw, COACH_MAX_AUDIO_BYTES + REST_BYTES);
  const { textInput, audio, icpId } = validate(Fields, Object.fromEntries(form));
  if (audio && audio.size > COACH_MAX_AUDIO_BYTES) throw new AppError('TOO_LARGE');
  const said = textInput || audio;
  if (said) return { said, icpId };
  throw new AppError('INVALID_INPUT', { fields: { textInput: 'validation:coach.empty' } });
}

/** Forms send line ends in pairs; what cannot be seen is nothing that was asked. */
function plain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
