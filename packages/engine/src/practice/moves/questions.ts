import { PRACTICE_FACTS } from '../../knowledge/practice/index.ts';
import { answerTypeOf } from '../asked/answer-type.ts';
import { askedIn } from '../asked/form.ts';
import { choicesIn } from '../biography/choices.ts';
import { NEUTRAL, problemKindOf, purchaseKindOf, quotedIn } from '../biography/kinds.ts';
import { otherOfferAnswer } from '../biography/other-offer.ts';
import { asksOccasionDate, particularAnswer } from '../biography/particulars.ts';
import { possessionAnswer } from '../biography/possessions.ts';
import {
  asksHowItIsDone,
  asksProblemDetail,
  asksWhatWasTried,
  isAside,
  isPlainTopic,
  labelOf,
  questionsIn,
  topicIn,
} from '../biography/question.ts';
import { problemDetail, remind } from '../biography/recall.ts';
import { ABOUT_TROUBLE } from '../reading/act-rules.ts';
import { COMMENTS } from '../reading/commenting.ts';
import { plain } from '../reading/plain.ts';
import { isAboutLoss } from '../reading/pricing-words.ts';
import { isAsking, REMINDS } from '../reading/question-words.ts';
import { contentStems, sharedStems, sharesWord } from '../reading/stems.ts';
import { pickBy } from '../seeded.ts';
import type { FactKey, ReadSentence } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { answerPlainly, answerUnknown, OF_THINGS } from './answering.ts';
import { isAboutPain } from './implications.ts';
import { mayReveal, reveal, tellLoss } from './revealing.ts';
import { answerDetails, chosenOf } from './topics.ts';
import { change, draw, type Effect, say, type Turn, tell } from './turn.ts';

export const ABOUT_TODAY =
  /\b(?:hoje|atual\w*|faz(?:em)? (?:isso|hoje)|resolv\w+|ja (?:tent|us|fez|contrat|compr|alug|encomend|fech|escolh|reserv|pesquis)\w*|tent(?:ou|aram)|costuma|funciona (?:ai|hoje)|us(?:a|am) (?:hoje|atual|algum)|lida\w*|se vira|control\w+)\b/;
/** A question in a row beyond these feels like an interrogation. */
export const ASKS_IN_A_ROW = 3;
/** Questions in a row of which even a single short one is complained of. */
const MANY_ASKS = 5;
/** Of so many questions in a row one is complained of. */
const COMPLAINS_EVERY = 3;
const DETAILS_MAX = 3;
/** For a question about when or how often the problem happens. */
const DETAILED = { trust: 2, value: 2, patience: 1 };

export function askSituation(turn: Turn, sentence: ReadSentence) {
  const folded = plain(sentence.text);
  const { known } = turn.state;
  if (REMINDS.test(folded)) return remind(turn, folded);
  if (asksProblemDetail(folded)) return askProblem(turn, sentence);
  if (!known.includes('pain') && isPainOf(turn, folded)) return askProblem(turn, sentence);
  const { setup, state } = turn;
  if (known.includes('pain') && OF_IT.test(folded) && tellLoss(turn, folded)) return;
  if (asksOccasionDate(setup, state.buyer, folded) && mayReveal(turn, 'timeline')) {
    reveal(turn, 'timeline', sentence);
    const others = questionsIn(folded).filter((one) => !asksOccasionDate(setup, state.buyer, one));
    if (others.length > 0) answerDetails(turn, `${others.join('? ')}?`);
    return;
  }
  const isOfOwn =
    particularAnswer(setup, state.buyer, folded) ?? possessionAnswer(setup, state.buyer, folded);
  if (isOfOwn) {
    answerParticulars(turn, folded);
    return;
  }
  const isKnown = known.includes('tried');
  const isHow = asksHowItIsDone(folded) || asksWhatWasTried(folded);
  if (isPlainTopic(folded) && answerParticulars(turn, folded)) {
    const isSaid = saysToday(turn);
    if (isHow && !isKnown && !isSaid && OF_THE_MATTER.test(folded)) reveal(turn, 'tried', sentence);
    return;
  }
  const isOfThings = OF_THINGS.has(askedIn(folded));
  const isOther = labelOf(folded) === 'other';
  const isOfMatter = asksOfMatter(turn, folded);
  if (HAS_THING.test(folded) && askedIn(folded) === 'yesNo' && !asksOfMatter(turn, folded)) {
    if (answerParticulars(turn, folded)) return;
  }
  const asksToday = ABOUT_TODAY.test(folded) && !isKnown && !isOfThings && !isOther && isOfMatter;
  if (asksToday && reveal(turn, 'tried', sentence)) return;
  if (!answerParticulars(turn, folded)) notUnderstood(turn, sentence);
}

/** "Quanto isso dá por mês?", with nothing else that is counted. */
const OF_IT = /\b(?:isso|disso|nisso)\b/;

