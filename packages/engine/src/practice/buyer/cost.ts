import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { chance, ownSeed } from '../seeded.ts';
import { roundAmount } from '../words/money.ts';

const SPENT =
  '(?:(?:conta|fatura|boleto|gasto|despesa)s? (?:mensa\\w+ )?(?:de|com|da) (?:luz|energia|agua|gas|internet|telefone|celular|combustivel|diesel|gasolina|frete|aluguel)|luz|energia|gast\\w+|pag(?:a|am|ando|o)|perd\\w+|prejuizo|desperdic\\w+)';
const AMOUNT = '(?:r\\$ ?)?(\\d{1,3}(?:\\.\\d{3})+|\\d{1,6})( mil)?';
const STATED = new RegExp(
  `\\b${SPENT}\\b([^.;,\\d]{0,30})${AMOUNT}(?: ?(?:a|ate|e|-|–|—) ?${AMOUNT})?((?: reais)?(?: (?:por|no|ao|a|em) (?:mes|ano|safra|dia|semana|hora)|/\\w+)?)(?! ?(?:%|por cento|anos|dias|horas|vezes|client|pessoas|kwh|km))`,
  'g',
);
const OTHER_THING =
  /\b(?:sistema|projeto|investi\w+|ticket|preco|instalac\w+|fatur\w+|parcel\w+)\b/;
const OTHER_PERIOD = /ano|safra|dia|semana|hora/;
/** "Gastam de 1.500 a 4 mil" is what one purchase costs, where no month is named. */
const PURCHASE = /^(?:gast|pag)\w* /;
/** "Acima de 500" and "até 2.000" name one end. */
const OPEN_RANGE = 1.5;
/** Less is a number of things. */
const LEAST = 20;

/** The monthly amounts that a text names for what its customers pay or lose today; null for none. */
export function statedCost(text: string): { low: number; high: number } | null {
  for (const found of plain(text).matchAll(STATED)) {
    const [, between = '', first = '', thousand, second, secondThousand, period = ''] = found;
    if (OTHER_THING.test(between) || OTHER_PERIOD.test(period)) continue;
    if (PURCHASE.test(found[0]) && !/mes/.test(`${between} ${period}`)) continue;
    const high = second === undefined ? null : amountOf(second, secondThousand);
    const low = amountOf(first, sharedThousand(first, high, secondThousand) ?? thousand);
    if (low < LEAST) continue;
    if (high !== null && high >= low) return { low, high };
    if (/\bate\b|maximo/.test(between)) return { low: low / OPEN_RANGE, high: low };
    return { low, high: /acima|mais de|partir|minimo/.test(between) ? low * OPEN_RANGE : low };
  }
  return null;
}

/** "3 a 5 mil" is in thousands at both ends; "1.500 a 4 mil" and "900 a 2 mil" are not. */
const sharedThousand = (first: string, high: number | null, thousand: string | undefined) =>
  high !== null && Number(first.replaceAll('.', '')) * 1_000 <= high ? thousand : undefined;

const amountOf = (digits: string, thousand: string | undefined): number =>
  Number(digits.replaceAll('.', '')) * (thousand === undefined ? 1 : 1_000);

/** What this customer pays or loses a month within the amounts of the ICP; null where it names none. */
export function ownCostOf(setup: PracticeSetup): number | null {
  const { icp } = setup;
  const { details, mainPain } = icp.profile;
  const texts = [
    ...icp.answers.map(({ answer }) => answer),
    ...[details.dorPrincipal, details.resumoICP, mainPain],
  ];
  const [stated] = texts.flatMap((text) => statedCost(text) ?? []);
  if (!stated) return null;
  const drawn = roundAmount(
    stated.low + (stated.high - stated.low) * chance(ownSeed(setup), 'own cost'),
  );
  return Math.max(stated.low, Math.min(stated.high, drawn));
}

const LOSS = {
  people: { share: 0.05, beyond: 0.02, least: 60, most: 900 },
  companies: { share: 0.2, beyond: 0.02, least: 300, most: 20_000 },
} as const;

/** A cheap offer solves a problem that costs nearly as much. */
const SMALL_OFFER = 400;
const SMALL_SHARE = 0.7;
/** Beyond this price an offer is bought once, and pays itself in years rather than months. */
const ONCE_FROM = 2_000;

/** What the problem costs a month: in the ICP's own amounts, else in proportion to the offer. */
export function monthlyLossOf(setup: PracticeSetup, isCompany: boolean): number {
  const own = ownCostOf(setup);
  if (own !== null) return own;
  const { price } = setup.offer;
  const { share, beyond, least, most } = LOSS[isCompany ? 'companies' : 'people'];
  const usual = Math.min(price, ONCE_FROM) * share + Math.max(0, price - ONCE_FROM) * beyond;
  const amount = Math.max(usual, Math.min(price, SMALL_OFFER) * SMALL_SHARE);
  const drawn = amount * (0.8 + 0.6 * chance(ownSeed(setup), 'loss'));
  return roundAmount(Math.max(least, Math.min(most, drawn)));
}
