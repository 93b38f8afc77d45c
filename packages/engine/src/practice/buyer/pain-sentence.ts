import { type BriefPain, painOf } from '../../embedded/brief/pain.ts';
import { forThisBuyer } from '../../embedded/phrasing/trade-lines.ts';
import { type IcpFacts, isBuyerOf, tradeOf } from '../../facts/index.ts';
import { verbLikeness } from '../../facts/lexicon.ts';
import { isOfSeller } from '../../facts/pain-subject.ts';
import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { cleanText, cut, fold } from '../../shared/text.ts';
import { the } from '../../shared/writing/pt/articles.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { infinitive, nounPhrase } from '../../shared/writing/pt/phrases.ts';
import { saidToSeller } from '../../shared/writing/pt/said-to-seller.ts';
import { babyOf, ofBaby, speaksOfNights } from '../biography/baby.ts';
import { type DetailLines, detailOf } from '../biography/detail.ts';
import { problemKindOf, themeOf } from '../biography/kinds.ts';
import type { PracticeSetup } from '../port.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { ownSeed, pickBy } from '../seeded.ts';
import type { Gender, OfferUser } from '../types.ts';
import { sayableOf } from '../words/business.ts';
import { fillLine } from '../words/fill.ts';
import { type FactSources, ofTrade, ownLines, type Side, speakerOf } from './fact-sources.ts';
import { barePain, inFirstPerson } from './first-person.ts';
import { describedPains, failingOf, namesProblem, ownPains } from './own-pains.ts';
import { isOtherTrade } from './own-trade.ts';
import { otherSubjectIn, ownVerbsAsI } from './subject.ts';
import { troubleOfUser } from './user.ts';

const PAIN_MAX = 110;

const FELT = /^(?:estou|ando|vivo|fico|tenho (?:medo|vergonha|receio|pavor|inseguranca)|nao) /;

/** A fear or a shame did not happen again on Tuesday. */
const FEAR =
  /^(?:[oa]s? )?(?:medo|vergonha|receio|inseguranca|pavor|ansiedade|culpa|falta de tempo)\b/;

