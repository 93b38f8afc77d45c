import { TRADE_SHEETS } from '../../knowledge/practice/index.ts';
import type { SheetFact, SheetKind, TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import { fitsType } from '../asked/answer-type.ts';
import { countedNoun } from '../biography/count-fits.ts';
import { type DetailAnswer, detailOf, speakerOf } from '../biography/detail.ts';
import { ownCostOf } from '../buyer/cost.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { contentStems } from '../reading/stems.ts';
import type { Buyer } from '../types.ts';
import { reais, roundAmount } from '../words/money.ts';
import { withoutSlots } from './fact-features.ts';
import { nearestFact } from './nearest-fact.ts';

/** Who answers: enough of a buyer to know the trade. */
type Asked = Pick<Buyer, 'gender' | 'sheet' | 'user'> & { persona?: { name: string } };

export const sheetBy = (key: string | undefined): TradeSheet | undefined =>
  TRADE_SHEETS.find((sheet) => sheet.key === key);

export const kindOfFact = (key: string, at: number): SheetKind | null =>
  sheetBy(key)?.facts[at]?.kind ?? null;

/** What a sheet says to a question. */
export interface SheetAnswer extends DetailAnswer {
  kind: SheetKind | null;
  probability: number;
  /** Half of what the question names is in the wordings or the answer. */
  isNamed: boolean;
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
    isNamed: isNamedIn(fact, folded),
  };
}

/** A question without words of its own names nothing else either. */
function isNamedIn({ asks, says }: SheetFact, folded: string): boolean {
  const counted = countedNoun(folded);
  if (counted !== null && !asks.some((ask) => plain(ask).includes(counted.slice(0, 4))))
    return false;
  const stems = contentStems(folded);
  const known = new Set([...asks, ...says].map(withoutSlots).flatMap(contentStems));
  return stems.filter((stem) => known.has(stem)).length * 2 >= stems.length;
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

/** Of the elevator only where elevators are offered. */
const isAbout = ({ offer }: PracticeSetup, { about }: SheetFact): boolean =>
  about === undefined || about.some((one) => plain(offer.name).includes(one));

/** What the trade's buyer says of each kind, the first fact of several. */
export function sheetSays(
  setup: PracticeSetup,
  sheet: TradeSheet | null,
  kind: SheetKind,
  who: Pick<Buyer, 'gender' | 'user'>,
): string | null {
  const at = sheet?.facts.findIndex((one) => one.kind === kind && isAbout(setup, one)) ?? -1;
  const fact = sheet?.facts[at];
  return fact ? saidOf(setup, who, fact, at) : null;
}
