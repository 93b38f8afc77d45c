import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { askedIn } from '../asked/form.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, chance, ownSeed, pickBy } from '../seeded.ts';
import type { Buyer, Gender } from '../types.ts';
import { type DetailAnswer, filledDetail, speakerOf } from './detail.ts';

/** The buyer's own baby: a parent knows all of it. */
export interface Baby {
  gender: Gender;
  name: string;
  months: number;
  /** How often it wakes at night. */
  wakings: number;
}

const OF_BABY = /\b(?:bebes?|nenem|nenens|nenes?|recem.?nascid[oa]s?)\b/;
const PARENTS = /\b(?:maes?|mamaes?|pais|papais|casa(?:l|is)|famili\w+|puerperas?)\b/;
const EXPECTING = /\b(?:gestant\w+|gravid\w+|gestacao|enxoval)\b/;
const MONTHS = /\b(\d{1,2})(?: meses)? ?(?:a|e|ate|ou|-|–) ?(\d{1,2}) ?mes(?:es)?\b/;
const ONE_AGE = /\b(?:de|com) (\d{1,2}) mes(?:es)?\b/;
const WAKINGS =
  /\b(?:acorda\w*|desperta\w*) (?:umas? |de |ate )?(\d{1,2})(?:(?:,| ou| a| e|-) ?(\d{1,2}))? ?(?:vezes|x)\b/;
const USUAL_MONTHS = [6, 14] as const;
const USUAL_WAKINGS = [3, 5] as const;
const OLDEST = 24;

const wordsOf = ({ icp, offer }: PracticeSetup): string =>
  plain([icp.name, ...icp.answers.map(({ answer }) => answer), offer.name].join('. '));

/** The baby of a buyer that the ICP describes as a parent of one; null for any other buyer. */
export function babyOf(setup: PracticeSetup): Baby | null {
  const words = wordsOf(setup);
  if (!OF_BABY.test(words) || !PARENTS.test(words) || EXPECTING.test(words)) return null;
  const seed = ownSeed(setup);
  const gender = chance(seed, 'baby') < 0.5 ? 'f' : 'm';
  const [low, high] = rangeIn(words, [MONTHS, ONE_AGE], USUAL_MONTHS, OLDEST);
  const [least, most] = rangeIn(words, [WAKINGS], USUAL_WAKINGS, OLDEST);
  return {
    gender,
    name: pickBy(PRACTICE_FACTS.babyNames[gender], seed, 'baby name'),
    months: between(low, high, seed, 'baby months'),
    wakings: between(least, most, seed, 'baby wakings'),
  };
}

/** Whether the ICP speaks of how the baby sleeps. */
export const speaksOfNights = (setup: PracticeSetup): boolean => {
  const words = wordsOf(setup);
  return (
    WAKINGS.test(words) ||
    /\b(?:sono|dorm\w+|acord\w+ (?:a|de|na) (?:noite|madrugada))\b/.test(words)
  );
};

function rangeIn(
  words: string,
  patterns: readonly RegExp[],
  usual: readonly [number, number],
  most: number,
): readonly [number, number] {
  const found = patterns.map((pattern) => pattern.exec(words)).find((one) => one !== null);
  const low = Number(found?.[1] ?? 0);
  const high = Number(found?.[2] ?? low);
  return low > 0 && high >= low && high <= most ? [low, high] : usual;
}

const SUBJECT =
  /\b(?:bebe|nenem|nene|filh\w+|crianca|menin[oa]|pequen[oa]|pequerruch[oa]|d?el[ea]|recem.?nascid[oa])\b/;
/** Nights, and what is done in them. */
const NIGHT = /\b(?:acord\w+|levant\w+|noites?|madrugadas?|despert\w+)\b/;
const SLEEP = /\b(?:dorm\w+|sono|sonecas?|cochil\w+)\b/;
const DAY_SLEEP = /\bsonecas?\b|\bcochil\w+|\bdorm\w+ (?:de|durante o) dia\b/;
/** What the buyer does with the own nights and days is another question. */
const OF_BUYER = /\bvoces? (?:acord\w+|dorm\w+)\b/;

const ASKS_NAME = /\bnome\b|\b(?:se )?chama\w*\b/;
const ASKS_MONTHS = /\bquantos meses\b|\bidade\b/;

type BabyQuestion = keyof typeof PRACTICE_FACTS.baby;

/** What a question asks about a baby; null for something else. */
function questionOf(folded: string): BabyQuestion | null {
  const asked = askedIn(folded);
  const isOfBaby = SUBJECT.test(folded);
  if (/\bvolt\w+\b.{0,25}\btrabalh\w+|\blicenca\b|\btrabalha(?:m|ndo)?\b/.test(folded))
    return 'work';
  if (isOfBaby && ASKS_NAME.test(folded)) return ASKS_MONTHS.test(folded) ? 'family' : 'name';
  if (/\bquantos meses\b/.test(folded) || (isOfBaby && asked === 'age')) return 'age';
  if (
    /^(?:.{0,30}\b)?(?:tem|tens|quant[oa]s)\b.{0,20}\b(?:filh\w+|bebes?|crianca\w*)\b/.test(folded)
  )
    return 'family';
  if (OF_BUYER.test(folded)) return null;
  if (asked === 'who' && NIGHT.test(folded)) return 'risesFor';
  if (DAY_SLEEP.test(folded)) return 'naps';
  if (/\bque horas\b/.test(folded)) return timeOf(folded);
  if (/\bquantas\b/.test(folded) && NIGHT.test(folded)) return 'wakings';
  if (asked === 'how' && /\b(?:noites?|sono|dorm\w+)\b/.test(folded)) return 'nights';
  if (/\b(?:mama\w*|peito|mamadeira)\b/.test(folded)) return 'feeds';
  return /\b(?:berco|cama|quarto)\b/.test(folded) && SLEEP.test(folded) ? 'sleepsIn' : null;
}

const timeOf = (folded: string): BabyQuestion | null => {
  if (/\b(?:acord\w+|despert\w+)\b/.test(folded)) return 'wakesAt';
  return SLEEP.test(folded) ? 'bedtime' : null;
};

/** What a parent knows of the own baby, the same whenever it is asked; null for another question or buyer. */
export function babyAnswer(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  const key = buyer.isCompany ? null : questionOf(folded);
  const baby = key === null ? null : babyOf(setup);
  if (key === null || baby === null) return null;
  const id = `baby ${key}`;
  const line = pickBy(PRACTICE_FACTS.baby[key], ownSeed(setup), id);
  return { id, text: ofBaby(setup, buyer, baby, line) };
}

/** A line about the baby: {bebe}, {meses}, {vezes} and `{u:ele|ela}` by its gender. */
export function ofBaby(
  setup: PracticeSetup,
  buyer: Pick<Buyer, 'gender'>,
  { gender, name, months, wakings }: Baby,
  line: string,
): string {
  const user = { who: 'child', text: '', gender, age: 0 } as const;
  const filled = line
    .replaceAll('{bebe}', name)
    .replaceAll('{meses}', String(months))
    .replaceAll('{vezes}', String(wakings));
  return filledDetail({ ...speakerOf(setup, buyer), user }, filled);
}
