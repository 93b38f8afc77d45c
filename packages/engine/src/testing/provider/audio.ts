import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from './chat.ts';

/** The transcript of every recording. */
export const TRANSCRIPT = 'o cliente achou caro';
const RATE = 8_000;

/** OpenAI's audio protocol: the same transcript for every recording, half a second of silence as speech. */
export function answerAudio({ url = '' }: IncomingMessage, res: ServerResponse): void {
  if (url.endsWith('/transcriptions')) sendJson(res, { text: TRANSCRIPT });
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
