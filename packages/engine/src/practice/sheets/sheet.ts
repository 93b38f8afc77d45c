import { TRADE_SHEETS } from '../../knowledge/practice/index.ts';
import type { SheetFact, SheetKind, TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import { tokensOf } from '../../recognition/normalise.ts';
import { fitsType } from '../asked/answer-type.ts';
import { type DetailAnswer, detailOf, speakerOf } from '../biography/detail.ts';
import { ownCostOf } from '../buyer/cost.ts';
import type { PracticeSetup } from '../port.ts';
import type { Buyer, Gender } from '../types.ts';
import { reais, roundAmount } from '../words/money.ts';
import { nearestFact } from './nearest-fact.ts';

/** Who answers: enough of a buyer to know the trade. */
type Asked = Pick<Buyer, 'gender' | 'sheet'> & { persona?: { name: string } };

const SHORT = 3;
const STEM = 5;
/** A word of the offer says more than one of the customers. */
const OF_OFFER = 3;

const stemsIn = (text: string): string[] =>
  tokensOf(text)
    .filter((word) => word.length >= SHORT && /^[a-z]/.test(word) && !TIES.has(word))
    .map((word) => word.slice(0, STEM));
const TIES: ReadonlySet<string> = new Set([
  'das',
  'dos',
  'para',
  'pra',
  'com',
  'sem',
  'nos',
  'nas',
]);

/** The sheet of the trade that the offer and the ICP name; null where there is none for this buyer. */
export function sheetOf({ offer, icp }: PracticeSetup, isCompany: boolean): TradeSheet | null {
  const sold = new Set(stemsIn(offer.name));
  const said = new Set(
    stemsIn(
      [icp.name, ...icp.answers.map(({ answer }) => answer), icp.profile.mainPain].join('. '),
    ),
  );
  const scope = isCompany ? 'company' : 'person';
  const isOther = ({ except }: TradeSheet) =>
    [...said].some((stem) => except?.some((one) => stem.startsWith(one.slice(0, STEM))));
  const [best] = TRADE_SHEETS.filter((sheet) => sheet.scope === scope && !isOther(sheet))
    .map((sheet) => ({ sheet, score: Math.max(...sheet.of.map((of) => namedBy(of, sold, said))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  return best?.sheet ?? null;
}

/** How much of a phrase the offer and the ICP name; 0 where a word of it is in neither, or none in the offer. */
function namedBy(phrase: string, sold: ReadonlySet<string>, said: ReadonlySet<string>): number {
  const stems = stemsIn(phrase);
  const isNamed = stems.every((stem) => sold.has(stem) || said.has(stem));
  if (!isNamed || !stems.some((stem) => sold.has(stem))) return 0;
  return stems.reduce((sum, stem) => sum + (sold.has(stem) ? OF_OFFER : 1), 0);
}

export const sheetBy = (key: string | undefined): TradeSheet | undefined =>
  TRADE_SHEETS.find((sheet) => sheet.key === key);

export const kindOfFact = (key: string, at: number): SheetKind | null =>
  sheetBy(key)?.facts[at]?.kind ?? null;

/** What a sheet says to a question. */
export interface SheetAnswer extends DetailAnswer {
  kind: SheetKind | null;
  probability: number;
}

/** The answer of the buyer's trade to a question; null where none is asked for. @param folded the question */
export function sheetAnswer(
  setup: PracticeSetup,
  buyer: Asked,
  folded: string,
): SheetAnswer | null {
  if (buyer.sheet === undefined) return null;
  const found = nearestFact(buyer.sheet, folded);
  const fact = found && sheetBy(buyer.sheet)?.facts[found.at];
  if (!found || !fact) return null;
  const text = saidOf(setup, buyer, fact, found.at);
  if (!fitsType(folded, text)) return null;
  return {
    ...{ id: idOf(buyer.sheet, found.at), text },
    ...{ kind: fact.kind ?? null, probability: found.probability },
  };
}

const idOf = (key: string, at: number): string => `sheet ${key} ${at}`;

function saidOf(setup: PracticeSetup, buyer: Asked, { says, kind }: SheetFact, at: number) {
  const text = detailOf(speakerOf(setup, buyer), says, `sheet ${at}`);
  const own = kind === 'last' || kind === 'pays' ? ownCostOf(setup) : null;
  return own === null ? text : withOwnAmount(text, kind === 'last' ? own * WORSE : own);
}

/** The worst time was above what is usual. */
const WORSE = 1.15;

/** What the ICP says that such a customer pays, in place of another amount. */
const withOwnAmount = (text: string, own: number): string =>
  text.replace(/(?:R\$ ?)?\b\d{1,2}\.?\d{3}\b|(?:R\$ ?)?\b\d{3}\b/, reais(roundAmount(own)));

/** What the trade's buyer says of each kind, the first fact of several. */
export function sheetSays(
  setup: PracticeSetup,
  sheet: TradeSheet | null,
  kind: SheetKind,
  gender: Gender,
): string | null {
  const at = sheet?.facts.findIndex((fact) => fact.kind === kind) ?? -1;
  const fact = sheet?.facts[at];
  return fact ? saidOf(setup, { gender }, fact, at) : null;
}
