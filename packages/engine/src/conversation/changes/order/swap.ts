import { asPattern, capital, lower } from '../../../shared/text.ts';
import { spelled } from '../spelling.ts';
import { findWords, flat, flatWithVerb, type Span, spliced, wordsIn } from '../text-search.ts';
import { valuesIn } from '../values.ts';

/** Words to put in the place of others. */
export interface Swap {
  old: string;
  by: string;
}

const WORDS = '(?:[^,;.!?]|(?<=\\d)[.,](?=\\d)|(?<=\\b(?:dr|sr)a?)\\.){1,60}?';
const IS = '(?:é|eh|sao|era|eram|foi|sera|vai ser|fica)';
const NOT = '(?:nao|n)';
const LEAD = `(?:[^,;.!?]{0,40}?(?<![a-z])${IS} )?`;
const END = '(?=$|[,;.!?]| (?:porque|pq|pois|que|q|kk+)(?: |$))';
/** Each with the place of the new words and of the old ones. */
const FORMS: readonly (readonly [RegExp, number, number])[] = [
  [
    new RegExp(`^${LEAD}(${WORDS}),? (?:e )?${NOT}(?: (?:mais|${IS}))? (${WORDS})${END}`, 'd'),
    1,
    2,
  ],
  [
    new RegExp(
      `^${NOT} (?:é|eh|era|sao|foi) (?:mais )?(${WORDS})(?:,|;| e sim| mas(?: sim)?)? (?:é |eh |sao |sim |era )?(${WORDS})$`,
      'd',
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `^(?:troc|troqu|substitu|mud|alter|corrij|corrig)[a-z]* (?:ai |o nome |a palavra )?(?:de )?(${WORDS}) (?:por|pra|para|pro|p) (${WORDS})$`,
      'd',
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `^(?:[a-z]+ )?(${WORDS})(?:,)? (?:em vez d[aeo]|no lugar d[aeo]|ao inves d[aeo]|em lugar d[aeo]) (${WORDS})$`,
      'd',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `^${NOT} (?:fal[ae]|di(?:z|ga)|poe|ponha|us[ae]|escrev[ae]|coloca|coloque|bot[ae]|chama|chame) (?:mais )?(${WORDS})(?:,|;| e sim| mas(?: sim)?)? (?:fal[ae]|di(?:z|ga)|poe|ponha|us[ae]|escrev[ae]|coloca|coloque|bot[ae]|chama|chame|e sim) (${WORDS})$`,
      'd',
    ),
    2,
    1,
  ],
  [
    new RegExp(
      `^onde (?:esta|ta|tem|diz|se le) (${WORDS}),? (?:é|eh|leia(?:-se)?|poe|coloque?|coloca|escrev[ae]|bota|ponha|fica) (${WORDS})$`,
      'd',
    ),
    2,
    1,
  ],
  [new RegExp(`^(${WORDS}) (?:vira|virou|passa a ser|passou a ser) (${WORDS})$`, 'd'), 2, 1],
];

/** Lower case without accents but for the verb "é", which those who write no accents write "e". */
function withVerb(clause: string): string {
  const folded = flatWithVerb(clause);
  if (/[^\p{ASCII}]/u.test(clause)) return folded;
  return folded
    .replace(/^((?:(?:o|a|os|as|seu|sua) )?[a-z]+(?: d[aeo] [a-z]+)?) e (?!n[aã]o )/, '$1 é ')
    .replace(/^((?:nao|n)) e /, '$1 é ')
    .replace(/, e (?=[a-z])/g, ', é ');
}
const ARTICLE = /^(?:(?:[oa]s?|uma?|d[aeo]s?|n[aeo]s?|com|por|de|em|pra|para) )+/iu;
const CLASSES: readonly (readonly string[])[] = [
  [
    'azul',
    'rosa',
    'branco',
    'branca',
    'preto',
    'preta',
    'verde',
    'vermelho',
    'vermelha',
    'amarelo',
    'amarela',
    'cinza',
    'bege',
    'lilas',
    'roxo',
    'roxa',
    'marrom',
    'dourado',
    'dourada',
    'prata',
    'vinho',
    'laranja',
  ],
  ['solteiro', 'solteirao', 'casal', 'queen', 'king'],
  [
    'presencial',
    'online',
    'por videochamada',
    'por video',
    'por telefone',
    'remoto',
    'remota',
    'virtual',
    'por chamada de video',
  ],
];

/** Where a text has some words: exactly, or those of them that say what they are. */
const placeOf = (text: string, words: string): Span | null =>
  findWords(text, words) ?? findWords(text, words.replace(ARTICLE, ''));

