import { EngineError } from '../../port.ts';
import { capital } from '../../shared/text.ts';

const SLOT = /\{(\w+)\}/g;

/** Fills the `{slots}` of a knowledge text. @throws EngineError `configuration` for an unknown slot. */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  const filled = text.replace(SLOT, (_slot, name: string) => {
    const word = words[name];
    if (word === undefined)
      throw new EngineError('configuration', { cause: `unknown slot ${name}` });
    return word;
  });
  return capital(filled);
}
