import { PracticeEvent, type PracticeReply, practiceRoutes } from '@salesai/contract/practice';
import * as z from 'zod/mini';
import { ApiError, toApiError } from '#lib/api-error.ts';
import { stream } from '#lib/stream.ts';

/** What a seller writes, or says for the server to transcribe. */
export type MessageContent = { text: string } | { audio: Blob };

interface SendOptions {
  /** The same id again adds nothing: the server answers what it answered before. */
  clientId: string;
  onTyping: () => void;
}

/**
 * Sends a message to the buyer.
 * @returns the seller's message and the buyer's bubbles.
 * @throws ApiError when the message was refused, or the connection was lost before the whole answer.
 */
export async function sendMessage(
  sessionId: string,
  content: MessageContent,
  { clientId, onTyping }: SendOptions,
): Promise<PracticeReply> {
  const { path, method } = practiceRoutes.sendStream;
  const input =
    'text' in content
      ? { body: { text: content.text, clientId } }
      : { form: audioForm(content.audio, clientId) };
  const address = path.replace(':id', encodeURIComponent(sessionId));
  for await (const { data } of stream(address, { method, ...input })) {
    const event = z.parse(PracticeEvent, JSON.parse(data));
    if (event.type === 'error') throw new ApiError(event.error);
    if (event.type === 'typing') onTyping();
    if (event.type === 'done') return event;
  }
  throw toApiError(new TypeError('The connection was cut'));
}

function audioForm(audio: Blob, clientId: string): FormData {
  const form = new FormData();
  form.set('clientId', clientId);
  // A file needs a name; the server detects the audio format from the first bytes.
  form.set('audio', audio, 'audio.webm');
  return form;
}
