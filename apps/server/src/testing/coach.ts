import type { TalkEvent } from '@salesai/contract/coach';
import type { Caller } from './caller.ts';

/** A form as the screen sends it. */
export function formOf(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export const say = (who: Caller, textInput: string, more: Record<string, string> = {}) =>
  who.post('/api/coach/talk', formOf({ textInput, ...more }));

/** What happened in a turn, as it was streamed. */
export async function streamed(who: Caller, fields: Record<string, string | Blob>) {
  const { status, headers, text, json } = await who.post('/api/coach/talk/stream', formOf(fields));
  const events = text
    .split('\n\n')
    .map((block) => /^data: (.*)$/m.exec(block)?.[1])
    .filter((data) => data !== undefined)
    .map((data): TalkEvent => JSON.parse(data));
  return { status, headers, json, events };
}
