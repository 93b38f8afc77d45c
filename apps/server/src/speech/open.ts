import type { Config } from '../config.ts';
import { SPEECH_QUEUE } from '../http/rules.ts';
import { findEspeak } from './espeak.ts';
import { keptVoice } from './kept-voice.ts';
import { createProviderEar } from './provider-ear.ts';
import { createProviderVoice } from './provider-voice.ts';
import { queuedVoice } from './queued-voice.ts';
import type { Speech } from './speech.ts';

/** What is configured, else what this machine has by itself. */
export async function openSpeech({ stt, tts }: Config['speech']): Promise<Speech> {
  const voice = tts ? createProviderVoice(tts) : await findEspeak();
  const queue = tts ? SPEECH_QUEUE.provider : SPEECH_QUEUE.local;
  return {
    ear: stt && createProviderEar(stt),
    voice: voice && keptVoice(queuedVoice(voice, queue)),
  };
}
