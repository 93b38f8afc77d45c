import { execFile, spawn } from 'node:child_process';
import type { Language } from '@salesai/contract/common';
import { kindOf, WAV_HEADER_BYTES } from './sound.ts';
import { SpeechError, type Voice } from './speech.ts';

const BUDGET_MS = 10_000;
/** About six minutes of speech, more than the longest text of the shortest sentences. */
const MAX_BYTES = 16 * 1024 * 1024;
const WORDS_PER_MINUTE = '165';
const VOICES: Record<Language, string> = { 'pt-BR': 'pt-br', 'en-US': 'en-us', 'es-ES': 'es' };

/** Speaks by the `espeak-ng` program; null where it is not installed. */
export async function findEspeak(
  program = 'espeak-ng',
  budgetMs = BUDGET_MS,
): Promise<Voice | null> {
  const found = await new Promise<boolean>((resolve) =>
    execFile(program, ['--version'], { timeout: BUDGET_MS }, (error) => resolve(!error)),
  );
  if (!found) return null;
  return {
    name: 'espeak-ng',
    isOutside: false,
    async say(text, language) {
      const bytes = await run(program, VOICES[language], text, budgetMs);
      const kind = kindOf(bytes);
      if (kind?.type !== 'audio/wav')
        throw new SpeechError('unavailable', new Error('espeak-ng made no sound'));
      return { type: kind.type, bytes: withTrueSizes(bytes) };
    },
  };
}

/** Whoever writes a WAV into a pipe cannot go back and say how long it became. */
function withTrueSizes(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const header = new DataView(bytes.buffer, bytes.byteOffset, WAV_HEADER_BYTES);
  header.setUint32(4, bytes.byteLength - 8, true);
  header.setUint32(40, bytes.byteLength - WAV_HEADER_BYTES, true);
  return bytes;
}

/** The text goes by the standard input: no text is an option, however it begins. */
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
    // A program that ends early takes no more text; its exit tells what happened.
    child.stdin.on('error', () => undefined);
    child.on('close', (code) => {
      if (code === 0) resolve(new Uint8Array(Buffer.concat(parts)));
      else fail(new Error(`espeak-ng ended with ${code}`));
    });
    child.stdin.end(text);
  });
}
