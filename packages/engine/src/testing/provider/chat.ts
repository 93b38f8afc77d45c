import type { ServerResponse } from 'node:http';
import type { Asked } from './request.ts';

const MODEL = 'loopback';
const CREATED = 1_790_000_000;

/** Rough tokens of a text, as good as any for counting in tests. */
export const tokensOf = (text: string) => Math.ceil(text.length / 4);

const usageOf = (asked: Asked, text: string) => {
  const prompt_tokens = tokensOf(JSON.stringify(asked.body));
  const completion_tokens = tokensOf(text);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};

/** A whole answer of OpenAI's chat protocol. */
export const completion = (asked: Asked, text: string, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: CREATED,
  model: MODEL,
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
  usage: usageOf(asked, text),
});

/** A whole answer, or a refusal. */
export function sendJson(res: ServerResponse, value: unknown, status = 200): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Pieces of a text as a model would stream it: joined, they give the text back. */
export const piecesOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Promises a stream, before it is known how it ends. */
export function beginStream(res: ServerResponse): void {
  res.writeHead(200, { 'content-type': 'text/event-stream' });
}

const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: CREATED,
  model: MODEL,
  choices: [{ index: 0, delta, finish_reason: finish }],
});

/** One piece of a streamed answer. */
export const deltaEvent = (text: string) => event(chunk({ role: 'assistant', content: text }));

/** The end of a good stream: finish, usage, and the protocol's last word. */
const endEvents = (asked: Asked, text: string, finish = 'stop') =>
  `${event(chunk({}, finish))}${event({ ...chunk({}), choices: [], usage: usageOf(asked, text) })}data: [DONE]\n\n`;

/** A stream that ends well by the protocol, whatever the reason of its end. */
export function streamAnswer(
  res: ServerResponse,
  asked: Asked,
  text: string,
  finish = 'stop',
): void {
  beginStream(res);
  for (const piece of piecesOf(text)) res.write(deltaEvent(piece));
  res.end(endEvents(asked, text, finish));
}

/** A good answer in the form that was asked for. */
export function sendAnswer(res: ServerResponse, asked: Asked, text: string): void {
  if (asked.stream) streamAnswer(res, asked, text);
  else sendJson(res, completion(asked, text));
}
