import type { PracticeSetup } from '../port.ts';
import { between, ownSeed, pickBy } from '../seeded.ts';
import type { Gender, OfferUser } from '../types.ts';
import { fillLine } from '../words/fill.ts';

/** `{n:3-6}`: a number that the seed fixes. */
const NUMBER = /\{n:(\d{1,4})-(\d{1,4})\}/g;
/** `{d:3-9}`: a Saturday in that many weeks. */
const DATE = /\{d:(\d{1,2})-(\d{1,2})\}/g;
const LARGE = /R\$ (\d{4,6})(?!\d|\.)/g;

export type DetailLines = readonly [string, ...string[]];

/** An answer with what it is about, so that asking again is noticed. */
export interface DetailAnswer {
  id: string;
  text: string;
}

/** Who answers, and for which session. */
export interface Speaker {
  seed: number;
  gender: Gender;
  name: string;
  /** Who the offer is for, where that is not the buyer. */
  user?: OfferUser | undefined;
  /** Start of the simulated clock. */
  startedAt: string;
}

/** The buyer of a session as the one who answers. */
export const speakerOf = (
  setup: PracticeSetup,
  {
    gender,
    persona,
    user,
  }: { gender: Gender; persona?: { name: string }; user?: OfferUser | undefined },
): Speaker => ({
  ...{ seed: ownSeed(setup), gender, user, startedAt: setup.startedAt },
  name: persona?.name ?? '',
});

/** Equal ranges give equal numbers, so that two answers never contradict each other. */
export function filledDetail(speaker: Speaker, line: string): string {
  const { seed, gender, name, startedAt, user } = speaker;
  const numberOf = (low: string, high: string) =>
    rounded(
      Number(low),
      Number(high),
      between(Number(low), Number(high), seed, 'number', low, high),
    );
  const numbered = withUser(line, user)
    .replace(NUMBER, (_, low: string, high: string) => String(numberOf(low, high)))
    .replace(DATE, (_, low: string, high: string) => saturdayIn(startedAt, numberOf(low, high)));
  const grouped = numbered.replace(
    LARGE,
    (_, digits: string) => `R$ ${Number(digits).toLocaleString('pt-BR')}`,
  );
  return fillLine(grouped, gender, { nome: name });
}

/** `{u:ele|ela}`: by the gender of who the offer is for; a child without one is "ele". */
const OF_USER = /\{u:([^{}|]{0,60})\|([^{}|]{0,60})\}/g;
const FIRST_YEAR = 6;
const LAST_OF_SCHOOL = 9;

const withUser = (line: string, user: OfferUser | undefined): string =>
  line
    .replace(OF_USER, (_, man: string, woman: string) => (user?.gender === 'f' ? woman : man))
    .replace('{idade}', () => String(user?.age ?? ''))
    .replace('{serie}', () => schoolYear(user?.age ?? FIRST_YEAR));

/** Where a child of that age is at school. */
function schoolYear(age: number): string {
  const year = age - FIRST_YEAR + 1;
  if (year < 1) return 'infantil ainda';
  return year > LAST_OF_SCHOOL
    ? `${Math.min(3, year - LAST_OF_SCHOOL)}º ano do médio`
    : `${year}º ano do fundamental`;
}

/** Nobody counts many by ones: the wider the range, the rounder the number. */
const STEPS: readonly (readonly [range: number, step: number])[] = [
  [200, 50],
  [100, 10],
  [20, 5],
];
export function rounded(low: number, high: number, drawn: number): number {
  const step = STEPS.find(([range]) => high - low >= range)?.[1] ?? 1;
  return Math.min(high, Math.max(low, Math.round(drawn / step) * step));
}

const DAY = 86_400_000;
const SATURDAY = 6;

/** "12 de dezembro, um sábado". */
function saturdayIn(startedAt: string, weeks: number): string {
  const start = new Date(startedAt);
  const days = weeks * 7 + SATURDAY - start.getUTCDay();
  const date = new Date(start.getTime() + days * DAY);
  const text = date.toLocaleDateString('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${text}, um sábado`;
}

/** The session's one answer of several, the same whenever it is asked. */
export const detailOf = (
  speaker: Speaker,
  lines: readonly [string, ...string[]],
  key: string,
): string => filledDetail(speaker, pickBy(lines, speaker.seed, 'detail', key));
