import { askedAbout } from '../asked/asked.ts';
import { askedIn } from '../asked/form.ts';
import { choicesIn } from '../biography/choices.ts';
import { NEUTRAL, problemKindOf, purchaseKindOf } from '../biography/kinds.ts';
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
import { asksAmountSaid, problemDetail, recall, remind } from '../biography/recall.ts';
import { OPEN_PROBLEM_BONUS, REVEALS_FROM } from '../levels.ts';
import { COMMENTS } from '../reading/commenting.ts';
import { plain } from '../reading/plain.ts';
import { isAsking, REMINDS } from '../reading/question-words.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import type { FactKey, ReadSentence } from '../types.ts';
import { answerDetails, chosenOf } from './topics.ts';
import { change, draw, type Effect, say, type Turn, tell } from './turn.ts';
import { asItIs, withWorry, worryAbout } from './worry.ts';

const OPEN_QUESTION = /\b(?:como|o que|que|qual|quais|onde|por ?que|me conta|me fala)\b/;
const ABOUT_TODAY =
  /\b(?:hoje|atual\w*|faz(?:em)? (?:isso|hoje)|resolv\w+|ja (?:tent|us|fez|contrat|compr|fech|escolh|reserv|pesquis)\w*|tent(?:ou|aram)|costuma|funciona (?:ai|hoje)|us(?:a|am) (?:hoje|atual|algum)|lida\w*|se vira|control\w+)\b/;
/** A question in a row beyond these feels like an interrogation. */
export const ASKS_IN_A_ROW = 3;
/** Questions in a row of which even a single short one is complained of. */
const MANY_ASKS = 5;
/** Of so many questions in a row one is complained of. */
const COMPLAINS_EVERY = 3;
const DETAILS_MAX = 3;
const IMPLICATIONS_MAX = 3;
/** For a question about when or how often the problem happens. */
const DETAILED = { trust: 2, value: 2, patience: 1 };

export function askSituation(turn: Turn, sentence: ReadSentence) {
  const folded = plain(sentence.text);
  const { known } = turn.state;
  if (REMINDS.test(folded)) return remind(turn, folded);
  if (asksProblemDetail(folded)) return askProblem(turn, sentence);
  if (!known.includes('pain') && isPainOf(turn, folded)) return askProblem(turn, sentence);
  const { setup, state } = turn;
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
  if (ABOUT_TODAY.test(folded) && !isKnown && !isOfThings && !isOther && isOfMatter) {
    return reveal(turn, 'tried', sentence);
  }
  if (!answerParticulars(turn, folded)) notUnderstood(turn, sentence);
}

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

const mayReveal = ({ state }: Turn, key: FactKey): boolean =>
  !state.known.includes(key) && state.trust >= REVEALS_FROM[key];

/** Without an answer: nobody knows everything by heart, or sees the point of every question. */
function notUnderstood(turn: Turn, sentence: ReadSentence) {
  if (answerToProblem(turn, sentence)) return;
  answerUnknown(turn, plain(sentence.text));
}

/** Says once that it is not clear what is meant. What is understood is not known, or nobody's business yet. */
export function answerUnknown(turn: Turn, folded: string) {
  const { state } = turn;
  const asked = askedIn(folded);
  const isUnclear = UNCLEAR.has(asked) && !askedAbout(folded).isUnderstood;
  if (!isUnclear || state.confusions > 0) return say(turn, asked === 'yesNo' ? 'whyAsk' : 'detail');
  state.confusions += 1;
  say(turn, 'confused');
}
/** "Tem gerador?", "quantos mega?" are clear whatever they name. */
const UNCLEAR: ReadonlySet<string> = new Set(['what', 'how', 'why']);

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
  if (!state.known.includes('pain')) reveal(turn, 'pain', sentence);
  // A question is not confirmed: who asks has understood nothing yet.
  else if (isAsking(plain(sentence.text))) return false;
  else say(turn, 'confirm');
  return true;
}

export function askProblem(turn: Turn, sentence: ReadSentence) {
  const { known } = turn.state;
  if (!known.includes('pain')) return reveal(turn, 'pain', sentence);
  const detail = problemDetail(turn, plain(sentence.text));
  if (detail) {
    change(turn, DETAILED);
    return tell(turn, `detail ${turn.state.count}`, detail);
  }
  const choice = chosenOf(turn, plain(sentence.text));
  if (choice !== null) {
    change(turn, DETAILED);
    return say(turn, 'topic', { text: choice });
  }
  if (OF_THINGS.has(askedIn(plain(sentence.text)))) {
    if (!answerDetails(turn, plain(sentence.text))) notUnderstood(turn, sentence);
    return;
  }
  const isPast = /\b(?:ja (?:tent|us|fez|contrat|compr)\w*|tent(?:ou|aram))\b/.test(
    plain(sentence.text),
  );
  if (isPast || draw(turn, 'next fact') < 0.5) return reveal(turn, 'tried', sentence);
  return reveal(turn, known.includes('impact') ? 'tried' : 'impact', sentence);
}

/** "Quantos quilos?" is not answered by what the problem costs or what was tried. */
const OF_THINGS: ReadonlySet<string> = new Set(['count', 'age', 'where', 'spare', 'duration']);

