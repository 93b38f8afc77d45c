import { lengthInWords } from '../../shared/text.ts';
import type { Operation } from './operations.ts';

const NEW_WORDS =
  /(?:^|[\s,.;])(?:[eé]|fica|seria|o certo (?:é|e)|assim|p[oõ]e|bota|coloca|escreve|usa|troca (?:por|pra)|(?:era|é) pra ser)\s?:?\s(["“'‘])([^"”'’]{8,200})["”'’]/iu;
/** 'tira o "quem puder traz"': the words that are to go. */
const REMOVED =
  /(?<![\p{L}])(?:e\s)?(?:tir[ae]|remov[ae]|apag[ae]|cort[ae])\s(?:(?:[oa]|fora|esse|essa|a parte|a frase)\s){0,2}(["“])([^"”]{2,200})["”]/iu;
const WORDS_MIN = 3;

/** "é 'conta depois que chegam as fotos'": the words as they are to stand, and the rest of the message. */
export function quotedIn(request: string): { operation: Operation; rest: string } | null {
  const [cut = '', , unwanted = ''] = REMOVED.exec(request) ?? [];
  if (unwanted !== '')
    return {
      operation: { kind: 'remove', what: unwanted, order: 'tira', isWish: false },
      rest: request.replace(cut, '').trim(),
    };
  const [whole = '', , words = ''] = NEW_WORDS.exec(request) ?? [];
  if (lengthInWords(words) < WORDS_MIN) return null;
  return {
    operation: { kind: 'replace', old: words, by: words, order: '' },
    rest: request.replace(whole, '').trim(),
  };
}
