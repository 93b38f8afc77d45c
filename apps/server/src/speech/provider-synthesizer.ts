import { detectAudioFormat } from './audio-format.ts';
import { type Provider, post } from './provider.ts';
import { SpeechError, type SpeechSynthesizer } from './speech.ts';

const LIMITS = { budgetMs: 20_000, maxBytes: 16 * 1024 * 1024 };

/** Synthesizes with an OpenAI-compatible `/audio/speech`. */
export function createProviderSynthesizer(
  provider: Provider & { voice: string },
  limits = LIMITS,
): SpeechSynthesizer {
  const { model, voice } = provider;
  return {
    name: `${model} ${voice}`,
    isRemote: true,
    async synthesize(text) {
      const body = JSON.stringify({ model, voice, input: text, response_format: 'mp3' });
      const headers = { 'content-type': 'application/json' };
      const bytes = await post(provider, '/audio/speech', () => ({ body, headers }), limits);
      // Some servers answer 200 with an HTML page.
      const format = detectAudioFormat(bytes);
      if (!format) throw new SpeechError('unavailable', new Error('The response is not audio'));
      return { type: format.type, bytes };
    },
  };
}
