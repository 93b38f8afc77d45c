import { type Mark, readMessage } from '../reading/stated.ts';

export interface Token {
  word: string;
  /** Null for a word. */
  value: number | null;
  mark: Mark;
  /** Above 1 where the number counts packs: 100 in "dois centos". */
  pack?: number;
  /** "uma mesa": an article read as one. */
  isArticle?: true;
  /** "metade" */
  isHalf?: true;
}

const PACKS: Readonly<Record<string, number>> = {
  cento: 100,
  centos: 100,
  duzia: 12,
  duzias: 12,
  milheiro: 1000,
  milheiros: 1000,
};
export const packOf = (word: string): number => PACKS[word] ?? 1;

const ARTICLES = /^uma?$/;
/** "um só dia": an article before these counts nothing. */
const NOT_ONE =
  /^(?:pouco|dia|so|unico|unica|vez|total|monte|tanto|pedido|orcamento|cliente|valor|desconto|cara|rapaz|moca|mulher|homem|senhor\w*|amig\w+|empresa|escola|hotel|loja|igreja|noiv[oa]|restaurante|mensagem|proposta|conta|outr[oa]|vizinh[oa]|coisa|bom|boa|acrescimo|abatimento|que|d[aeo]s?)$/;

/** The words of a message without its ends of sentences, each sentence by itself. */
export function sentencesOf(text: string): Token[][] | null {
  const message = readMessage(text);
  if (!message) return null;
  const sentences: Token[][] = [[]];
  for (const [at, word] of message.words.entries()) {
    const number = word === '#' ? message.numbers.find((one) => one.at === at) : undefined;
    // "custo: 38"
    const isPrice =
      message.words[at + 1] === '#' && /^(?:[.,;?!]|e|reais|)$/.test(message.words[at + 2] ?? '');
    if (word === ':' && isPrice) continue;
    if (/^[.;?!:()]$|^$/.test(word)) sentences.push([]);
    else if (!/^r\$$/.test(word))
      sentences.at(-1)?.push({
        word,
        value: number?.value ?? null,
        mark: number?.mark ?? 'none',
        ...(number?.written === 'metade' ? { isHalf: true as const } : {}),
      });
  }
  const isArea = message.words.includes('m²');
  return sentences
    .filter((one) => one.length > 0)
    .map((one) => withPacks(isArea ? withAreas(one) : one));
}

/** "2,20 por 1,80" beside a price of the square metre is an area. */
function withAreas(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [one, by, other, unit] = tokens.slice(at, at + 4);
    if (!one) continue;
    const isArea =
      one.value !== null &&
      typeof other?.value === 'number' &&
      /^(?:por|vezes|x)$/.test(by?.word ?? '') &&
      one.mark !== 'money' &&
      other.mark === 'none';
    if (!isArea) {
      found.push(one);
      continue;
    }
    found.push({ word: '#', value: (one.value ?? 0) * (other.value ?? 0), mark: 'none' });
    found.push({ word: 'm²', value: null, mark: 'none' });
    at += /^(?:m|metros?|m²)$/.test(unit?.word ?? '') ? 3 : 2;
  }
  return found;
}

/** "dois centos de coxinha" are 200, "um cento" 100; "uma mesa" is one. */
function withPacks(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const one = tokens[at];
    const next = tokens[at + 1];
    if (!one) continue;
    const isOne = one.value === null && ARTICLES.test(one.word);
    const count = isOne ? 1 : one.value;
    const pack = packOf(next?.word ?? '');
    if (one.value !== null && next && isAndHalf(tokens, at + 2)) {
      found.push({ ...one, value: one.value + 0.5 }, next);
      at += 3;
      continue;
    }
    if (count !== null && pack > 1 && one.mark === 'none') {
      found.push({ word: '#', value: count * pack, mark: 'none', pack });
      at++;
    } else if (isOne && next && /^\p{L}{3}/u.test(next.word) && !NOT_ONE.test(next.word)) {
      found.push({ word: '#', value: 1, mark: 'none', isArticle: true });
    } else if (isOne && next && /^d[aeo]s?$/.test(next.word) && isNamed(tokens[at + 2])) {
      found.push({ word: '#', value: 1, mark: 'none' });
    } else found.push(one);
  }
  return found;
}

/** "7 metros e meio" */
const isAndHalf = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'e' &&
  /^mei[oa]$/.test(tokens[at + 1]?.word ?? '') &&
  tokens[at - 1]?.value === null;

const isNamed = (token: Token | undefined) =>
  token !== undefined && token.value === null && /^\p{L}{4}/u.test(token.word);