/** "Já passou por alguma multa?" names the problem itself, by the words of its kind or of what the buyer tells. */
function isPainOf({ state, setup }: Turn, folded: string): boolean {
  if (askedIn(folded) !== 'yesNo' || isAside(folded)) return false;
  const { biography, facts } = state.buyer;
  const isOfKind =
    biography.problem !== NEUTRAL.problem &&
    (problemKindOf(biography)?.pattern.test(folded) ?? false);
  const stated = `${facts.pain} ${setup.icp.profile.mainPain} ${quotedIn(setup.icp.profile.details.dorPrincipal)}`;
  return isOfKind || (EVER.test(folded) && sharesWord(folded, stated));
}
const EVER = /\b(?:ja|alguma vez|acontece|costuma|chegou a)\b/;

const HAS_THING = /\b(?:tem|teria|possui)\b/;

/** The last answer says how it is done today, as the fact about it does. */
const saysToday = ({ sayings, state }: Turn): boolean =>
  plain(state.buyer.facts.tried).startsWith(plain(sayings.at(-1)?.text ?? '-'));

/** Who does "isso" today is a part of how it is done. */
const OF_THE_MATTER = /\b(?:isso|disso|nisso|ess[ea]|dess[ea]|quem cuida|fornecedor\w*)\b/;

/** Names nothing, or what is bought or suffered from: "como você faz hoje?", "e a limpeza, quem faz?" */
function asksOfMatter({ state, setup }: Turn, folded: string): boolean {
  if (OF_THE_MATTER.test(folded)) return true;
  const { biography } = state.buyer;
  const isNamed =
    purchaseKindOf(biography)?.pattern.test(folded) === true ||
    problemKindOf(biography)?.pattern.test(folded) === true;
  const own = contentStems(`${setup.offer.name} ${setup.icp.profile.mainPain}`);
  const named = contentStems(folded);
  return isNamed || named.length <= STEMS_OF_NOTHING || sharedStems(named, own).length > 0;
}
const STEMS_OF_NOTHING = 2;

/** Each of the first answers about details brings both a little closer. */
function answerParticulars(turn: Turn, folded: string): boolean {
  const isNew = turn.state.used.filter((id) => id.startsWith('topic:')).length < DETAILS_MAX;
  const isAnswered = answerDetails(turn, folded, true);
  if (isAnswered && isNew) change(turn, { trust: 2, value: 1, patience: 1 });
  return isAnswered;
}

/** Without an answer: nobody knows everything by heart, or sees the point of every question. */
function notUnderstood(turn: Turn, sentence: ReadSentence) {
  if (answerToProblem(turn, sentence)) return;
  answerUnknown(turn, plain(sentence.text));
}

/** Stems of the stated pain that a sentence has to name. */
const NAMED_STEMS = { easy: 1, medium: 2, hard: 2, brutal: 2 } as const;

/** What names the buyer's problem is understood, however it is put; false where it does not. */
export function answerToProblem(turn: Turn, sentence: ReadSentence): boolean {
  const { state, setup } = turn;
  const { details, mainPain } = setup.icp.profile;
  const stated = contentStems(`${mainPain} ${details.dorPrincipal}`);
  const named = sharedStems(contentStems(sentence.text), stated).length;
  const isOfKind =
    state.buyer.biography.problem !== NEUTRAL.problem &&
    (problemKindOf(state.buyer.biography)?.pattern.test(plain(sentence.text)) ?? false);
  if (!isOfKind && named < NAMED_STEMS[setup.level]) return false;
  if (!state.known.includes('pain')) return reveal(turn, 'pain', sentence);
  // A question is not confirmed: who asks has understood nothing yet.
  if (isAsking(plain(sentence.text))) return false;
  say(turn, 'confirm');
  return true;
}

export function askProblem(turn: Turn, sentence: ReadSentence) {
  const { known } = turn.state;
  if (!known.includes('pain')) {
    const isOfThing = OF_THINGS.has(askedIn(plain(sentence.text)));
    if (isOfThing && answersThing(turn, plain(sentence.text))) return;
    if (!reveal(turn, 'pain', sentence)) answerPlainly(turn, plain(sentence.text));
    return;
  }
  const detail = problemDetail(turn, plain(sentence.text));
  if (detail) {
    change(turn, DETAILED);
    return tell(turn, `detail ${turn.state.count}`, detail);
  }
  const choice = chosenOf(turn, plain(sentence.text)) ?? alsoTroubled(turn, sentence);
  if (choice !== null) {
    change(turn, DETAILED);
    return say(turn, 'topic', { text: choice });
  }
  tellFitting(turn, sentence);
}

