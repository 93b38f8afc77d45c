import { EngineError } from '../../port.ts';
import { capital } from '../../shared/text.ts';

const SLOT = /\{(\w+)\}/g;

/** Puts words into the `{slots}` of a text of the knowledge; an unknown slot is a mistake of ours. */
export function fill(text: string, words: Readonly<Record<string, string>>): string {
  const filled = text.replace(SLOT, (_slot, name: string) => {
    const word = words[name];
    if (word === undefined)
      throw new EngineError('configuration', { cause: `unknown slot ${name}` });
    return word;
  });
  return capital(filled);
}
