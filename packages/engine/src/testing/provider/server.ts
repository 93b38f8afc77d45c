import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseMessagesRequest, sendMessage } from './anthropic.ts';
import { answerAudio } from './audio.ts';
import { sendAnswer, sendJson } from './chat.ts';
import type { Fault } from './faults.ts';
import { parseContentsRequest, sendContent } from './google.ts';
import { type ProviderRequest, parseChatRequest } from './request.ts';
import { sample } from './sample.ts';

/** A scripted model provider on the loopback interface, with injectable faults. */
export interface Provider {
  /** The base URL, as for `AI_BASE_URL`. */
  url: string;
  /** All requests so far. */
  requests: ProviderRequest[];
  /** Number of open responses. */
  open(): number;
  /** Faults for the next requests, in order. */
  next(...faults: Fault[]): void;
  /** The fault for all further requests; null for valid answers. */
  always(fault: Fault | null): void;
  close(): Promise<void>;
}

export type AnswerScript = (request: ProviderRequest, count: number) => string;

/** The supported protocols by path. */
const PROTOCOLS = [
  { path: /\/chat\/completions$/, read: parseChatRequest, send: sendAnswer },
  { path: /\/messages$/, read: parseMessagesRequest, send: sendMessage },
  {
    path: /:(generateContent|streamGenerateContent)\b/,
    read: parseContentsRequest,
    send: sendContent,
  },
];
const FIRST_PASSAGE = /<dados nome="trecho \[1\][^"]*">\n([^\n]{1,200})/;

/** What the scripts of the rules, which are in the prompt, are about. */
const SUBJECT = /\b(?:decidir|hoje|informação) sobre (?:[oa]s? )?([^.?:,\n]{3,60})[.?:]/;

/** Else the first noun of the facts. */
const FACT = /"noun":\{"text":"([^"\\]{3,60})"/;

/** Matches the schema, else quotes the first passage, else gives one piece of advice. */
export const validAnswer: AnswerScript = (request, count) => {
  const content = request.messages[0]?.content ?? '';
  if (request.schema) {
    return JSON.stringify(
      sample(request.schema, count, (SUBJECT.exec(content) ?? FACT.exec(content))?.[1] ?? ''),
    );
  }
  const passage = FIRST_PASSAGE.exec(request.messages.at(-1)?.content ?? '')?.[1];
  return passage
    ? `${passage} [1] Diga isso com as suas palavras e confirme se responde à dúvida.`
    : 'Pergunte ao cliente o que ele compara e ofereça um passo pequeno, com dia marcado.';
};

/** Starts a provider on a free port. @param answer creates the text of valid answers. */
export async function startProvider(answer: AnswerScript = validAnswer): Promise<Provider> {
  const requests: ProviderRequest[] = [];
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
    requests.push(request);
    const act = queue.shift() ?? usual ?? protocol.send;
    act(res, request, answer(request, requests.length));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}/v1`,
    requests,
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
  for await (const chunk of req.setEncoding('utf8')) body += chunk;
  return body;
}

// A server that listens on TCP has an address with a port; only pipes have a string.
const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address ? address.port : 0;
