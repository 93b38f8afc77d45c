import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './chat.ts';

/** What the provider hears in every recording. */
export const HEARD = 'o cliente achou caro';
const RATE = 8_000;

/** OpenAI's speech protocol: the same words for every recording, half a second of silence for words. */
export function answerAudio({ url = '' }: IncomingMessage, res: ServerResponse): void {
  if (url.endsWith('/transcriptions')) sendJson(res, { text: HEARD });
  else res.writeHead(200, { 'content-type': 'audio/wav' }).end(silence());
}

function silence(): Buffer {
  const samples = Buffer.alloc(RATE / 2, 128);
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