/** "E o cliente reclama?" after the problem was stated: of what belongs to it, yes. */
function alsoTroubled({ setup, state }: Turn, { text }: ReadSentence): string | null {
  const folded = plain(text);
  const isAsked = answerTypeOf(folded) === 'yesNo' && OF_COMPLAINT.test(folded);
  if (!isAsked) return null;
  const used = PRACTICE_FACTS.alsoTroubled.map((line) => `also ${line}`);
  const [fresh] = used.filter((id) => !state.used.includes(id));
  if (fresh === undefined) return null;
  const line = pickBy(PRACTICE_FACTS.alsoTroubled, setup.seed, 'also', state.count);
  const chosen = state.used.includes(`also ${line}`) ? fresh.slice('also '.length) : line;
  state.used.push(`also ${chosen}`);
  state.confirmed = [...(state.confirmed ?? []), text];
  return fillLine(chosen, state.buyer.gender);
}
const OF_COMPLAINT =
  /\b(?:reclam\w+|queix\w+|irrit\w+|incomod\w+|atras\w+|piora\w*|desist\w+|perd\w+|estress\w+|cansa\w*|desanim\w+|da problema|da trabalho|preocup\w+)\b/;

/** How many, where or when of something that is not the problem itself. */
function answersThing(turn: Turn, folded: string): boolean {
  if (topicIn(folded)?.from !== 'problem') return answerDetails(turn, folded, true);
  const { name } = turn.setup.offer;
  if (sharedStems(contentStems(folded), contentStems(name)).length === 0) return false;
  answerUnknown(turn, folded);
  return true;
}

/** What else there is to tell of the problem, as far as it is what the question asks for. */
function tellFitting(turn: Turn, sentence: ReadSentence) {
  const folded = plain(sentence.text);
  const key = furtherFact(turn, folded);
  if (key !== null && reveal(turn, key, sentence)) return;
  const isOpen = ABOUT_TROUBLE.test(folded) && /^(?:what|how)$/.test(answerTypeOf(folded));
  if (!isOpen) return answerPlainly(turn, folded);
  // What bothers most is asked for once more: what it leads to, else the same.
  if (turn.state.known.includes('impact') || !reveal(turn, 'impact', sentence)) {
    reveal(turn, 'pain', sentence);
  }
}

function furtherFact(turn: Turn, folded: string): FactKey | null {
  if (OF_PAST.test(folded)) return 'tried';
  if (isAboutLoss(folded) || CAUSES.test(folded)) return 'impact';
  const isOfProblem = ABOUT_TROUBLE.test(folded) || isAboutPain(turn, folded);
  if (!isOfProblem || OF_THINGS.has(askedIn(folded))) return null;
  const isOfTries = draw(turn, 'next fact') < 0.5 || turn.state.known.includes('impact');
  return isOfTries ? 'tried' : 'impact';
}
const OF_PAST =
  /\b(?:ja (?:tent|us|fez|contrat|compr|procur|test)\w*|tent(?:ou|aram)|antes|ate hoje|ultima vez|fez pra|faz pra|lida\w*|resolve\w*)\b/;
const CAUSES =
  /\b(?:caus\w+|atrapalh\w+|afet\w+|impact\w+|prejudic\w+|consequen\w+|acab\w+|mex\w+ com|pes\w+)\b/;

export const askFact =
  (key: FactKey): Effect =>
  (turn, sentence) => {
    const folded = plain(sentence.text);
    if (isOfAnother(turn, key, folded)) return answerPlainly(turn, folded);
    // "Foi horário, vergonha, falta de alguém?" offers its answers.
    const isRow = key === 'decision_maker' && choicesIn(folded).length >= ROW_OF_CHOICES;
    if (isRow && answerDetails(turn, folded, true)) return;
    if (!reveal(turn, key, sentence)) answerPlainly(turn, folded);
  };
const ROW_OF_CHOICES = 3;

/** A date or an amount of something else than the purchase: "quanto ele cobrou?", "quando foi?" */
function isOfAnother({ setup, state }: Turn, key: FactKey, folded: string): boolean {
  if (key === 'timeline') return OF_THE_PAST.test(folded) || /\bque horas\b/.test(folded);
  if (key === 'budget' && TAKES_TIME.test(folded)) return true;
  return key === 'budget' && otherOfferAnswer(setup, state, folded) !== null;
}
/** "Demora quanto?" asks for no money. */
const TAKES_TIME =
  /\b(?:demora\w*|leva quanto|dura\w*|cab(?:e|em)|pesa|mede|rende) ?quant|\bquanto (?:tempo|demora|dura|pesa|mede|cabe)/;
const OF_THE_PAST = /\b(?:ultima vez|foi|aconteceu|ja|comecou|faz quanto|desde quando)\b/;

/** The effect of many questions without any sign of listening. */
export function countQuestion(turn: Turn): boolean {
  turn.state.asks += 1;
  if (turn.state.asks <= ASKS_IN_A_ROW) return false;
  change(turn, { trust: -2, patience: -10 });
  // Who answers anyway does not complain with each answer, and not of one short question.
  const isOfMany = turn.state.asks > MANY_ASKS || questionMarks(turn.reading.text) > 1;
  if (!isOfMany || turn.state.asks % COMPLAINS_EVERY !== 0) return false;
  if (COMMENTS.test(turn.reading.folded)) return false;
  say(turn, 'interrogated');
  return true;
}

const questionMarks = (text: string): number => text.match(/\?+/g)?.length ?? 0;
