import { PRACTICE_MESSAGE_MAX, PracticeClientId } from '@salesai/contract/practice';
import * as z from 'zod/mini';
import { type TurnForm, turnText } from '../../../conversation/turn-form.ts';
import { AppError } from '../../../http/app-error.ts';
import { validate } from '../../../http/validate.ts';

/** What a seller writes or records. */
export interface Message {
  clientId: string;
  text: string;
  recording: Uint8Array<ArrayBuffer> | undefined;
}

const Fields = z.object({
  text: z._default(turnText(PRACTICE_MESSAGE_MAX), ''),
  clientId: PracticeClientId,
});

/**
 * @param key the call's `Idempotency-Key`, for a message without a `clientId`.
 * @throws AppError 400 without either, or for a text that is too long.
 */
export function parseMessage({ fields, recording }: TurnForm, key: string | null): Message {
  const { text, clientId } = validate(Fields, key === null ? fields : { clientId: key, ...fields });
  return { clientId, text, recording };
}

/** @throws AppError 422 for a message without text or recording. */
export function requireContent({ text, recording }: Message): string | Uint8Array<ArrayBuffer> {
  const content = text || recording;
  if (content) return content;
  throw new AppError('UNPROCESSABLE', {
    message: 'validation:practice.empty',
    fields: { text: 'validation:practice.empty' },
  });
}
