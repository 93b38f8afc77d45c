import type { TalkEvent } from '@salesai/contract/coach';
import type { Caller } from './caller.ts';

/** The form data of these fields, as the web app sends them. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Sends a typed message to the coach. */
export const sendMessage = (who: Caller, textInput: string, more: Record<string, string> = {}) =>
  who.post('/api/coach/talk', formOf({ textInput, ...more }));

/** Sends a turn to the streaming endpoint and parses its server-sent events. */
export async function streamTurn(who: Caller, fields: Record<string, string | Blob>) {
  const { status, headers, text, json } = await who.post('/api/coach/talk/stream', formOf(fields));
  const events = text
    .split('\n\n')
    .map((block) => /^data: (.*)$/m.exec(block)?.[1])
    .filter((data) => data !== undefined)
    .map((data): TalkEvent => JSON.parse(data));
  return { status, headers, json, events };
}
