import {
  type Given,
  ITEM,
  isPeriod,
  MONEY,
  PERCENT,
  packOf,
  type Role,
  TIMES,
} from './quantity.ts';
import { ownLeft, type Words } from './roles.ts';
import { isUnitWord, isVerb, MONEY_ROLES, NO_NOUN, periodOf, unitOf } from './words.ts';

const ADJECTIVE = /^(?:nov[oa]s?|bo[nm]s?|boas?|grandes?|pequen[oa]s?|mini|uteis|util)$/;
const ACTS =
  /^(?:atend\w+|vend\w+|fa[cz]\w*|fizer|lig\w+|fech\w+|visit\w+|entreg\w+|produz\w*|consig\w+|peg\w+|levar?|leva|compr\w+|levando|quer|faltar?|falta\w*|devem|indicar|us[ao]|usam|usar|usando|gira|consom\w+|come|comem|toma|tomam|bebem?|ped(?:e|em|ir)|precisam?|roda|rodam|outr[oa]s|demais|pra|sao|com|essas?|esses?|dessas?|desses?|tenho|tem|forem|for|os|as|so|ja|mais|vez)$/;
const COUNT_MAX = 2_000;
/** More than these sold without a noun are reais. */
const SOLD_MAX = 100;

const SOLD = /^(?:fiz|fizemos|fechei|fechamos|vendi|vendemos|atendi|entreguei|bati)$/;

/** What a number without a mark counts; null for money. */
export function countUnit({ left, right }: Words, value: number, before?: Given): string | null {
  const at = ADJECTIVE.test(right[0] ?? '') && right[1] && !NO_NOUN.has(right[1]) ? 1 : 0;
  const word = right[at] ?? '';
  const isNoun = /^\p{L}{3}/u.test(word) && !NO_NOUN.has(word) && !isVerb(word);
  const last = left.at(-1) ?? '';
  if (/^(?:uteis|util)$/.test(word)) return 'day';
  if (before?.unit === MONEY && OF_PRICE.test(right.slice(0, 2).join(' '))) return null;
  if (isNoun && !/^(?:a|por)$/.test(last)) return isAmountNoun(word, value) ? null : unitOf(word);
  if (/^\p{L}/u.test(word) && !NO_NOUN.has(word) && isUnitWord(word) && !/^(?:a|por)$/.test(last))
    return unitOf(word);
  if (isNoun && /^(?:dias?|horas?|meses|semanas?|anos?|kg|quilos?|km|metros?|litros?)$/.test(word))
    return unitOf(word);
  const counted = before?.unit === MONEY ? before.per[0] : before?.unit;
  const isListed =
    /^(?:e|,|mais)$/.test(last) &&
    /^(?:d[aeo]s?|a)$/.test(right[0] ?? '') &&
    counted !== undefined &&
    (before?.unit === MONEY
      ? right.length === 1 && before.role === 'amount'
      : before?.role === 'count') &&
    value <= COUNT_MAX;
  if (isListed && Number.isInteger(value) && isPlain(counted) && !isPeriod(counted)) return counted;
  const isWhole = Number.isInteger(value) && value <= COUNT_MAX;
  const inPacks = before?.unit === MONEY && before.per.some((one) => packOf(one) !== null);
  if (inPacks && Number.isInteger(value) && /^(?:quer|quero|sao|precisa|pediu)$/.test(last))
    return ITEM;
  const perPeriod =
    /^(?:por|no|na|ao|a)$/.test(right[0] ?? '') && periodOf(right[1] ?? '') !== null;
  if (/^(?:vendi|vendeu|faturei)$/.test(last) && value >= SOLD_MAX) return null;
  if (SOLD.test(last) && isWhole && value < SOLD_MAX && !/^(?:reais|real|conto|mil)$/.test(word))
    return ITEM;
  // "aumentar pra 50 cada" is a price.
  // "tenho 1.200 de boleto"
  if (/^(?:tenho|devo)$/.test(last) && right[0] === 'de' && value >= SOLD_MAX) return null;
  if (
    /^(?:faco|faz)$/.test(last) &&
    isWhole &&
    value < SOLD_MAX &&
    before?.unit === MONEY &&
    before.per.length > 0
  )
    return ITEM;
  const isActed = ACTS.test(last) && isWhole && right[0] !== 'cada';
  if (
    /^(?:quero|preciso|queria)$/.test(last) &&
    isWhole &&
    value < SOLD_MAX &&
    (right.length === 0 || right[0] === ',')
  )
    return ITEM;
  if (
    isActed &&
    (perPeriod || !/^(?:os|as|so|ja|mais|pra|com|for|falta\w*|vendo|vende|faz|faco)$/.test(last))
  )
    return ITEM;
  if (
    isActed &&
    /^(?:os|as|so|ja|essas?|esses?|pra)$/.test(last) &&
    value < 500 &&
    !/\bcentavos?\b/.test(right.join(' '))
  )
    return /\b(?:cobr|vend|pag|cust|receb)\w*$/.test(left.at(-2) ?? '') &&
      !/^vendendo|^vender/.test(left.at(-2) ?? '')
      ? null
      : ITEM;
  return null;
}

