import type { Config } from '../config.ts';
import { SPEECH_QUEUE } from '../http/rules.ts';
import { cachedSynthesizer } from './cached-synthesizer.ts';
import { findEspeak } from './espeak.ts';
import { createProviderSynthesizer } from './provider-synthesizer.ts';
import { createProviderTranscriber } from './provider-transcriber.ts';
import { queuedSynthesizer } from './queued-synthesizer.ts';
import type { Speech } from './speech.ts';

/** Opens the configured providers, or the synthesizer installed on this machine. */
export async function openSpeech({ stt, tts }: Config['speech']): Promise<Speech> {
  const synthesizer = tts ? createProviderSynthesizer(tts) : await findEspeak();
  const queue = tts ? SPEECH_QUEUE.provider : SPEECH_QUEUE.local;
  return {
    transcriber: stt && createProviderTranscriber(stt),
    synthesizer: synthesizer && cachedSynthesizer(queuedSynthesizer(synthesizer, queue)),
  };
}
