import { capital, fold } from '../../shared/text.ts';
import { isWhole } from '../compose/sendable.ts';
import { tidy } from './replacements.ts';
import { bodySentences, isAsking } from './sentences.ts';

const MONEY =
  /(?:r\$|\$)\s?\d|\d{1,12}(?:[.,]\d{1,12})?\s{0,3}(?:reais|conto|contos|pila|mil\b)|\bpor \d{2,6}(?=[.,;!]|$)|\[confirme: (?:valor|pre[cç]o)[^\]]{0,300}\]/iu;
const MONEY_PHRASE =
  /(?:,?\s{0,3}(?:(?:o (?:valor|pre[cç]o|investimento) (?:é|e|fica em|novo é)|(?:fica|sai|ficou|custa)(?: em| por| a)?|por|no valor de|de|em)\s{1,3})?(?:apenas\s{1,3}|só\s{1,3})?(?:R\$\s?[\d.,]{0,12}\d(?:\s{0,3}(?:mil|milh[õo]es))?|\d[\d.,]{0,12}\s{0,3}(?:reais|conto|contos|pila|mil(?: reais)?)(?![\p{L}])|(?<=por )\d{2,6}(?:,\d{2})?(?=[.,;!]|$)|\[confirme: (?:valor|pre[cç]o)[^\]]{0,300}\]))/giu;
const PRICE_WORD = /\b(valor|preco|investimento|custa|reais|r\$|\$)/;

/** Amounts without their sign: "36,50", "1.150 por mês", "205 de entrada". */
const BARE =
  /(?:,?\s{0,3}(?<![\p{L}])(?:(?:fica|sai|custa|é)(?: em| por| a)?|por|no valor de|de|em)\s{1,3})?(?<![\d.,/:])(?:\d{1,3}(?:\.\d{3})+(?:,\d{2})?|\d{1,7},\d{2}|\d{2,7}(?=\s(?:de (?:entrada|sinal)|por (?:m[eê]s|pessoa|hora|aula)|cada|[àa] vista|no total)(?![\p{L}])))(?![\d.,/:%]*[\d%])(?:\s(?:por (?:m[eê]s|pessoa|hora|aula)|cada|a unidade|no total)(?![\p{L}]))?/giu;
/** "mantenho os 36,50": what is done to the price is still said. */
const KEPT =
  /((?:mantenho|mantemos|seguro|fa[cç]o|garanto|manter|segurar)\s)(?:[oa]s\s)?(?:R\$\s?)?\d[\d.]*(?:,\d{2})?(?:\sreais)?(?=[\s,.;!?])/giu;
const PERCENT =
  /(?:,?\s(?:com|de|d[oa]s?|por)(?:\s(?:até|uns|mais))?)?\s\d{1,3}(?:,\d)?\s?%(?:\sde desconto)?(?:\soff)?/giu;

/** Without a share: "3 vestidos com 10%". */
export const withoutPercent = (text: string): string | null => {
  const left = tidy(text.replace(PERCENT, ''));
  return left === text ? null : left;
};

/** "a caixa era 80 e vai para 95", "de 60 por 45": the price that holds no more. */
const OLD_PRICE =
  /(?:,?\s?(?<![\p{L}])(?:(?:e|mas) )?(?:[oa] )?\p{L}+ (?:era|custava|estava|tava|saía|saia)(?: a| por| de)? (?:R\$ ?)?\d[\d.,]*(?: reais)?(?:,| e| mas)?(?=\s)|\sde (?:R\$ ?)?\d[\d.,]*(?: reais)?(?=\s(?:por|para|pra)\s(?:R\$ ?)?\d))/giu;

export const withoutOldPrice = (text: string): string =>
  tidy(text.replace(OLD_PRICE, (found) => (found.startsWith(',') ? ',' : '')));

/** Sentences that are only about the price go, and amounts inside others. */
export function withoutPrice(text: string): string {
  const kept = mapSentences(text.replace(KEPT, '$1o valor'), (sentence) => {
    if (!MONEY.test(sentence) && sentence.search(BARE) < 0)
      return PRICE_WORD.test(fold(sentence)) &&
        !isAsking(sentence) &&
        /\b(valor|preco|investimento)\b.{0,300}\b(e|fica|passa)\b/.test(fold(sentence))
        ? ''
        : sentence;
    const rest = sentence.replace(MONEY_PHRASE, '').replace(BARE, '');
    const words = (rest.match(/\p{L}+/gu) ?? []).length;
    const isAboutPrice = /\b(valor|preco|investimento|fica|sai|custa|passa)\b/.test(fold(rest));
    return words < 4 || isAboutPrice || !isWhole(rest) ? withoutPricedClauses(sentence) : rest;
  });
  return tidy(kept);
}

/** The clauses of a sentence that say no price, where they say something by themselves. */
function withoutPricedClauses(sentence: string): string {
  const clauses = sentence.split(/,\s(?=\p{L})|;\s/u);
  const kept = clauses.filter((one) => !MONEY.test(one) && one.search(BARE) < 0);
  const left = capital(kept.join(', '));
  const isPart = kept.length > 0 && kept.length < clauses.length;
  return isPart && isWhole(left) ? (/[.!?…]$/u.test(left) ? left : `${left}.`) : '';
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
