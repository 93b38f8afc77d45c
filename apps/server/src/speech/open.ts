import type { Config } from '../config.ts';
import { findEspeak } from './espeak.ts';
import { keptVoice } from './kept-voice.ts';
import { createProviderEar } from './provider-ear.ts';
import { createProviderVoice } from './provider-voice.ts';
import type { Speech } from './speech.ts';

/** What is configured, else what this machine has by itself. */
export async function openSpeech({ stt, tts }: Config['speech']): Promise<Speech> {
  const voice = tts ? createProviderVoice(tts) : await findEspeak();
  return { ear: stt && createProviderEar(stt), voice: voice && keptVoice(voice) };
}
