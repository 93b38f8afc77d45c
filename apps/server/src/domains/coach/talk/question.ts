import { COACH_INPUT_MAX } from '@salesai/contract/coach';
import { Id } from '@salesai/contract/common';
import * as z from 'zod/mini';
import { type TurnForm, turnText } from '../../../conversation/turn-form.ts';
import { AppError } from '../../../http/app-error.ts';
import { validate } from '../../../http/validate.ts';

/** What a seller asks, typed or recorded, and about which ICP. */
export interface Question {
  input: string | Uint8Array<ArrayBuffer>;
  icpId: string | undefined;
}

const Fields = z.object({
  textInput: z.optional(turnText(COACH_INPUT_MAX)),
  icpId: z.optional(Id),
});

/** @throws AppError 400 for an empty question, or one that is too long. */
export function parseQuestion({ fields, recording }: TurnForm): Question {
  const { textInput, icpId } = validate(Fields, fields);
  const input = textInput || recording;
  if (input) return { input, icpId };
  throw new AppError('INVALID_INPUT', { fields: { textInput: 'validation:coach.empty' } });
}