export function painSentence(sources: FactSources, side: Side): string {
  const { setup, facts, gender, notCustomer, biography } = sources;
  const seed = ownSeed(setup);
  if (notCustomer !== null) return notCustomerSentence(setup, gender, notCustomer);
  if (sources.user !== null && !isOwnFear(sources)) return painOfUser(sources, sources.user);
  const ofNights = babyPain(sources);
  if (ofNights !== null) return ofNights;
  const kind = problemKindOf(biography);
  const says = nearestTo(sources, ownLines(sources, kind?.says));
  const last = ownLines(sources, kind?.last);
  const lived = ofTrade(sources, 'last');
  const episodio =
    lived ??
    (last
      ? detailOf(speakerOf(sources), last, 'problem last')
      : pickBy(sayableOf(sources.surroundings, PRACTICE_FACTS.episodes[side]), seed, 'episode'));
  if (says) return `${detailOf(speakerOf(sources), says, 'problem says')} ${episodio}`;
  const dor = painPhrase(setup, facts);
  const described = dor === null ? describedPains(facts.description?.value ?? '') : [];
  const bare = dor?.replace(/^(?:o|a) /u, '') ?? null;
  const failing = bare === null ? null : failingOf(facts.description?.value ?? '', bare);
  const own = ownPains(facts)[0] ?? failing ?? described.map(ownVerbsAsI)[0];
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
  const deed = bare === null || isOfOther ? null : inFirstPerson(bare);
  const frase = deed ?? (dor !== null && !isOfOther && isSaidOfThing(dor) ? dor : null);
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

/** What a parent is afraid of is no trouble of the child: "medo de acidente". */
const isOwnFear = ({ setup, facts, sheet }: FactSources): boolean =>
  sheet === null &&
  troubleOfUser(setup) === null &&
  FEAR.test(fold(painPhrase(setup, facts) ?? ''));

/** What wakes the parents of a baby, where the ICP speaks of its nights; null for another pain. */
function babyPain({ setup, gender, isCompany }: FactSources): string | null {
  const baby = isCompany ? null : babyOf(setup);
  if (baby === null || !speaksOfNights(setup)) return null;
  const seed = ownSeed(setup);
  const story = pickBy(PRACTICE_FACTS.babyEpisodes, seed, 'episode');
  const line = pickBy(PRACTICE_FACTS.babyPain, seed, 'pain').replace('{episodio}', story);
  return ofBaby(setup, { gender }, baby, line);
}

/** Of the lines of a kind those that name what the ICP states; all where none does. */
function nearestTo(
  { setup }: FactSources,
  lines: DetailLines | undefined,
): DetailLines | undefined {
  if (lines === undefined) return lines;
  const { mainPain, details } = setup.icp.profile;
  const stated = contentStems(`${mainPain}. ${details.dorPrincipal}`);
  const [first, ...rest] = lines.filter(
    (line) => sharedStems(contentStems(line), stated).length >= NAMED_STEMS,
  );
  return first === undefined ? lines : [first, ...rest];
}

/** A line that shares so many content stems speaks of the same thing. */
const NAMED_STEMS = 1;

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
  const pain = own ? saidToSeller(ownPain(own)) : null;
  if (own && !own.noun && isAboutThing(own.text)) return null;
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

const OF_THING = /^(?:sem \p{L}+ )?(?:[oa]s?|seus?|suas?) \p{L}/iu;
const NOT_FINITE = /(?:ndo|r|[ai]d[oa]s?)$/;

/** "O forno para na sexta": a sentence, before which no "é" fits; "o fole vazando ar" is none. */
const isAboutThing = (text: string): boolean =>
  OF_THING.test(text) &&
  fold(text)
    .split(' ')
    .slice(2)
    .some((word) => verbLikeness(word) === 'surely' && !NOT_FINITE.test(word));

/** "A sela ruim machuca o lombo": a verb before its object. */
const ACTS_ON =
  /^(?:[oa]s?) \p{L}{2,20}(?: \p{L}{3,15})? (?!(?:sobre|entre|contra|desde|conforme|quase)(?!\p{L}))\p{L}{3,}(?:a|e|am|em) (?:o|a|os|as|um|uma|muito|tudo) \p{L}/u;
const isSaidOfThing = (text: string): boolean =>
  ACTS_ON.test(text) && !/ d[aeo]s? \p{L}+ (?:o|a|os|as) /u.test(text);

/** "Mães, em geral de primeira viagem": who the customers are is nothing that they suffer from. */
function isCustomer(text: string, { description }: IcpFacts): boolean {
  const head = fold(description?.value ?? '').split(/[^a-z]+/)[0] ?? '';
  const first = fold(text)
    .replace(/^(?:[oa]s?) /, '')
    .split(/[^a-z]+/)[0];
  return head !== '' && first === head && /s$/.test(head);
}

function profilePain({ icp }: PracticeSetup, facts: IcpFacts): BriefPain | null {
  const pain = painOf(facts, icp.profile);
  if (!pain || !namesProblem(pain.text)) return null;
  return isOfSeller(pain.quote) || isCustomer(pain.text, facts) ? null : pain;
}

/** Whether the seller wrote down a pain of these customers, in the answers or in the profile. */
export const statesPain = (setup: PracticeSetup, facts: IcpFacts): boolean =>
  ownPains(facts).length > 0 || profilePain(setup, facts) !== null;

/** "A quem tem ar condicionado", "o não tem tempo": a clause about customers takes no article. */
const isClause = (text: string): boolean =>
  /^(?:(?:o|a|os|as) )?(?:quem|que|se|ja|nunca|tenho|sinto|fico|ando|nao sei|tem|ta|esta|tava|vive|fica|quer|perde|usa|mora|acha|compra|precisa|sofre|reclama|sente|falta (?!de\b)|nao (?!\w+[aeio]r\b))\b/.test(
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
