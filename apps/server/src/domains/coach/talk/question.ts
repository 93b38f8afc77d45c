import { COACH_INPUT_MAX } from '@salesai/contract/coach';
import { Id } from '@salesai/contract/common';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { AppError } from '../../../http/app-error.ts';
import { readForm } from '../../../http/multipart.ts';
import { validate } from '../../../http/validate.ts';

/** What a seller asks, in words, and about which customer. */
export interface Question {
  words: string;
  icpId: string | undefined;
}

const FORM_MAX_BYTES = 256 * 1024;

const Fields = z.object({
  textInput: z.optional(
    z.pipe(
      z.pipe(z.string(), z.transform(plain)),
      z.string().check(z.maxLength(COACH_INPUT_MAX, 'validation:tooLong')),
    ),
  ),
  icpId: z.optional(Id),
});

/** @throws AppError 400 when nothing is asked, or more than can be answered at once. */
export async function readQuestion(raw: Context): Promise<Question> {
  const form = await readForm(raw, FORM_MAX_BYTES);
  const { textInput, icpId } = validate(Fields, Object.fromEntries(form));
  if (textInput) return { words: textInput, icpId };
  throw new AppError('INVALID_INPUT', { fields: { textInput: 'validation:coach.empty' } });
}

/** Forms send line ends in pairs; what cannot be seen is nothing that was asked. */
function plain(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}