export const askFact =
  (key: FactKey): Effect =>
  (turn, sentence) => {
    // "Foi horário, vergonha, falta de alguém?" offers its answers.
    const isRow =
      key === 'decision_maker' && choicesIn(plain(sentence.text)).length >= ROW_OF_CHOICES;
    if (!isRow || !answerDetails(turn, plain(sentence.text), true)) reveal(turn, key, sentence);
  };
const ROW_OF_CHOICES = 3;

/** What the problem causes: the fact first, then one consequence for each further question. */
export function askImplication(turn: Turn, sentence: ReadSentence) {
  const { state } = turn;
  if (!state.known.includes('pain')) return askUnknownPain(turn, sentence);
  if (state.trust < REVEALS_FROM.impact) {
    change(turn, { trust: 1, patience: -4 });
    say(turn, 'evade');
    return;
  }
  if (asksAmountSaid(turn, plain(sentence.text))) return remind(turn, plain(sentence.text));
  if (state.implications >= IMPLICATIONS_MAX) {
    change(turn, { patience: -7 });
    say(turn, 'again');
    return;
  }
  state.implications += 1;
  change(turn, { trust: 1, value: 11, urgency: 9 });
  const chosen = chosenOf(turn, plain(sentence.text));
  if (chosen !== null) say(turn, 'topic', { text: chosen });
  const worry = worryAbout(turn, sentence.text);
  if (worry !== null) return tellWorry(turn, worry);
  const detail = problemDetail(turn, plain(sentence.text));
  if (detail) return tell(turn, `detail ${state.count}`, detail);
  if (!state.known.includes('impact')) return reveal(turn, 'impact', sentence);
  tellConsequence(turn);
}

function tellConsequence(turn: Turn, worry: string | null = null) {
  const { implications, buyer } = turn.state;
  const text = buyer.consequences[implications - 1] ?? buyer.consequences[0];
  if (text) tell(turn, `consequence ${implications}`, withWorry(worry, text));
}

/** Something bad that is supposed is a worry, never a benefit. */
function tellWorry(turn: Turn, worry: string) {
  const { state } = turn;
  if (state.known.includes('impact')) return tellConsequence(turn, worry);
  state.known.push('impact');
  change(turn, { trust: 3, value: 2, patience: 3 });
  tell(turn, 'impact', withWorry(worry, asItIs(state.buyer.facts.impact)));
}

const PRESSES = /\b(?:pesa\w*|pega\w*|incomod\w+|doi|preocup\w+|irrit\w+|atrapalh\w+|aperta\w*)\b/;

/** Speaks of what the buyer suffers from, whatever else the question asks. */
function isAboutPain({ state }: Turn, folded: string): boolean {
  const pain = contentStems(state.buyer.facts.pain);
  return PRESSES.test(folded) || sharedStems(contentStems(folded), pain).length > 0;
}

/** "Já passou por alguma multa?" names the problem itself. */
const isPainOf = ({ state }: Turn, folded: string): boolean =>
  askedIn(folded) === 'yesNo' &&
  !isAside(folded) &&
  state.buyer.biography.problem !== NEUTRAL.problem &&
  (problemKindOf(state.buyer.biography)?.pattern.test(folded) ?? false);

/** Of a problem that was not named yet: it is, where the question is about it. */
function askUnknownPain(turn: Turn, sentence: ReadSentence) {
  const folded = plain(sentence.text);
  if (isAboutPain(turn, folded)) return reveal(turn, 'pain', sentence);
  const isOfDetail = topicIn(folded)?.from === 'buyer' || asksCriterion(folded);
  if ((isOfDetail || OF_THINGS.has(askedIn(folded))) && answerDetails(turn, folded)) return;
  const worry = worryAbout(turn, sentence.text);
  if (worry !== null) {
    change(turn, { trust: 1, patience: -3 });
    return tell(turn, `worry ${turn.state.count}`, worry);
  }
  change(turn, { trust: -1, patience: -8 });
  say(turn, 'nothingKnown');
}

const asksCriterion = (folded: string): boolean => topicIn(folded)?.field === 'criterion';

export function askNeedPayoff(turn: Turn, sentence: ReadSentence) {
  const { state } = turn;
  if (!state.known.includes('pain')) return askUnknownPain(turn, sentence);
  if (state.payoffs === 0) change(turn, { value: 8, urgency: 4 });
  state.payoffs += 1;
  say(turn, 'payoff');
}

/** Reveals a fact to somebody who is trusted enough; evades otherwise. */
function reveal(turn: Turn, key: FactKey, sentence: ReadSentence) {
  const { state } = turn;
  if (state.known.includes(key)) return recall(turn, key, sentence);
  const isOpenProblem = key === 'pain' && OPEN_QUESTION.test(plain(sentence.text));
  const needed = REVEALS_FROM[key] - (isOpenProblem ? OPEN_PROBLEM_BONUS : 0);
  if (state.trust < needed) {
    change(turn, { trust: 1, patience: -4 });
    say(turn, 'evade');
    return;
  }
  change(turn, { trust: 3, value: 2, patience: 3 });
  state.known.push(key);
  if (key === 'pain' && state.buyer.notCustomer !== null) state.isNotCustomerKnown = true;
  // The pain is said together with its last time.
  if (key === 'pain') state.used.push('topic:problem last');
  if (key === 'tried') state.used.push('topic:purchase tried', 'topic:purchase today');
  tell(turn, key, state.buyer.facts[key]);
}

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
