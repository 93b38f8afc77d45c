import { fold } from '../../shared/text.ts';
import { isWhole } from '../compose/sendable.ts';
import { tidy } from './replacements.ts';
import { bodySentences, isAsking } from './sentences.ts';

const MONEY =
  /(?:r\$|\$)\s?\d|\d{1,12}(?:[.,]\d{1,12})?\s{0,3}(?:reais|conto|contos|pila|mil\b)|\bpor \d{2,6}(?=[.,;!]|$)|\[confirme: (?:valor|pre[cç]o)[^\]]{0,300}\]/iu;
const MONEY_PHRASE =
  /(?:,?\s{0,3}(?:(?:o (?:valor|pre[cç]o|investimento) (?:é|e|fica em|novo é)|(?:fica|sai|ficou|custa)(?: em| por| a)?|por|no valor de|de|em)\s{1,3})?(?:apenas\s{1,3}|só\s{1,3})?(?:R\$\s?[\d.,]{0,12}\d(?:\s{0,3}(?:mil|milh[õo]es))?|\d[\d.,]{0,12}\s{0,3}(?:reais|conto|contos|pila|mil(?: reais)?)(?![\p{L}])|(?<=por )\d{2,6}(?:,\d{2})?(?=[.,;!]|$)|\[confirme: (?:valor|pre[cç]o)[^\]]{0,300}\]))/giu;
const PRICE_WORD = /\b(valor|preco|investimento|custa|reais|r\$|\$)/;

/** "a caixa era 80 e vai para 95", "de 60 por 45": the price that holds no more. */
const OLD_PRICE =
  /(?:,?\s?(?<![\p{L}])(?:(?:e|mas) )?(?:[oa] )?\p{L}+ (?:era|custava|estava|tava|saía|saia)(?: a| por| de)? (?:R\$ ?)?\d[\d.,]*(?: reais)?(?:,| e| mas)?(?=\s)|\sde (?:R\$ ?)?\d[\d.,]*(?: reais)?(?=\s(?:por|para|pra)\s(?:R\$ ?)?\d))/giu;

export const withoutOldPrice = (text: string): string =>
  tidy(text.replace(OLD_PRICE, (found) => (found.startsWith(',') ? ',' : '')));

/** Sentences that are only about the price go, and amounts inside others. */
export function withoutPrice(text: string): string {
  const kept = mapSentences(text, (sentence) => {
    if (!MONEY.test(sentence))
      return PRICE_WORD.test(fold(sentence)) &&
        !isAsking(sentence) &&
        /\b(valor|preco|investimento)\b.{0,300}\b(e|fica|passa)\b/.test(fold(sentence))
        ? ''
        : sentence;
    const rest = sentence.replace(MONEY_PHRASE, '');
    const words = (rest.match(/\p{L}+/gu) ?? []).length;
    const isAboutPrice = /\b(valor|preco|investimento|fica|sai|custa|passa)\b/.test(fold(rest));
    return words < 4 || isAboutPrice || !isWhole(rest) ? '' : rest;
  });
  return tidy(kept);
}

/** Applies a change to each sentence; the lines and their frame stay. */
function mapSentences(text: string, change: (sentence: string) => string): string {
  return text
    .split('\n')
    .map((line) => {
      const sentences = bodySentences(line);
      if (sentences.length === 0) return line;
      return sentences
        .map(change)
        .filter((one) => one.trim() !== '')
        .join(' ');
    })
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')
    .join('\n');
}
