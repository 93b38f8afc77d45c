import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Sound, SpeechError } from '../../../speech/speech.ts';
import { spokenText } from '../../../speech/spoken/text.ts';
import { findTurn } from '../data.ts';
import { isValid } from './address.ts';

/**
 * Speaks a reply. Every node can, from the log: what was spoken before is only kept to save the work.
 * @throws AppError 404 for an address that is not ours, is too old, or whose turn is gone; 503.
 */
export async function speak(
  { db, ports }: Ctx,
  id: string,
  signed: { expires: number; signature: string },
): Promise<Sound> {
  const turn = isValid(ports, id, signed) ? await findTurn(db, id) : undefined;
  const { voice } = ports.speech;
  if (!turn || !voice) throw new AppError('NOT_FOUND');
  try {
    return await voice.say(spokenText(turn.assistantResponse, turn.language), turn.language);
  } catch (cause) {
    if (!(cause instanceof SpeechError)) throw cause;
    throw new AppError('UNAVAILABLE', { message: 'errors:coach.voice', cause });
  }
}
