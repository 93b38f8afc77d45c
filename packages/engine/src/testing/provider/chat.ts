import type { ServerResponse } from 'node:http';
import type { ProviderRequest } from './request.ts';

const MODEL = 'loopback';
const CREATED = 1_790_000_000;

/** Estimated tokens of a text. */
export const tokensOf = (text: string) => Math.ceil(text.length / 4);

const usageOf = (request: ProviderRequest, text: string) => {
  const prompt_tokens = tokensOf(JSON.stringify(request.body));
  const completion_tokens = tokensOf(text);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
};

/** A complete answer of OpenAI's chat protocol. */
export const completion = (request: ProviderRequest, text: string, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: CREATED,
  model: MODEL,
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
  usage: usageOf(request, text),
});

/** Sends a JSON response. */
export function sendJson(res: ServerResponse, value: unknown, status = 200): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** Splits a text into stream chunks. */
export const chunksOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Sends the headers of a stream. */
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

/** One chunk of a streamed answer. */
export const deltaEvent = (text: string) => event(chunk({ role: 'assistant', content: text }));

/** The end of a valid stream: finish reason, usage and `[DONE]`. */
const endEvents = (request: ProviderRequest, text: string, finish = 'stop') =>
  `${event(chunk({}, finish))}${event({ ...chunk({}), choices: [], usage: usageOf(request, text) })}data: [DONE]\n\n`;

/** Sends a complete stream with the given finish reason. */
export function streamAnswer(
  res: ServerResponse,
  request: ProviderRequest,
  text: string,
  finish = 'stop',
): void {
  beginStream(res);
  for (const chunk of chunksOf(text)) res.write(deltaEvent(chunk));
  res.end(endEvents(request, text, finish));
}

/** Sends a valid answer, streamed if requested. */
export function sendAnswer(res: ServerResponse, request: ProviderRequest, text: string): void {
  if (request.stream) streamAnswer(res, request, text);
  else sendJson(res, completion(request, text));
}
