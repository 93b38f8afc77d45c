import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, ownSeed } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { babyOf, ofBaby } from './baby.ts';
import { type DetailAnswer, detailOf, speakerOf } from './detail.ts';
import { ownDetail } from './details.ts';

const CHILDREN =
  '(?:filh\\w+|crianc\\w+|alun\\w+|menin\\w+|adolescent\\w+|estudant\\w+|garot\\w+|net[oa]s?)';
const AGES = '(\\d{1,2})(?: anos)? ?(?:a|e|ate|-|–|—) ?(\\d{1,2}) ?anos';
const OF_CHILDREN = new RegExp(`\\b${CHILDREN}\\b[^.;]{0,40}?\\b${AGES}`);
const OLDEST = 18;

/** The ages of the children that a text names: "filhos de 9 a 14 anos"; null for none. */
export function childAgesIn(text: string): { low: number; high: number } | null {
  const found = OF_CHILDREN.exec(plain(text));
  const [low = 0, high = 0] = found?.slice(1).map(Number) ?? [];
  return low > 0 && high >= low && high <= OLDEST ? { low, high } : null;
}

/** The ages of the children that the ICP names. */
export function statedAges({ icp }: PracticeSetup): { low: number; high: number } | null {
  const { details } = icp.profile;
  const texts = [...icp.answers.map(({ answer }) => answer), details.resumoICP, icp.name];
  return texts.map(childAgesIn).find((ages) => ages !== null) ?? null;
}

export type Child = 'son' | 'daughter';

/** The age of a child within those of the ICP; null where it names none. */
export function ownChildAge(setup: PracticeSetup, child: Child): number | null {
  const ages = statedAges(setup);
  return ages ? between(ages.low, ages.high, ownSeed(setup), 'child age', child) : null;
}

/** What this buyer says of the own children; null where neither the offer nor the ICP says anything of them. */
export function childrenOf(setup: PracticeSetup, buyer: Buyer): string | null {
  const baby = buyer.isCompany ? null : babyOf(setup);
  if (baby !== null) return ofBaby(setup, buyer, baby, PRACTICE_FACTS.baby.family[0]);
  if (buyer.user?.who === 'child') {
    return detailOf(speakerOf(setup, buyer), PRACTICE_FACTS.childrenOfUser, 'children');
  }
  const son = ownChildAge(setup, 'son');
  const daughter = ownChildAge(setup, 'daughter');
  return son === null || daughter === null
    ? null
    : `dois, um menino de ${son} e uma menina de ${daughter}`;
}

/** "Quantos meninos você tem?": nobody is unsure of the own children. */
export function ownChildren(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  if (buyer.isCompany || !COUNTS_CHILDREN.test(folded)) return null;
  const own =
    childrenOf(setup, buyer) ?? ownDetail(setup, buyer, { from: 'buyer', field: 'family' });
  return own === null ? null : { id: 'buyer family', text: own };
}
const COUNTS_CHILDREN =
  /\bquant[oa]s (?:menin[oa]s|filh[oa]s|crianca?s|criancas|net[oa]s) (?:voces?|a senhora|o senhor|tu|tem|sao)\b(?!.{0,30}\b(?:lev\w+|atend\w+|estud\w+|convid\w+|festa|escola)\b)/;