/** "B, não A", "troca A por B", "A vira B": words of a text and what takes their place; null for others. */
export function swapIn(given: string, text: string): Swap | null {
  const clause = given.replace(/\spel([oa]s?)\s/iu, ' por $1 ');
  const folded = withVerb(clause);
  for (const [form, newAt, oldAt] of FORMS) {
    const indices = form.exec(folded)?.indices;
    const [by, old] = [indices?.[newAt], indices?.[oldAt]].map((span) =>
      span
        ? clause
            .slice(span[0], span[1])
            .replace(/["“”«»]/gu, '')
            .trim()
        : '',
    );
    if (!by || !old || !isNew(by, old) || /^(?:d[aeo]s?|que|q|sobre|n[ao]s?) /.test(flat(old)))
      continue;
    const place = placeOf(text, old);
    const isStart = indices?.[newAt]?.[0] === 0 && !/\s\p{Lu}/u.test(by);
    if (place)
      return { old, by: isStart && /^\p{Ll}/u.test(text.slice(place.start)) ? lower(by) : by };
  }
  return null;
}
const isNew = (by: string, old: string): boolean =>
  flat(by) !== flat(old) && /[\p{L}\d]/u.test(by) && !NO_WORDS.test(flat(by));
const NO_WORDS = /^(?:e|eh|sim|nao|n|isso|so|ainda|ele|ela|eu|o|a|pode|da|tem|vai|quer|precisa)$/;

/** A text with the new words wherever it has the old ones. */
export function withSwap(text: string, { old, by }: Swap): string | null {
  const isExact = findWords(text, old) !== null;
  const wanted = isExact ? old : old.replace(ARTICLE, '');
  const words = spelled(isExact ? by : by.replace(ARTICLE, ''));
  let left = text;
  for (let count = 0; count < MOST; count++) {
    const span = findWords(left, wanted);
    if (!span) break;
    const was = left.slice(span.start, span.end);
    const put =
      /^\p{Lu}/u.test(was) && !/^\p{Lu}/u.test(words) ? asStarted(left, span, words) : words;
    const next = spliced(left, withRepeated(left, withWholeDay(left, span), put), put);
    if (findWords(words, wanted)) return next;
    left = next;
  }
  return left === text ? null : left;
}
const MOST = 6;
/** "quinta" in a text may be "quinta-feira". */
const withWholeDay = (text: string, { start, end }: Span): Span => {
  const isDay = /^(?:segunda|terca|quarta|quinta|sexta)$/.test(flat(text.slice(start, end)));
  const rest = isDay ? (/^[- ]feira(?![\p{L}])/iu.exec(text.slice(end))?.[0].length ?? 0) : 0;
  return { start, end: end + rest };
};
/** "350 doces" in the place of the "300" of "300 doces": what the new words end with stands once. */
const withRepeated = (text: string, { start, end }: Span, put: string): Span => {
  const [, last = ''] = /\s(\S.{1,40})$/u.exec(put) ?? [];
  const isRepeated = last !== '' && flat(text.slice(end)).startsWith(` ${flat(last)}`);
  return { start, end: isRepeated ? end + last.length + 1 : end };
};
/** A capital at the beginning of a sentence or of a name stays. */
const asStarted = (text: string, { start }: Span, words: string): string =>
  /^$|[.!?…:\n]\s{0,3}$/u.test(text.slice(0, start)) || !/\s/.test(words) ? capital(words) : words;

/** "queen", "presencial": a word of a class of which the text has another one. */
export function classSwap(clause: string, text: string): Swap | null {
  const has = (where: string, word: string) =>
    new RegExp(`(?<![a-z])${asPattern(word)}(?![a-z])`).test(flat(where));
  for (const words of CLASSES) {
    const [by, ...others] = words.filter((word) => has(clause, word));
    const [old, ...more] = words.filter((word) => has(text, word) && word !== by);
    if (by && old && others.length === 0 && more.length === 0 && !has(text, by)) return { old, by };
  }
  return null;
}

const ATTRIBUTE =
  /^(?:(?:o|a|os|as|seu|sua|meu|minha) )?([a-z]{3,20})(?: (?:d[aeo]s? )?[a-z]{2,20}){0,2} (?:é|eh|sao|sera|vai ser|agora é|passa a ser) (?:agora )?([^,;.!?]{2,50})$/d;

/** "o tema é safari" where a text says "tema dinossauro": what stands after the thing. */
export function attributeSwap(clause: string, text: string): Swap | null {
  const found = ATTRIBUTE.exec(withVerb(clause));
  const [noun, span] = [found?.[1], found?.indices?.[2]];
  if (!noun || !span || valuesIn(clause).length > 0 || NAMES.test(noun)) return null;
  const by = clause.slice(span[0], span[1]).trim();
  if (by.split(' ').length > BY_WORDS) return null;
  const word = wordsIn(text).find(({ stem }) => stem === noun.replace(/s$/, '').slice(0, 5));
  if (!word) return null;
  const after =
    /^ (?:(?:e|é|de|do|da|com|em)\s)?([^,;.!?\n]{2,40}?)(?=[,;.!?\n]|$|\s(?:e|com|no|na|às|para|pra|que|por)\s)/u.exec(
      text.slice(word.end),
    );
  const old = after?.[1];
  if (!old || valuesIn(old).length > 0) return null;
  return { old, by: /^[oa]s?\s/iu.test(old) ? by : by.replace(/^[oa]s?\s/iu, '') };
}
const NAMES = /^(?:nome|ideia|problema|coisa|verdade|certo|cliente|texto|mensagem)$/;
const BY_WORDS = 4;
