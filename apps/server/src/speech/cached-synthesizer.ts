import { createHash } from 'node:crypto';
import type { Language } from '@salesai/contract/common';
import { LRUCache } from 'lru-cache';
import type { AudioClip, SpeechSynthesizer } from './speech.ts';

const CACHE_MAX_BYTES = 32 * 1024 * 1024;

/** Caches audio in memory; calls for a text that is being synthesized share the result. */
export function cachedSynthesizer(
  synthesizer: SpeechSynthesizer,
  maxBytes = CACHE_MAX_BYTES,
): SpeechSynthesizer {
  const cache = new LRUCache<string, AudioClip>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength || 1,
  });
  const pending = new Map<string, Promise<AudioClip>>();

  const synthesize = async (key: string, text: string, language: Language) => {
    try {
      const clip = await synthesizer.synthesize(text, language);
      cache.set(key, clip);
      return clip;
    } finally {
      pending.delete(key);
    }
  };

  return {
    name: synthesizer.name,
    isRemote: synthesizer.isRemote,
    async synthesize(text, language) {
      const key = keyOf(`${synthesizer.name}\n${language}\n${text}`);
      const cached = cache.get(key);
      if (cached) return cached;
      const clip = pending.get(key) ?? synthesize(key, text, language);
      pending.set(key, clip);
      return clip;
    },
  };
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('hex');
