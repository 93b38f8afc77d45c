import { createParser } from 'eventsource-parser';
import { authorized } from './call.ts';
import { send } from './http.ts';

export interface StreamEvent {
  event: string;
  data: string;
}

interface StreamInput {
  method?: string;
  /** A JSON body. */
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
}

/**
 * Reads server-sent events with the seller's token, which the browser's EventSource cannot send.
 * Ends when the server closes the stream.
 * @param path below `/api`; @param input method, form and an abort signal.
 * @throws ApiError when the request is refused.
 */
export async function* stream(path: string, input: StreamInput = {}): AsyncGenerator<StreamEvent> {
  const { method = 'GET', body, form, signal } = input;
  const response = await authorized('user', (token) =>
    send(path, { method, body, form, signal, token }),
  );
  if (!response.body) return;
  let parsed: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => parsed.push({ event, data }),
  });
  for await (const text of chunksOf(response.body)) {
    parser.feed(text);
    yield* parsed;
    parsed = [];
  }
}

/** Safari has no async iterator for a `ReadableStream`. */
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
