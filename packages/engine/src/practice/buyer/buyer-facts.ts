import { type IcpFacts, stated } from '../../facts/index.ts';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { CUSTOMERS } from '../../knowledge/segments/index.ts';
import { capital, fold } from '../../shared/text.ts';
import { babyOf, speaksOfNights } from '../biography/baby.ts';
import { detailOf, filledDetail } from '../biography/detail.ts';
import { doneBy } from '../biography/details.ts';
import { buyerKindOf, NEUTRAL, problemKindOf, purchaseKindOf } from '../biography/kinds.ts';
import { occasionDate } from '../biography/particulars.ts';
import { claimsOf, isTrueOf, trueLines, withClaims } from '../claims.ts';
import { ownSeed, pickBy, shuffled } from '../seeded.ts';
import type { Buyer, FactKey } from '../types.ts';
import { canSay, sayableOf } from '../words/business.ts';
import { fillLine } from '../words/fill.ts';
import { reais, roundAmount } from '../words/money.ts';
import { monthlyLossOf, ownCostOf } from './cost.ts';
import { describedTry } from './described-user.ts';
import { type FactSources, ofTrade, ownLines, type Side, speakerOf } from './fact-sources.ts';
import { ownPains } from './own-pains.ts';
import { painSentence } from './pain-sentence.ts';
import { statedOf } from './stated.ts';
import { troubleOfUser } from './user.ts';

const KINDS: readonly CustomerKind[] = ['individuals', 'small', 'medium', 'enterprise'];
const CONSEQUENCES = 5;

/** The kinds of customers that the ICP names; a buyer named as a company is one. */
export function isCompanyBuyer(facts: IcpFacts): boolean {
  const folded = fold(facts.customers?.value ?? '');
  const kinds = KINDS.filter((kind) => CUSTOMERS[kind].pattern.test(folded));
  const isOnlyPersons = kinds.length > 0 && kinds.every((kind) => kind === 'individuals');
  if (stated(facts.buyer)?.kind === 'company') return !isOnlyPersons;
  return kinds.length > 0 && !kinds.includes('individuals');
}

type Stories = Pick<Buyer, 'consequences' | 'loss' | 'today'> & {
  facts: Omit<Buyer['facts'], 'budget' | 'timeline'>;
};

/** What the buyer tells of the case as first-person sentences. */
export function storiesOf(sources: FactSources): Stories {
  const { setup, isCompany } = sources;
  const side = isCompany ? 'companies' : 'people';
  const today = todaySentence(sources);
  const pain = painSentence(sources, side);
  const before = withClaims(sources.claims, [today ?? '', pain].flatMap(claimsOf));
  const tried = triedSentence({ ...sources, claims: before }, side);
  const claims = withClaims(before, claimsOf(tried));
  const [impact = '', ...consequences] = consequencesOf({ ...sources, claims }, side);
  return {
    facts: {
      pain,
      impact,
      tried,
      decision_maker: decisionSentence(sources),
    },
    consequences,
    today,
    loss: isCostly(sources)
      ? say(sources, lossLines(sources, side), 'impact', {
          perda: reais(monthlyLossOf(setup, isCompany)),
        })
      : null,
  };
}

function decisionSentence(sources: FactSources): string {
  const { partner } = sources;
  const lines = partner ? PRACTICE_FACTS.decidesWith : PRACTICE_FACTS.decidesAlone;
  return say(sources, lines, 'decision_maker', partnerValues(partner));
}

/** A line of the facts that is true of this buyer. */
const say = (
  { setup, gender, claims, surroundings }: FactSources,
  lines: readonly [string, ...string[]],
  key: FactKey,
  values: Readonly<Record<string, string>> = {},
): string =>
  fillLine(
    pickBy(trueLines(claims, sayableOf(surroundings, lines)), ownSeed(setup), 'fact', key),
    gender,
    values,
  );

/** The day by which the case itself has to be settled; null where none is set. */
export const deadlineOf = (sources: FactSources): string | null =>
  ofTrade(sources, 'deadline') ?? timelineOfOccasion(sources);

/** What the buyer means to spend, and by when. */
export const plansOf = (sources: FactSources): Pick<Buyer['facts'], 'budget' | 'timeline'> => ({
  budget: say(sources, PRACTICE_FACTS.budget, 'budget', {
    verba: reais(roundAmount(sources.ceiling * 0.9)),
  }),
  timeline: deadlineOf(sources) ?? say(sources, PRACTICE_FACTS.timeline, 'timeline'),
});

const lossLines = ({ setup }: FactSources, side: Side) =>
  ownCostOf(setup) === null ? PRACTICE_FACTS.impact[side] : PRACTICE_FACTS.impactBill[side];

/** Who buys for a party or a journey has its day as the limit. */
function timelineOfOccasion({ setup, biography, gender, isCompany }: FactSources): string | null {
  const date = occasionDate(setup, { biography, gender, isCompany });
  if (date === null) return null;
  const needed = pickBy(PRACTICE_FACTS.occasion, ownSeed(setup), 'occasion');
  return `${capital(date)}. ${needed}`;
}

