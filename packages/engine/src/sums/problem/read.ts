import { type Quantity, readQuantities } from '../../facts/amounts.ts';
import { type Answer, readTokens, wordAt } from '../../facts/tokens.ts';
import { fold } from '../../shared/text.ts';
import { money, percent, plain } from '../format.ts';
import { type Given, ITEM, isPeriod, MONEY, PERCENT, TIMES } from './quantity.ts';
import { ratioAt } from './ratios.ts';
import { moneyRole, ownLeft, percentRole, type Words } from './roles.ts';
import { settled } from './settled.ts';
import { isBare, isGroup, packAround, smaller, unitAt, wholeOf } from './unit-at.ts';
import { perAround } from './units.ts';
import { NO_NOUN, unitOf } from './words.ts';
import { wordsAround } from './words-around.ts';

/** At most this many numbers of a message take part in a sum. */
const GIVENS_MAX = 10;
/** Longer texts are no request for a sum. */
const TEXT_MAX = 800;

/** The numbers of a message with unit and role, in order; null when one is a range or there are too many. */
export function readGivens(text: string): Given[] | null {
  if (text.length > TEXT_MAX) return null;
  const answer = readTokens(normalised(text));
  const found = readQuantities(answer).filter(
    (one) =>
      one.kind !== 'clock' &&
      one.kind !== 'date' &&
      !isPackWord(answer, one) &&
      !isEachOne(answer, one) &&
      !isReference(answer, one),
  );
  const counted = found.filter(({ isArticle }) => !isArticle);
  if (counted.length === 0) return [];
  if (counted.length > GIVENS_MAX) return null;
  const givens: Given[] = [];
  for (let at = 0; at < found.length; ) {
    const ratio = ratioAt(answer, found, at, givens.at(-1));
    if (ratio) {
      givens.push(ratio.given);
      at += ratio.taken;
      continue;
    }
    const one = found[at];
    if (one && !one.isArticle) {
      if (one.high !== null) return null;
      givens.push(...givensOf(answer, found, at, givens.at(-1)));
    }
    at++;
  }
  return givens.length > GIVENS_MAX ? null : settled(givens);
}

/** "o cento" and "quantos por cento" are no number. */
const isPackWord = (answer: Answer, { first, numberEnd, kind }: Quantity) =>
  numberEnd === first + 1 &&
  /^(?:cento|milheiro|duzia)$/.test(wordAt(answer, first)) &&
  kind !== 'money';

/** "custo de cada uma": of each, not one. */
const isEachOne = (answer: Answer, { first, isArticle }: Quantity) =>
  isArticle && wordAt(answer, first - 1) === 'cada' && wordAt(answer, first - 2) === 'de';

/** "entre os dois", "as duas": the things named before. */
const isReference = (answer: Answer, { first, numberEnd, low, kind }: Quantity) =>
  low <= 3 &&
  kind === 'bare' &&
  numberEnd === first + 1 &&
  /^(?:[oa]s|d[oa]s|n[oa]s)$/.test(wordAt(answer, first - 1));

const WORDS: Readonly<Record<string, string>> = {
  um: '1',
  uma: '1',
  dois: '2',
  duas: '2',
  tres: '3',
  quatro: '4',
  cinco: '5',
  seis: '6',
};

/** Spellings that the reader of answers does not know. */
const normalised = (text: string) =>
  text
    .replace(/\b(mil|k) e (?=\d{1,3}(?:,\d+)?\s?%)/gi, '$1; ')
    .replace(
      /(?<=(?:\bmil|\.\d{3}),? )(?:vai|sobe|passa|muda)(?: de)? (?:pra|para|pro) (?=\d+(?:,\d+)?\s?%)/gi,
      'vira ',
    )
    .replace(/(\d)\s?%/g, '$1 %')
    .replace(/(\d)\s?(?:x|vez)(?=\s|$|[,.;?!])/gi, '$1 vezes ')
    .replace(/(\d)x(?=\d)/gi, '$1 vezes ')
    .replace(
      /\b(\d+)h(\d\d)\b/g,
      (_all, hours, minutes) => `${Number(hours) + Number(minutes) / 60} horas`,
    )
    .replace(
      /\b(\d+|uma?|dois|duas|tr[eê]s|quatro|cinco|seis) (\p{L}+) e mei[ao]\b/giu,
      (_all, count: string, noun: string) => `${WORDS[fold(count)] ?? count},5 ${noun}`,
    )
    .replace(/\ba\.? ?m\.?(?=[\s,?!]|$)/gi, 'ao mês')
    .replace(/\b(cento|milheiro|d[uú]zia) a (?=\d)/gi, '$1 sai ')
    .replace(
      /\b(?:(?:ganhar|lucrar|vender)(?: \p{L}+)? o (dobro|triplo)|(dobr|triplic)ar(?: (?:o|meu) (?:dinheiro|valor|custo))?)\b/giu,
      (_all, noun = '', verb = '') => `ganhar ${/^tri/i.test(noun || verb) ? 200 : 100} % em cima`,
    )
    .replace(/\b(\d+) e meia\b/gi, '$1,5 horas')
    .replace(/\b(\d+) ?(?:kg|quilos?) e (\d{3})\b/gi, (_all, kilos: string, grams: string) =>
      `${Number(kilos) + Number(grams) / 1000} kg`.replace('.', ','),
    )
    .replace(/(?<=\d) ou (?=\d.{0,80}\b(?:qual|melhor|compensa)\b)/gi, ' ; ')
    .replace(
      /\b(a|por|custa|sai|cobro) (\d{1,3}) e (\d{2})(?=\s*(?:$|[,.?!]|d[aá](?!\p{L})|[oa] \p{L}|cada\b|quanto\b|reais\b))/giu,
      '$1 R$ $2,$3',
    )
    .replace(
      /\b(\d+(?:,\d+)?) ?(?:m|metros?)? ?(?:por|x) ?(\d+(?:,\d+)?) ?(?:m|metros?)\b/gi,
      (_all, one: string, two: string) => `${decimal(one) * decimal(two)} m2`.replace('.', ','),
    )
    .replace(/\b(?:a )?metade\b/gi, '50 %')
    .replace(/\b(?:um|1) ter[cç]o\b/gi, '33.33 %')
    .replace(/\bum quarto d(?=[aeo])/gi, '25 % d');

