import type { ServerResponse } from 'node:http';
import {
  beginStream,
  completion,
  deltaEvent,
  piecesOf,
  sendAnswer,
  sendJson,
  streamAnswer,
} from './chat.ts';
import type { Asked } from './request.ts';

/** What the provider does with one request in place of a good answer, which is `text`. */
export type Fault = (res: ServerResponse, asked: Asked, text: string) => void;

/** Text of a failing provider that nobody but the provider may ever see. */
export const PROVIDER_SECRET = 'internal: shard 7 rejected sk-live-secret';

/** Says something else, whole and well. */
export const says =
  (text: string): Fault =>
  (res, asked) =>
    sendAnswer(res, asked, text);

/** Refuses with an HTTP status, and headers such as `Retry-After`. */
export const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  (res) => {
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    sendJson(res, { error: { message: PROVIDER_SECRET, type: 'error' } }, code);
  };

/** Takes the request and never answers. */
export const hang: Fault = () => {};

/** Breaks the connection before a word of the answer. */
export const reset: Fault = (res) => {
  res.socket?.resetAndDestroy();
};

/** Answers 200 with a page, as proxies in between do. */
export const htmlPage: Fault = (res) => {
  res.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${PROVIDER_SECRET}</html>`);
};

/** Keeps to the protocol and says nothing. */
export const noChoices: Fault = (res, asked, text) => {
  sendJson(res, { ...completion(asked, text), choices: [] });
};

/** The model ran out of tokens in the middle. */
export const cutByLength: Fault = (res, asked, text) => {
  const half = text.slice(0, Math.floor(text.length / 2));
  if (asked.stream) streamAnswer(res, asked, half, 'length');
  else sendJson(res, completion(asked, half, 'length'));
};

/** The model ran out of tokens before it said anything. */
export const usedUp: Fault = (res, asked) => {
  if (asked.stream) streamAnswer(res, asked, '', 'length');
  else sendJson(res, completion(asked, '', 'length'));
};

/** Refuses requests that ask for JSON by an option, as some small servers do. */
export const refusesJsonMode: Fault = (res, asked, text) => {
  if (asked.body.response_format) status(400)(res, asked, text);
  else sendAnswer(res, asked, text);
};

/** Knows JSON as a mode, and no schemas. */
export const refusesSchemas: Fault = (res, asked, text) => {
  if (asked.body.response_format?.type === 'json_schema') status(400)(res, asked, text);
  else sendAnswer(res, asked, text);
};

/** Streams the first words, then does something else. */
const afterWords =
  (words: number, then: (res: ServerResponse) => void): Fault =>
  (res, _asked, text) => {
    beginStream(res);
    for (const piece of piecesOf(text).slice(0, words)) res.write(deltaEvent(piece));
    // The words must be on their way before what follows can cut them off.
    setTimeout(() => then(res), 20);
  };

/** The connection breaks. */
export const cutAfter = (words: number) => afterWords(words, (res) => void res.socket?.destroy());
/** The stream ends in order, without the protocol's last word. */
export const endsAfter = (words: number) => afterWords(words, (res) => void res.end());
/** The connection stays open, and nothing more comes. */
export const stallsAfter = (words: number) => afterWords(words, () => {});
/** The provider tells of an error where words should be. */
export const errorAfter = (words: number) =>
  afterWords(words, (res) => {
    res.end(`data: ${JSON.stringify({ error: { message: PROVIDER_SECRET, code: 503 } })}\n\n`);
  });
/** What comes is no JSON. */
export const garbageAfter = (words: number) =>
  afterWords(words, (res) => void res.end(`data: {"half\n\ndata: [DONE]\n\n`));

/** Says the same word until nobody listens any more. */
export const endless: Fault = (res, asked) => {
  const piece = asked.stream ? deltaEvent('mais '.repeat(200)) : ' '.repeat(8_000);
  const pour = () => {
    let room = true;
    while (room && !res.destroyed) room = res.write(piece);
  };
  if (asked.stream) beginStream(res);
  else res.writeHead(200, { 'content-type': 'application/json' });
  res.on('drain', pour);
  pour();
};
