import { type Provider, post } from './provider.ts';
import { kindOf } from './sound.ts';
import { SpeechError, type Voice } from './speech.ts';

const LIMITS = { budgetMs: 20_000, maxBytes: 16 * 1024 * 1024 };

/** Speaks by an OpenAI-compatible `/audio/speech`. */
export function createProviderVoice(
  provider: Provider & { voice: string },
  limits = LIMITS,
): Voice {
  const { model, voice } = provider;
  return {
    name: `${model} ${voice}`,
    isOutside: true,
    async say(text) {
      const body = JSON.stringify({ model, voice, input: text, response_format: 'mp3' });
      const headers = { 'content-type': 'application/json' };
      const bytes = await post(provider, '/audio/speech', () => ({ body, headers }), limits);
      // Some servers answer 200 with a page: only what begins as a sound is one.
      const kind = kindOf(bytes);
      if (!kind) throw new SpeechError('unavailable', new Error('The answer is no sound'));
      return { type: kind.type, bytes };
    },
  };
}