const isPlain = (unit: string) => unit !== MONEY && unit !== PERCENT && unit !== TIMES;

/** "ela quer 30 a menos" */
const OF_PRICE = /^a (?:menos|mais)$/;

/** "4.500 comissão": a word for money after an amount counts nothing. */
const isAmountNoun = (word: string, value: number) =>
  value >= 1_000 && /^(?:custo|lucro|aluguel|faturamento|vendas|entrada)$/.test(word);

const ARTICLE = /^(?:o|a|os|as|um|uma|cada)$/;

/** What an amount is counted per. */
export function perAround(
  words: Words,
  unit: string,
  role: Role,
  before: Given | undefined,
): string[] {
  if (unit === PERCENT || unit === TIMES) return [];
  const found = new Set<string>();
  const after = perAfter(words, unit);
  if (after) found.add(after);
  // "15 crianças a 280 por mês", "1.800 por mês de cada cliente"
  const isOpen = after === null || (unit === MONEY && isPeriod(after));
  const each = isOpen ? (perEach(words, unit) ?? perBefore(words, unit, before)) : null;
  if (each && (after === null || !isPeriod(each))) found.add(each);
  if (
    found.size === 0 &&
    unit === MONEY &&
    /\b(?:avuls[oa]s?|em media|media de|medio|media)\b/.test(words.left.slice(-4).join(' '))
  )
    found.add(ITEM);
  if (role === 'bill' && found.size === 0) found.add('month');
  const period = periodAfter(words, unit);
  if (period) found.add(period);
  if (
    found.size === 0 &&
    unit === MONEY &&
    /^(?:price|cost|earning)$/.test(role) &&
    !/\bsalario\b/.test(words.left.join(' ')) &&
    !isTotal(words, before)
  )
    found.add(ITEM);
  return [...found].toSorted();
}

const isTotal = ({ left, right, sentence }: Words, before: Given | undefined) =>
  /\b(?:tudo|total|faturamento|vendas|vendi|faturo|faturei|fatura)\b/.test(
    left.slice(-4).join(' '),
  ) ||
  /^(?:no|ao) (?:total|todo)|^em vendas|^(?:no|por|ao) (?:mes|dia|ano)|^na semana/.test(
    right.slice(0, 2).join(' '),
  ) ||
  (before !== undefined &&
    before.unit !== MONEY &&
    before.unit !== PERCENT &&
    left.at(-1) === 'por') ||
  /\borcamento\b/.test(sentence);

/** "por kg", "a hora", "o cento", "cada", "em cada", "/mês". */
function perAfter({ right: all }: Words, unit: string): string | null {
  // "9 reais a mais por saca"
  const more = all.findIndex(
    (word, at) => word === 'a' && /^(?:mais|menos)$/.test(all[at + 1] ?? ''),
  );
  const right = more >= 0 && more <= 1 ? all.slice(more + 2) : all;
  const start =
    right[0] === 'reais' || right[0] === 'conto'
      ? 1
      : right[0] !== undefined && unit !== MONEY && unitOf(right[0]) === unit
        ? 1
        : 0;
  const [one = '', two = '', three = ''] = right.slice(start);
  if (one === 'cada' || (/^(?:em|pra|para|por|de)$/.test(one) && two === 'cada')) {
    if (unit !== MONEY && one === 'de') return null;
    const noun = one === 'cada' ? two : three;
    return noun && !NO_NOUN.has(noun) && /^\p{L}{3}/u.test(noun) ? unitOf(noun) : ITEM;
  }
  if (/^(?:por|\/|p)$/.test(one)) {
    const noun = ARTICLE.test(two) ? three : two;
    return noun && !NO_NOUN.has(noun) && /^\p{L}/u.test(noun) ? unitOf(noun) : null;
  }
  if (/^(?:a|o)$/.test(one) && isUnitWord(two)) return unitOf(two);
  if (unit === MONEY && /^(?:a|o)$/.test(one) && namesOne(two, three)) return unitOf(two);
  return null;
}