/** Problems of people that cost money each month; a fear or a wish does not. */
const COSTLY: ReadonlySet<string> = new Set([
  ...[
    'energy-bill',
    'energy-bill-farm',
    'energy-bill-company',
    'high-cost',
    'vehicle-stopped',
    'motorcycle-stopped',
    'leaks-humidity',
    'poor-quality',
    'waiting',
  ],
  ...['machine-stops', 'connection', 'few-customers', 'late-payers', 'bad-service', 'empty-months'],
]);
const OF_MONEY =
  /\b(?:conta|custo\w*|car[oa]|gast\w+|perco|perd\w+|multa\w*|preco\w*|imposto\w*|prejuizo\w*|dinheiro|juros|aluguel)\b/;

function isCostly({ setup, facts, biography, isCompany }: FactSources): boolean {
  if (ownCostOf(setup) !== null) return true;
  const own = ownPains(facts)[0] ?? '';
  return isCompany || COSTLY.has(biography.problem) || OF_MONEY.test(fold(own));
}

/** What the problem leads to, by the trade or its kind, else by the kind of customer; the first is said first. */
function consequencesOf(sources: FactSources, side: Side): string[] {
  const { setup, biography, user } = sources;
  const seed = ownSeed(setup);
  const general = isCostly(sources) ? PRACTICE_FACTS.consequences[side] : PRACTICE_FACTS.impactFelt;
  const isOfBaby = !sources.isCompany && babyOf(setup) !== null && speaksOfNights(setup);
  const isTroubled = user?.who === 'parent' || sources.sheet !== null || hasTrouble(sources);
  const own =
    user && isTroubled
      ? PRACTICE_FACTS.consequencesOfUser[user.who]
      : isOfBaby
        ? PRACTICE_FACTS.babyCosts
        : (ownLines(sources, problemKindOf(biography)?.costs) ?? []);
  const filled = (lines: readonly string[], key: string) =>
    shuffled(lines, seed, key).map((line) => filledDetail(speakerOf(sources), line));
  const [first = [], ...others] = filled(own, 'consequences');
  const future = ofTrade(sources, 'future') ?? [];
  const further = user ? [] : filled(general, 'further consequences');
  return [first, future, ...others, ...further]
    .flat()
    .filter((line) => isTrueOf(sources.claims, line) && canSay(sources.surroundings, line))
    .slice(0, CONSEQUENCES);
}

/** The ICP says what is the matter with who uses it. */
const hasTrouble = ({ setup }: FactSources): boolean => troubleOfUser(setup) !== null;

/** What was tried, by the trade or the kind of purchase. */
function triedSentence(sources: FactSources, side: Side): string {
  const { setup, biography, claims } = sources;
  const stated = sources.user === null ? null : describedTry(setup);
  if (stated !== null) return stated;
  const own = ofTrade(sources, 'quoted', 'dropped') ?? ofTrade(sources, 'tried', 'dropped');
  if (own !== null && isTrueOf(claims, own)) return withoutYes(own);
  const kind = sources.user === null ? purchaseKindOf(biography) : undefined;
  const tried = ownLines(sources, kind?.tried);
  if (biography.purchase === NEUTRAL.purchase || !tried) {
    return say(sources, PRACTICE_FACTS.tried[side], 'tried');
  }
  const speaker = speakerOf(sources);
  return `${capital(detailOf(speaker, trueLines(claims, tried), 'purchase tried'))}.`;
}

/** How it is done today, by the trade or the kind of purchase; null where nothing says it. */
function todaySentence(sources: FactSources): string | null {
  const text = todayOf(sources);
  return text !== null && isTrueOf(sources.claims, text) ? text : null;
}

function todayOf(sources: FactSources): string | null {
  const { setup, biography, sheet, user } = sources;
  const { supplier } = statedOf(setup);
  if (supplier !== null && user === null) return `Hoje é com ${supplier}.`;
  if (sheet) return ofTrade(sources, 'who');
  if (sources.isCompany && biography.purchase === NEUTRAL.purchase) {
    const who = buyerKindOf(biography)?.who;
    return who ? `${capital(doneBy(detailOf(speakerOf(sources), who, 'buyer who')))}.` : null;
  }
  const today = ownLines(sources, purchaseKindOf(biography)?.today);
  if (user !== null || biography.purchase === NEUTRAL.purchase || !today) return null;
  return `${capital(detailOf(speakerOf(sources), today, 'purchase today'))}.`;
}

/** Nobody asked yet: "Já, pedi uma proposta" is said without the yes. */
const withoutYes = (text: string): string => capital(text.replace(/^(?:Já|Sim), /u, ''));

/** Slots of a line that names who shares the decision. */
export const partnerValues = (partner: Buyer['partner']): Record<string, string> => ({
  parceiro: partner?.text ?? '',
  doparceiro: partner ? (partner.gender === 'f' ? 'dela' : 'dele') : '',
  eleparceiro: partner ? (partner.gender === 'f' ? 'ela' : 'ele') : '',
});
