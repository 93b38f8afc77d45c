import { type BriefPain, painOf } from '../../embedded/brief/pain.ts';
import { forThisBuyer } from '../../embedded/phrasing/trade-lines.ts';
import { type IcpFacts, isBuyerOf, stated, tradeOf } from '../../facts/index.ts';
import type { CustomerKind } from '../../knowledge/channels/situation.ts';
import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import type { SheetKind, TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import { CUSTOMERS } from '../../knowledge/segments/index.ts';
import { namesChildren } from '../../shared/audience.ts';
import { capital, cleanText, cut, fold } from '../../shared/text.ts';
import { the } from '../../shared/writing/pt/articles.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { infinitive, nounPhrase } from '../../shared/writing/pt/phrases.ts';
import {
  type DetailLines,
  detailOf,
  filledDetail,
  type Speaker,
  speakerOf as speakerIn,
} from '../biography/detail.ts';
import { NEUTRAL, problemKindOf, purchaseKindOf, themeOf } from '../biography/kinds.ts';
import { occasionDate } from '../biography/particulars.ts';
import type { PracticeSetup } from '../port.ts';
import { ownSeed, pickBy, shuffled } from '../seeded.ts';
import { sheetSays } from '../sheets/sheet.ts';
import type { Biography, Buyer, FactKey, Gender } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { reais, roundAmount } from '../words/money.ts';
import { monthlyLossOf, ownCostOf } from './cost.ts';
import { barePain, inFirstPerson } from './first-person.ts';
import { describedPains, failingOf, namesProblem, ownPains } from './own-pains.ts';
import { isOtherTrade } from './own-trade.ts';
import { otherSubjectIn, ownVerbsAsI } from './subject.ts';
import { type OfferUser, troubleOfUser } from './user.ts';

const KINDS: readonly CustomerKind[] = ['individuals', 'small', 'medium', 'enterprise'];
const CONSEQUENCES = 4;
const PAIN_MAX = 110;

/** The kinds of customers that the ICP names; a buyer named as a company is one. */
export function isCompanyBuyer(facts: IcpFacts): boolean {
  const folded = fold(facts.customers?.value ?? '');
  const kinds = KINDS.filter((kind) => CUSTOMERS[kind].pattern.test(folded));
  const isOnlyPersons = kinds.length > 0 && kinds.every((kind) => kind === 'individuals');
  if (stated(facts.buyer)?.kind === 'company') return !isOnlyPersons;
  return kinds.length > 0 && !kinds.includes('individuals');
}

interface FactSources {
  setup: PracticeSetup;
  facts: IcpFacts;
  biography: Biography;
  gender: Gender;
  isCompany: boolean;
  partner: Buyer['partner'];
  ceiling: number;
  notCustomer: string | null;
  /** Who the offer is for, where that is not the buyer. */
  user: OfferUser | null;
  /** What the buyers of this trade know. */
  sheet: TradeSheet | null;
}

/** The buyer's facts as first-person sentences. */
export function factsOf(sources: FactSources): Pick<Buyer, 'facts' | 'consequences'> {
  const { setup, gender, isCompany, partner, ceiling } = sources;
  const seed = ownSeed(setup);
  const side = isCompany ? 'companies' : 'people';
  const say = (lines: readonly [string, ...string[]], key: FactKey, values = {}) =>
    fillLine(pickBy(lines, seed, 'fact', key), gender, values);
  const loss = monthlyLossOf(setup, isCompany);
  const occasion = timelineOfOccasion(sources);
  const decides = partner ? PRACTICE_FACTS.decidesWith : PRACTICE_FACTS.decidesAlone;
  return {
    facts: {
      pain: painSentence(sources, side),
      impact: say(impactLines(sources, side), 'impact', { perda: reais(loss) }),
      tried: triedSentence(sources, side),
      decision_maker: say(decides, 'decision_maker', partnerValues(partner)),
      budget: say(PRACTICE_FACTS.budget, 'budget', { verba: reais(roundAmount(ceiling * 0.9)) }),
      timeline:
        ofTrade(sources, 'deadline') ?? occasion ?? say(PRACTICE_FACTS.timeline, 'timeline'),
    },
    consequences: consequencesOf(sources, side),
  };
}

function impactLines(sources: FactSources, side: Side) {
  if (ownCostOf(sources.setup) !== null) return PRACTICE_FACTS.impactBill[side];
  return isCostly(sources) ? PRACTICE_FACTS.impact[side] : PRACTICE_FACTS.impactFelt;
}

/** What the trade's sheet says of some kinds, as sentences; null where it says nothing of the first. */
function ofTrade({ setup, gender, sheet }: FactSources, ...kinds: readonly SheetKind[]) {
  const found = kinds.map((kind) => sheetSays(setup, sheet, kind, gender));
  const sentences = found.flatMap((text) => (text === null ? [] : `${capital(text)}.`));
  return found[0] === null ? null : sentences.join(' ');
}

/** Who buys for a party or a journey has its day as the limit. */
function timelineOfOccasion({ setup, biography, gender, isCompany }: FactSources): string | null {
  const date = occasionDate(setup, { biography, gender, isCompany });
  if (date === null) return null;
  const needed = pickBy(PRACTICE_FACTS.occasion, ownSeed(setup), 'occasion');
  return `${capital(date)}. ${needed}`;
}

type Side = 'people' | 'companies';

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

const FELT = /^(?:estou|ando|vivo|fico|tenho (?:medo|vergonha|receio|pavor|inseguranca)|nao) /;

/** A fear or a shame did not happen again on Tuesday. */
const FEAR =
  /^(?:[oa]s? )?(?:medo|vergonha|receio|inseguranca|pavor|ansiedade|culpa|falta de tempo)\b/;

const speakerOf = ({ setup, gender }: FactSources): Speaker => speakerIn(setup, { gender });

const FAMILY = /\b(?:famil\w+|casa propria|donas? de casa|casais|casados?)\b/;
const GRANDCHILDREN = /\bnet[oa]s?\b/;
const ELDERLY = /\b(?:aposentad\w+|idos\w+|terceira idade|avos?|net[oa]s?|[67]0 anos)\b/;

/** Without those of a parent or a grandparent where the ICP names none; undefined where none is left. */
function ownLines(
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

/** What the problem leads to, by its kind, else by the kind of customer. */
function consequencesOf(sources: FactSources, side: Side): string[] {
  const { setup, biography, user } = sources;
  const ele = user?.gender === 'f' ? 'ela' : 'ele';
  const own =
    (user && PRACTICE_FACTS.consequencesOfUser) ??
    ownLines(sources, problemKindOf(biography)?.costs) ??
    PRACTICE_FACTS.consequences[side];
  return shuffled(own, ownSeed(setup), 'consequences')
    .slice(0, CONSEQUENCES)
    .map((line) => filledDetail(speakerOf(sources), line.replace('{ele}', ele)));
}

/** How it is done today and what was tried, by the kind of purchase. */
function triedSentence(sources: FactSources, side: Side): string {
  const { setup, gender, biography } = sources;
  const own = ofTrade(sources, 'quoted', 'dropped') ?? ofTrade(sources, 'tried', 'dropped');
  if (own !== null) return own;
  if (sources.user !== null) {
    return fillLine(pickBy(PRACTICE_FACTS.tried[side], ownSeed(setup), 'fact', 'tried'), gender);
  }
  const kind = purchaseKindOf(biography);
  const today = ownLines(sources, kind?.today);
  const tried = ownLines(sources, kind?.tried);
  if (biography.purchase === NEUTRAL.purchase || !today || !tried) {
    return fillLine(pickBy(PRACTICE_FACTS.tried[side], ownSeed(setup), 'fact', 'tried'), gender);
  }
  const speaker = speakerOf(sources);
  const parts = [
    detailOf(speaker, today, 'purchase today'),
    detailOf(speaker, tried, 'purchase tried'),
  ];
  return parts.map((part) => `${capital(part)}.`).join(' ');
}

/** Slots of a line that names who shares the decision. */
export const partnerValues = (partner: Buyer['partner']): Record<string, string> => ({
  parceiro: partner?.text ?? '',
  doparceiro: partner ? (partner.gender === 'f' ? 'dela' : 'dele') : '',
  eleparceiro: partner ? (partner.gender === 'f' ? 'ela' : 'ele') : '',
});

function painSentence(sources: FactSources, side: Side): string {
  const { setup, facts, gender, notCustomer, biography } = sources;
  const seed = ownSeed(setup);
  if (notCustomer !== null) return notCustomerSentence(setup, gender, notCustomer);
  if (sources.user !== null) return painOfUser(sources, sources.user);
  const kind = problemKindOf(biography);
  const says = ownLines(sources, kind?.says);
  const last = ownLines(sources, kind?.last);
  const lived = ofTrade(sources, 'last');
  const episodio =
    lived ??
    (last
      ? detailOf(speakerOf(sources), last, 'problem last')
      : pickBy(PRACTICE_FACTS.episodes[side], seed, 'episode'));
  if (says) return `${detailOf(speakerOf(sources), says, 'problem says')} ${episodio}`;
  const dor = painPhrase(setup, facts);
  const described = dor === null ? describedPains(facts.description?.value ?? '') : [];
  const bare = dor?.replace(/^(?:o|a) /u, '') ?? null;
  const failing = bare === null ? null : failingOf(facts.description?.value ?? '', bare);
  const own = ownPains(facts).map(ownVerbsAsI)[0] ?? failing ?? described[0];
  if (own !== undefined) {
    const line = pickBy(PRACTICE_FACTS.painStated, seed, 'pain');
    const felt = lived ?? pickBy(PRACTICE_FACTS.episodesFelt, seed, 'felt');
    return fillLine(
      line.replace('{frase}', () => midSentence(own)),
      gender,
      {
        episodio: FELT.test(fold(own)) ? felt : episodio,
      },
    );
  }
  const isOfOther = bare !== null && otherSubjectIn(facts.description?.value ?? '', bare) !== null;
  const frase = bare === null || isOfOther ? null : inFirstPerson(bare);
  const felt = lived ?? pickBy(PRACTICE_FACTS.episodesFelt, seed, 'felt');
  const isFelt = FELT.test(fold(frase ?? '')) || FEAR.test(fold(dor ?? ''));
  const story = isFelt ? felt : episodio;
  if (frase !== null) {
    const line = pickBy(PRACTICE_FACTS.painStated, seed, 'pain');
    return fillLine(line, gender, { frase: midSentence(frase), episodio: story });
  }
  const isSaid = dor !== null && !isOfOther;
  const tema = isSaid ? null : themeOf(biography);
  const unknown = tema === null ? PRACTICE_FACTS.painUnknown[side] : PRACTICE_FACTS.painThemed;
  const lines = isSaid ? PRACTICE_FACTS.pain : unknown;
  return fillLine(pickBy(lines, seed, 'pain'), gender, {
    tema: tema ?? '',
    dor: ownVerbsAsI(dor ?? ''),
    ser: /^(?:os|as) /.test(dor ?? '') ? 'são' : 'é',
    episodio: story,
  });
}

/** The trouble of a child or a parent, as the one who pays tells it. */
function painOfUser(sources: FactSources, user: OfferUser): string {
  const { setup, gender } = sources;
  const seed = ownSeed(setup);
  const frase = troubleOfUser(setup);
  const lines = frase === null ? PRACTICE_FACTS.painOfUserFelt : PRACTICE_FACTS.painOfUser;
  const episodio =
    ofTrade(sources, 'last') ?? pickBy(PRACTICE_FACTS.episodesOfUser, seed, 'episode');
  return fillLine(pickBy(lines, seed, 'pain'), gender, {
    ...{ usuario: user.text, frase: frase ?? '', episodio },
  });
}

/** "Quem mora de aluguel": the buyer admits to be one of them. */
function notCustomerSentence(setup: PracticeSetup, gender: Gender, reason: string): string {
  const seed = ownSeed(setup);
  const text = cut(midSentence(cleanText(reason)).replace(/\.$/, ''), PAIN_MAX);
  const lines = text.startsWith('quem ')
    ? PRACTICE_FACTS.notCustomer
    : PRACTICE_FACTS.notCustomerOther;
  return fillLine(pickBy(lines, seed, 'not customer'), gender, { caso: text });
}

/** Stated by the seller, else of the trade or segment that two facts name; null for none. */
function painPhrase(setup: PracticeSetup, facts: IcpFacts): string | null {
  const own = profilePain(setup, facts);
  const pain = own ? ownPain(own) : null;
  if (pain !== null && !isClause(pain)) return cut(pain, PAIN_MAX);
  if (pain !== null) return null;
  const trade = tradeOf({ icp: facts });
  if (trade && isBuyerOf(trade, facts) && !isOtherTrade(trade, setup.offer.name)) {
    return pickByList(
      forThisBuyer(trade.pains, (line) => line, trade, facts),
      ownSeed(setup),
    );
  }
  return null;
}

function profilePain({ icp }: PracticeSetup, facts: IcpFacts): BriefPain | null {
  const pain = painOf(facts, icp.profile);
  return pain && namesProblem(pain.text) ? pain : null;
}

/** Whether the seller wrote down a pain of these customers, in the answers or in the profile. */
export const statesPain = (setup: PracticeSetup, facts: IcpFacts): boolean =>
  ownPains(facts).length > 0 || profilePain(setup, facts) !== null;

/** "A quem tem ar condicionado", "o não tem tempo": a clause about customers takes no article. */
const isClause = (text: string): boolean =>
  /^(?:(?:o|a|os|as) )?(?:quem|que|se|ja|nunca|tem|ta|esta|tava|vive|fica|quer|perde|usa|mora|acha|compra|precisa|sofre|reclama|sente|falta (?!de\b)|nao (?!\w+[aeio]r\b))\b/.test(
    fold(text),
  );

/** As the seller wrote it, without what the customers do about it. */
function ownPain({ text, noun }: BriefPain): string {
  if (!noun) return barePain(text);
  const bare = barePain(noun.text);
  return the(bare === noun.text ? noun : nounPhrase(bare)).text;
}

function pickByList(lines: readonly string[], seed: number): string | null {
  const [first, ...rest] = lines;
  if (first === undefined) return null;
  const text = pickBy([first, ...rest], seed, 'known pain');
  return infinitive(text) || text.startsWith('não ') ? text : the(nounPhrase(text)).text;
}