/** "84 o saco", "79 o frasco, quanto…": a noun that ends the price names what it is of. */
const namesOne = (noun: string, next: string) =>
  /^\p{L}{4}/u.test(noun) &&
  !isNoNoun(noun) &&
  !isVerb(noun) &&
  !/^(?:mais|menos|prazo|dinheiro|cliente|gente|outr[oa]|primeir[oa]|parte|rest\w+|valor|preco|custo|lucro)$/.test(
    noun,
  ) &&
  !MONEY_ROLES.some(([role, pattern]) => role !== 'price' && pattern.test(noun)) &&
  (next === '' ||
    /^(?:,|e|quanto|quantos|quantas|da|fica|sai|dao|por|com|no|na|em|mas|vou|quero|qto|qnto|qnt|mais)$/.test(
      next,
    ));

/** "por mês de cada cliente" */
function perEach({ right }: Words, unit: string): string | null {
  const at = right.slice(0, 6).indexOf('cada');
  const noun = right[at + 1] ?? '';
  return unit === MONEY && at > 0 && /^(?:de|por|pra)$/.test(right[at - 1] ?? '') && !isNoNoun(noun)
    ? unitOf(noun)
    : null;
}

const isNoNoun = (word: string) => word.length < 3 || NO_NOUN.has(word);

function periodAfter({ right, left }: Words, unit: string): string | null {
  const rest = right.slice(0, 5);
  for (const [at, word] of rest.entries()) {
    if (/^(?:quanto|quantos|quantas|qnt|qto|,)$/.test(word)) break;
    if (/^(?:mensais|mensal|semanais|semanal|diarios?|diarias?|anual|anuais)$/.test(word))
      return periodOf(word);
    if (/^(?:por|ao|no|na|a|toda|todo|cada)$/.test(word)) {
      const period = periodOf(rest[at + 1] ?? '');
      if (period && !(period === 'hour' && word === 'no')) return period;
    }
  }
  const near = left.slice(-3);
  return unit === MONEY && near.some((word) => /^(?:mensalidade|diaria|anuidade)$/.test(word))
    ? periodOf(near.find((word) => /^(?:mensalidade|diaria|anuidade)$/.test(word)) ?? '')
    : null;
}

/** "cada marmita por 22", "o quilo a 38", "12 alunos a 39", "3 vendas de 4.500". */
function perBefore({ left, joins }: Words, unit: string, before: Given | undefined): string | null {
  if (unit !== MONEY) return null;
  const asked = /\bq(?:ua)?n?t[oa]s (\S+)(?: \S+)? (?:de|a|custando)$/.exec(
    left.slice(-5).join(' '),
  )?.[1];
  if (asked && !NO_NOUN.has(asked)) return namedUnit(asked);
  const near = ownLeft(left).slice(-6);
  const [head = ''] =
    joins && before !== undefined && ownLeft(left).length === left.length ? [] : ownLeft(left);
  if (/^(?:quilo|kg|litro|metro|m2|cento|duzia|milheiro|hora)$/.test(head)) return unitOf(head);
  const isAskedEach = ownLeft(left).some((word) => /^q(?:ua)?n?to?$/.test(word));
  for (const [at, word] of near.entries()) {
    if (isAskedEach) break;
    const next = near[at + 1] ?? '';
    if (word === 'cada' && next && !NO_NOUN.has(next)) return unitOf(next);
    if (
      /^(?:o|a|da|do|por)$/.test(word) &&
      isUnitWord(next) &&
      unitOf(next) !== ITEM &&
      !periodOfMoney(next, near)
    )
      return unitOf(next);
  }
  if (
    joins &&
    before !== undefined &&
    before.role === 'count' &&
    before.per.length === 1 &&
    before.isPack &&
    left.length <= 5
  )
    return before.per[0] ?? null;
  const isCounted =
    joins &&
    before !== undefined &&
    before.unit !== MONEY &&
    before.unit !== PERCENT &&
    before.unit !== TIMES &&
    before.role === 'count';
  if (!isCounted) return null;
  const isEach =
    /^(?:a|de|custando|pagando|valendo)$/.test(left.at(-1) ?? '') &&
    left.length <= 4 &&
    !left.includes(',');
  return isEach && (!periodOf(before.unit) || left.join() === 'a') ? before.unit : null;
}

/** "por mês" before an amount says when, not what it is counted per, unless it is an hour or a day rate. */
const periodOfMoney = (word: string, near: readonly string[]) =>
  periodOf(word) !== null &&
  !(periodOf(word) === 'hour' && /^(?:a|da|por)$/.test(near[near.indexOf(word) - 1] ?? ''));

/** "mensalidades de 70" are counted, not months. */
export const namedUnit = (word: string) =>
  /^(?:mensalidade|diaria|anuidade)s?$/.test(word) ? word.replace(/s$/, '') : unitOf(word);
