import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readMessages, sendMessage } from './anthropic.ts';
import { answerAudio } from './audio.ts';
import { sendAnswer, sendJson } from './chat.ts';
import type { Fault } from './faults.ts';
import { readContents, sendContent } from './google.ts';
import { type Asked, readAsked } from './request.ts';
import { sample } from './sample.ts';

/** A provider of models on this machine that fails when told to. */
export interface Provider {
  /** What `AI_BASE_URL` takes. */
  url: string;
  /** Every request so far. */
  asked: Asked[];
  /** Requests whose answer has not ended yet. */
  open(): number;
  /** What happens to the next requests, in this order; the rest gets good answers. */
  next(...faults: Fault[]): void;
  /** What happens to all requests until told otherwise. */
  always(fault: Fault | null): void;
  close(): Promise<void>;
}

export type Scripted = (asked: Asked, count: number) => string;

/** The protocols it speaks, told apart by their addresses. */
const PROTOCOLS = [
  { path: /\/chat\/completions$/, read: readAsked, send: sendAnswer },
  { path: /\/messages$/, read: readMessages, send: sendMessage },
  { path: /:(generateContent|streamGenerateContent)\b/, read: readContents, send: sendContent },
];
const FIRST_PASSAGE = /<dados nome="trecho \[1\][^"]*">\n([^\n]{1,200})/;

/** Does as it is asked: obeys the schema, quotes the first passage, else gives one piece of advice. */
export const obedient: Scripted = (asked, count) => {
  if (asked.schema) return JSON.stringify(sample(asked.schema, count));
  const passage = FIRST_PASSAGE.exec(asked.messages.at(-1)?.content ?? '')?.[1];
  return passage
    ? `${passage} [1] Diga isso com as suas palavras e confirme se responde à dúvida.`
    : 'Pergunte ao cliente o que ele compara e ofereça um passo pequeno, com dia marcado.';
};

/** Starts a provider on a free port. @param answer what the model says when nothing is wrong. */
export async function startProvider(answer: Scripted = obedient): Promise<Provider> {
  const asked: Asked[] = [];
  const queue: Fault[] = [];
  let usual: Fault | null = null;
  let open = 0;
  const server = createServer((req, res) => {
    open += 1;
    res.once('close', () => {
      open -= 1;
    });
    void bodyOf(req).then((body) => {
      const path = req.url ?? '';
      if (path.includes('/audio/')) answerAudio(req, res);
      else respond(path, req, res, body);
    });
  });
  const respond = (path: string, req: IncomingMessage, res: ServerResponse, body: string) => {
    const protocol = PROTOCOLS.find((one) => one.path.test(path));
    if (!protocol) return sendJson(res, { error: 'unknown' }, 404);
    const request = protocol.read(path, req.headers, JSON.parse(body));
    asked.push(request);
    const act = queue.shift() ?? usual ?? protocol.send;
    act(res, request, answer(request, asked.length));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/v1`,
    asked,
    open: () => open,
    next: (...faults) => {
      queue.push(...faults);
    },
    always: (fault) => {
      usual = fault;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(req: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of req.setEncoding('utf8')) body += piece;
  return body;
}

// A server that listens on TCP has an address with a port; only pipes have a string.
const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0;