const decimal = (text: string) => Number(text.replace(',', '.'));

/** More than so many times as much is no change of an amount. */
const CHANGE_MAX = 10;

function givensOf(
  answer: Answer,
  found: readonly Quantity[],
  at: number,
  before: Given | undefined,
): Given[] {
  const one = found[at];
  if (!one) return [];
  const words = wordsAround(answer, found, at);
  if (one.from === null) return [givenOf(one, one.low, words, before)];
  // "quantas marmitas de 16 pra 4.800" is no change.
  if (
    one.low > one.from * CHANGE_MAX ||
    /\bq(?:ua)?n?t[oa]s\b/.test(words.left.slice(-4).join(' '))
  ) {
    const first = givenOf({ ...one, low: one.from }, one.from, { ...words, right: [] }, before);
    return [first, givenOf(one, one.low, { ...words, left: ['para'] }, first)];
  }
  const last = givenOf(one, one.low, { ...words, left: [...words.left, 'para'] }, before);
  return [
    { ...last, value: one.from, role: 'before', written: shown(one.from, last.unit) },
    { ...last, role: 'after' },
  ];
}

function givenOf(one: Quantity, value: number, words: Words, before: Given | undefined): Given {
  const named = unitAt(one, words, before);
  const [unit, factor] = smaller(named);
  // "markup de 2,2" multiplies the cost.
  if (
    unit === PERCENT &&
    one.kind !== 'percent' &&
    value < 10 &&
    /\bmarkup\b/.test(words.left.join(' '))
  )
    return givenOf({ ...one, kind: 'percent' }, (value - 1) * 100, words, before);
  const role =
    unit === PERCENT
      ? percentRole(words)
      : unit === MONEY
        ? moneyRole(words, before)
        : unit === TIMES
          ? 'instalments'
          : countRole(words, isPeriod(unit));
  const pack = packAround(words, unit);
  const whole = wholeOf(words, unit);
  const per = pack ? [pack] : whole ? [whole] : perAround(words, named, role, before);
  return {
    value: value / factor,
    unit,
    per,
    role,
    label: labelOf(words, unit, before),
    used: 0,
    steps: [],
    assumed: [],
    written: shown(value, unit),
    isKnown: false,
    isBare: isBare(one, words, unit),
    mayBeCost:
      role === 'price' &&
      /^(?:custa|custam|custou|sai|fica)$/.test(
        words.left.findLast((word) =>
          /^(?:custa|custam|custou|sai|fica|vend\w+|cobr\w+)$/.test(word),
        ) ?? '',
      ),
    isPack: pack !== null,
    isGroup: unit !== MONEY && isGroup(words),
    mayBeTotal: role === 'cost' && per.join() === ITEM && !SAYS_EACH.test(nearby(words)),
    isAgain: /^(?:[oa]s|n[oa]s|d[oa]s|ess[ea]s|dess[ea]s|ness[ea]s|tod[oa]s)$/.test(
      words.left.at(-1) ?? '',
    ),
  };
}

const SAYS_EACH = /\b(?:cada|unidade|un|peca|item|avuls[oa])\b/;
const nearby = ({ left, right }: Words) => [...left.slice(-4), ...right.slice(0, 4)].join(' ');

const GOAL =
  /\b(?:meta|objetivo|bater|(?:quero|preciso|pra|para) (?:de )?(?:fechar|vender|fazer|bater|chegar|matricular)|preciso(?: de)?|tenho que (?:fechar|vender|fazer|bater))(?: (?:em|a|as|os|mais|umas?|uns|e|eh|de|do|mes|no|o))*$/;

const DONE = /\b(?:ja|fiz|vendi|fechei|matriculei|tenho)\b/;

function countRole({ left, right, sentence }: Words, isTime: boolean): Given['role'] {
  const near = left.slice(-5).join(' ');
  if (
    !isTime &&
    /\b(?:faltar|faltarem|cancelar|cancelarem|desistir|desistirem|perder|sem)(?: so| uns| umas)?$/.test(
      near,
    )
  )
    return 'discount';
  if (/^\S* ?(?:gratis|de graca|de brinde)/.test(right.slice(0, 3).join(' '))) return 'discount';
  if (DONE.test(near) && /\bmeta\b|\bpreciso\b|\bfalta/.test(sentence)) return 'done';
  return GOAL.test(near) ? 'goal' : 'count';
}

/** The nouns that name an amount, as units. */
function labelOf({ left, right }: Words, unit: string, before: Given | undefined): string {
  if (unit !== MONEY && unit !== PERCENT && unit !== TIMES) return unit;
  const names = [...ownLeft(left), ...(right[0] === 'de' ? right.slice(1, 2) : [])];
  return (
    names
      .filter((word) => word.length > 2 && !NO_NOUN.has(word) && !isPeriod(unitOf(word)))
      .map(unitOf)
      // "20 pessoas por 7.400": of all of them.
      .filter((one) => one !== before?.unit || left.at(-1) !== 'por')
      .join(' ')
  );
}

const shown = (value: number, unit: string) =>
  unit === MONEY ? money(value) : unit === PERCENT ? percent(value) : plain(value);
