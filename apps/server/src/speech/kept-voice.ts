import { createHash } from 'node:crypto';
import type { Sound, Voice } from './speech.ts';

const KEPT_BYTES = 32 * 1024 * 1024;

/** A voice that says the same text twice with the work of once; the oldest sounds make room. */
export function keptVoice(voice: Voice, maxBytes = KEPT_BYTES): Voice {
  const kept = new Map<string, Sound>();
  const underWay = new Map<string, Promise<Sound>>();
  let size = 0;

  const keep = (key: string, sound: Sound) => {
    kept.set(key, sound);
    size += sound.bytes.byteLength;
    for (const [oldest, { bytes }] of kept) {
      if (size <= maxBytes) return;
      kept.delete(oldest);
      size -= bytes.byteLength;
    }
  };

  return {
    name: voice.name,
    isOutside: voice.isOutside,
    async say(text, language) {
      const key = createHash('sha256').update(`${voice.name}\n${language}\n${text}`).digest('hex');
      const sound = kept.get(key);
      if (sound) return sound;
      const saying = underWay.get(key) ?? voice.say(text, language);
      if (underWay.has(key)) return saying;
      underWay.set(key, saying);
      try {
        const said = await saying;
        keep(key, said);
        return said;
      } finally {
        underWay.delete(key);
      }
    },
  };
}
