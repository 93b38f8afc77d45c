import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

type Behaviour = (response: ServerResponse, body: Buffer) => void;

interface ReceivedRequest {
  path: string;
  authorization: string | undefined;
  /** Decoded as Latin-1: enough to search for form fields. */
  body: string;
}

/** An OpenAI-compatible speech service on loopback whose responses a test sets. */
export interface SpeechProvider {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** Sets the behaviour of the next requests, in order; the last one is repeated. */
  respondWith(...behaviours: Behaviour[]): void;
}

export const transcribes = (text: string): Behaviour => answers(200, JSON.stringify({ text }));
export const speaks = (bytes: Uint8Array): Behaviour => answers(200, bytes, 'audio/mpeg');
export const answers =
  (status: number, body: string | Uint8Array = '{}', type = 'application/json'): Behaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);
export const hangs: Behaviour = () => undefined;
export const disconnects: Behaviour = (response) => response.destroy();
export const sendsEndlessBody: Behaviour = (response) => {
  const piece = Buffer.alloc(1024 * 1024, 97);
  const more = () => response.write(piece) || response.once('drain', more);
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(more, 1);
  response.on('close', () => clearInterval(timer));
};

/** A WAV of one second: a tone, or silence. */
export function wav(loudness: number): Uint8Array<ArrayBuffer> {
  const rate = 8_000;
  const bytes = Buffer.alloc(44 + rate * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(rate * 2, 40);
  for (let at = 0; at < rate; at++) {
    bytes.writeInt16LE(Math.round(loudness * Math.sin(at / 3)), 44 + at * 2);
  }
  return new Uint8Array(bytes);
}

/** Starts a provider before the tests of this file and stops it after them. */
export function useSpeechProvider(): SpeechProvider {
  let behaviours: Behaviour[] = [];
  const provider = {
    url: '',
    requests: [] as ReceivedRequest[],
    respondWith(...next: Behaviour[]) {
      behaviours = next;
      provider.requests.length = 0;
    },
  };
  const server = createServer((request: IncomingMessage, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      provider.requests.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        body: body.toString('latin1'),
      });
      const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
      behaviour?.(response, body);
    });
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          const port = address && typeof address === 'object' ? address.port : 0;
          provider.url = `http://127.0.0.1:${port}/v1`;
          resolve();
        });
      }),
  );
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return provider;
}
