import type { ServerResponse } from 'node:http';
import {
  beginStream,
  chunksOf,
  completion,
  deltaEvent,
  sendAnswer,
  sendJson,
  streamAnswer,
} from './chat.ts';
import type { ProviderRequest } from './request.ts';

/** Handles one request instead of sending the valid answer `text`. */
export type Fault = (res: ServerResponse, request: ProviderRequest, text: string) => void;

/** Text in error responses that must not leave the engine. */
export const PROVIDER_SECRET = 'internal: shard 7 rejected sk-live-secret';

/** Answers with another text. */
export const answersWith =
  (text: string): Fault =>
  (res, request) =>
    sendAnswer(res, request, text);

/** Responds with an HTTP status, and headers such as `Retry-After`. */
export const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (res) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    sendJson(res, { error: { message: PROVIDER_SECRET, type: 'error' } }, code);
  };

/** Never answers. */
export const hang: Fault = () => {};

/** Resets the connection before the response. */
export const reset: Fault = (res) => {
  res.socket?.resetAndDestroy();
};

/** Responds 200 with an HTML page, like a proxy. */
export const htmlPage: Fault = (res) => {
  res.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${PROVIDER_SECRET}</html>`);
};

/** Responds with an empty list of choices. */
export const noChoices: Fault = (res, request, text) => {
  sendJson(res, { ...completion(request, text), choices: [] });
};

/** Stops midway with finish reason `length`. */
export const cutByLength: Fault = (res, request, text) => {
  const half = text.slice(0, Math.floor(text.length / 2));
  if (request.stream) streamAnswer(res, request, half, 'length');
  else sendJson(res, completion(request, half, 'length'));
};

/** Finishes with reason `length` before any text. */
export const outOfTokens: Fault = (res, request) => {
  if (request.stream) streamAnswer(res, request, '', 'length');
  else sendJson(res, completion(request, '', 'length'));
};

/** Rejects requests with a response format, like some small servers. */
export const rejectsJsonMode: Fault = (res, request, text) => {
  if (request.body.response_format) status(400)(res, request, text);
  else sendAnswer(res, request, text);
};

/** Supports JSON mode, but no schemas. */
export const rejectsSchemas: Fault = (res, request, text) => {
  if (request.body.response_format?.type === 'json_schema') status(400)(res, request, text);
  else sendAnswer(res, request, text);
};

/** Streams the first words, then calls `then`. */
const afterWords =
  (words: number, then: (res: ServerResponse) => void): Fault =>
  (res, _asked, text) => {
    beginStream(res);
    for (const chunk of chunksOf(text).slice(0, words)) res.write(deltaEvent(chunk));
    // The words must be sent before the connection is closed.
    setTimeout(() => then(res), 20);
  };

/** Destroys the connection after some words. */
export const cutAfter = (words: number) => afterWords(words, (res) => void res.socket?.destroy());
/** Ends the stream without `[DONE]`. */
export const endsAfter = (words: number) => afterWords(words, (res) => void res.end());
/** Keeps the connection open without sending more. */
export const stallsAfter = (words: number) => afterWords(words, () => {});
/** Sends an error event. */
export const errorAfter = (words: number) =>
  afterWords(words, (res) => {
    res.end(`data: ${JSON.stringify({ error: { message: PROVIDER_SECRET, code: 503 } })}\n\n`);
  });
/** Sends invalid JSON. */
export const garbageAfter = (words: number) =>
  afterWords(words, (res) => void res.end(`data: {"half\n\ndata: [DONE]\n\n`));

/** Sends the same word until the client disconnects. */
export const endless: Fault = (res, request) => {
  const chunk = request.stream ? deltaEvent('mais '.repeat(200)) : ' '.repeat(8_000);
  const write = () => {
    let canWrite = true;
    while (canWrite && !res.destroyed) canWrite = res.write(chunk);
  };
  if (request.stream) beginStream(res);
  else res.writeHead(200, { 'content-type': 'application/json' });
  res.on('drain', write);
  write();
};
