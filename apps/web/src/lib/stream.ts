import { authorized } from './call.ts';
import { send } from './http.ts';

export interface StreamEvent {
  event: string;
  data: string;
}

interface StreamInput {
  method?: string;
  form?: FormData;
  signal?: AbortSignal;
}

/**
 * Reads server-sent events with the seller's token, which the browser's EventSource cannot carry.
 * @param path below `/api`; @param input method, form and an abort signal.
 * @throws ApiError when the stream is refused; ends when the server closes it.
 */
export async function* stream(path: string, input: StreamInput = {}): AsyncGenerator<StreamEvent> {
  const response = await authorized('user', (token) =>
    send(path, { method: input.method ?? 'GET', form: input.form, signal: input.signal, token }),
  );
  if (!response.body) return;
  let rest = '';
  for await (const text of chunksOf(response.body)) {
    const blocks = (rest + text).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** Safari cannot iterate a stream, so it is read by hand. */
async function* chunksOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      yield decoder.decode(part.value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parseEvent(block: string): StreamEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    if (line.startsWith('event:')) event = line.slice(6).trim();
    if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null;
}
