import { execFile, spawn } from 'node:child_process';
import type { Language } from '@salesai/contract/common';
import { detectAudioFormat, WAV_HEADER_BYTES } from './audio-format.ts';
import { SpeechError, type SpeechSynthesizer } from './speech.ts';

const BUDGET_MS = 10_000;
/** About six minutes of speech, more than the longest text takes. */
const MAX_BYTES = 16 * 1024 * 1024;
const WORDS_PER_MINUTE = '165';
const VOICES: Record<Language, string> = { 'pt-BR': 'pt-br', 'en-US': 'en-us', 'es-ES': 'es' };

/** Synthesizes with the `espeak-ng` program; null where it is not installed. */
export async function findEspeak(
  program = 'espeak-ng',
  budgetMs = BUDGET_MS,
): Promise<SpeechSynthesizer | null> {
  const found = await new Promise<boolean>((resolve) =>
    execFile(program, ['--version'], { timeout: BUDGET_MS }, (error) => resolve(!error)),
  );
  if (!found) return null;
  return {
    name: 'espeak-ng',
    isRemote: false,
    async synthesize(text, language) {
      const bytes = await run(program, VOICES[language], text, budgetMs);
      const format = detectAudioFormat(bytes);
      if (format?.type !== 'audio/wav')
        throw new SpeechError('unavailable', new Error('espeak-ng returned no audio'));
      return { type: format.type, bytes: withSizes(bytes) };
    },
  };
}

/** A WAV written to a pipe has no sizes in its header. */
function withSizes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const header = new DataView(bytes.buffer, bytes.byteOffset, WAV_HEADER_BYTES);
  header.setUint32(4, bytes.byteLength - 8, true);
  header.setUint32(40, bytes.byteLength - WAV_HEADER_BYTES, true);
  return bytes;
}

/** Passes the text on standard input, so that none is read as an option. */
function run(
  program: string,
  voice: string,
  text: string,
  timeout: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const args = ['-v', voice, '-s', WORDS_PER_MINUTE, '--stdin', '--stdout'];
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout,
      killSignal: 'SIGKILL',
    });
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    child.stdout.on('data', (part: Buffer<ArrayBuffer>) => {
      parts.push(part);
      size += part.byteLength;
      if (size > MAX_BYTES) child.kill('SIGKILL');
    });
    const fail = (cause: unknown) => reject(new SpeechError('unavailable', cause));
    child.on('error', fail);
    // A program that ends early closes its input; the exit code below reports the failure.
    child.stdin.on('error', () => undefined);
    child.on('close', (code) => {
      if (code === 0) resolve(new Uint8Array(Buffer.concat(parts)));
      else fail(new Error(`espeak-ng ended with ${code}`));
    });
    child.stdin.end(text);
  });
}
