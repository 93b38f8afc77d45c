import * as z from 'zod/mini';
import { detectAudioFormat } from './audio-format.ts';
import { type Provider, post } from './provider.ts';
import { SpeechError, type Transcriber } from './speech.ts';

const LIMITS = { budgetMs: 30_000, maxBytes: 1024 * 1024 };
const Transcript = z.object({ text: z.string() });

/** Transcribes with an OpenAI-compatible `/audio/transcriptions`. */
export function createProviderTranscriber(provider: Provider, limits = LIMITS): Transcriber {
  return {
    async transcribe({ type, bytes }, language) {
      const answer = await post(
        provider,
        '/audio/transcriptions',
        () => {
          const form = new FormData();
          const file = `audio.${detectAudioFormat(bytes)?.extension ?? 'wav'}`;
          form.set('file', new Blob([bytes], { type }), file);
          form.set('model', provider.model);
          form.set('language', language.slice(0, 2));
          form.set('response_format', 'json');
          form.set('temperature', '0');
          return { body: form };
        },
        limits,
      );
      return textOf(answer);
    },
  };
}

function textOf(answer: Uint8Array): string {
  try {
    return z.parse(Transcript, JSON.parse(new TextDecoder().decode(answer))).text.trim();
  } catch (error) {
    throw new SpeechError('unavailable', error);
  }
}
