import type { IcpFacts } from '../../facts/index.ts';
import type { SheetKind, TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import { namesChildren } from '../../shared/audience.ts';
import { capital, fold } from '../../shared/text.ts';
import { type DetailLines, type Speaker, speakerOf as speakerIn } from '../biography/detail.ts';
import type { Claims } from '../claims.ts';
import type { PracticeSetup } from '../port.ts';
import { sheetSays } from '../sheets/sheet.ts';
import type { Biography, Buyer, Gender, OfferUser, Surroundings } from '../types.ts';

export interface FactSources {
  setup: PracticeSetup;
  facts: IcpFacts;
  biography: Biography;
  gender: Gender;
  isCompany: boolean;
  surroundings: Surroundings;
  partner: Buyer['partner'];
  ceiling: number;
  notCustomer: string | null;
  /** Who the offer is for, where that is not the buyer. */
  user: OfferUser | null;
  /** What the buyers of this trade know. */
  sheet: TradeSheet | null;
  /** What is true of this buyer already: no fact may say otherwise. */
  claims: Claims;
}

export type Side = 'people' | 'companies';

/** What the trade's sheet says of some kinds, as sentences; null where it says nothing of the first. */
export function ofTrade(
  { setup, gender, sheet, user }: FactSources,
  ...kinds: readonly SheetKind[]
) {
  const found = kinds.map((kind) =>
    sheetSays(setup, sheet, kind, { gender, user: user ?? undefined }),
  );
  const sentences = found.flatMap((text) => (text === null ? [] : `${capital(text)}.`));
  return found[0] === null ? null : sentences.join(' ');
}

export const speakerOf = ({ setup, gender, user }: FactSources): Speaker =>
  speakerIn(setup, { gender, user: user ?? undefined });

const FAMILY = /\b(?:famil\w+|casa propria|donas? de casa|casais|casados?)\b/;
const GRANDCHILDREN = /\bnet[oa]s?\b/;
const ELDERLY = /\b(?:aposentad\w+|idos\w+|terceira idade|avos?|net[oa]s?|[67]0 anos)\b/;

/** Without those of a parent or a grandparent where the ICP names none; undefined where none is left. */
export function ownLines(
  { setup: { icp }, isCompany }: FactSources,
  lines: DetailLines | undefined,
): DetailLines | undefined {
  if (lines === undefined || isCompany) return lines;
  const said = fold([icp.name, ...icp.answers.map(({ answer }) => answer)].join('. '));
  const isOwn = (line: string) =>
    GRANDCHILDREN.test(fold(line))
      ? ELDERLY.test(said)
      : !namesChildren(fold(line)) || namesChildren(said) || FAMILY.test(said);
  const [first, ...rest] = lines.filter(isOwn);
  return first === undefined ? undefined : [first, ...rest];
}
