import { askedIn } from '../asked/form.ts';
import { choicesIn } from '../biography/choices.ts';
import { asksPlainly, questionsIn } from '../biography/question.ts';
import { plain } from '../reading/plain.ts';
import { beginsQuestion } from '../reading/question-words.ts';
import { contentStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import { answerChoice, answerUnknown } from './answering.ts';
import { guessesAnswer } from './asked-in-message.ts';
import { answerFromClaims, answersSurely } from './claimed.ts';
import { answerFromDescription } from './described.ts';
import { answerDoubt } from './doubts.ts';
import { effectOf } from './effects.ts';
import { greet } from './greeting.ts';
import type { Move } from './moves.ts';
import { answerToProblem } from './questions.ts';
import { answerFromSheet, guessFromSheet } from './sheet-answers.ts';
import { answerDetails } from './topics.ts';
import type { Saying, Turn } from './turn.ts';

export const ANSWERING: ReadonlySet<Move> = new Set([
  ...(['fact', 'topic', 'recall', 'payoff', 'detail'] as const),
]);

/** Each question gets its answer, in order; a guess of the answer goes with the question before it. */
export function answerAll(turn: Turn, asked: readonly ReadSentence[]) {
  let isAnswered = false;
  const questions = asked.flatMap(partsOf);
  questions.forEach((question, at) => {
    const isGuess = at > 0 && guessesAnswer(plain(question.text));
    if (isGuess && isAnswered) return;
    const next = questions[at + 1];
    const said = turn.sayings.length;
    answerQuestion(turn, question);
    withoutRepeats(turn, said);
    const isUnknown = turn.sayings.at(-1)?.move === 'detail';
    // "O que fizeram?" behind what was done asks for nothing more.
    const isBare = isAnswered && contentStems(question.text).length < 2 && BARE.test(question.text);
    isAnswered = turn.sayings.length > said && !isUnknown;
    const isGuessed = next !== undefined && choicesIn(plain(next.text)).length > 1;
    const isStated = saysTry(turn) && OF_TRIES.test(plain(question.text));
    if (isUnknown && (isGuessed || isBare || isStated)) turn.sayings.pop();
  });
}

/** What was tried is said once in an answer, whichever question it answers. */
const saysTry = ({ sayings }: Turn): boolean => sayings.some(({ fact }) => fact?.key === 'tried');
const OF_TRIES = /\bja (?:[a-z]+ )?(?:compr|tent|us|test|experiment|procur|gast|fez|fizeram)/;

const BARE = /^(?:e )?(?:o que|como|qual|quais) /i;

/** "Qual dente você perdeu, e faz quanto tempo?" is two questions; a circumstance in front of one is none. */
function partsOf(question: ReadSentence): ReadSentence[] {
  const folded = plain(question.text);
  if (choicesIn(folded).length > 1) return [question];
  const parts = withHead(questionsIn(folded).map((part) => part.replace(/^(?:e|ou) /, '').trim()));
  const isGuess = parts.slice(1).some((part) => GUESSES.test(part));
  const isOfTwo = parts.length > 1 && !isGuess && parts.every((part) => isWhole(part));
  if (!isOfTwo) return [question];
  return parts.map((text) => ({ ...question, text: text.endsWith('?') ? text : `${text}?` }));
}

/** "Quem bate o martelo, | é a senhora ou o gerente?" */
const GUESSES = /^(?:e|eh|sao|seria|foi|sera) (?:a senhora|o senhor|voces?|tu|so|mais|ou|com)\b/;

/** "O remédio é | pra quem | e o que …": what is asked about belongs to its question. */
function withHead([head = '', next, ...others]: string[]): string[] {
  const isHead = next !== undefined && others.length > 0 && !isWhole(head);
  return isHead
    ? [`${head} ${next}`, ...others]
    : [head, ...(next === undefined ? [] : [next]), ...others];
}

/** Asks for something by itself: "quando falta alguém" and "como é" do not. */
const isWhole = (part: string): boolean =>
  (beginsQuestion(part) ||
    WHAT.test(part) ||
    asksPlainly(part) ||
    OF_THIRD.test(part) ||
    ENDS_ASKING.test(part)) &&
  !CIRCUMSTANCE.test(part) &&
  (contentStems(part).length > 0 || OF_TIME.has(askedIn(part)));
/** "Ela já caiu?" */
const OF_THIRD =
  /^(?:el[ea]s?|(?:seu|sua|teu|tua) [a-z]{3,12}) (?:ja|tem|usa|faz|mora|aceita|quer|consegue)\b/;
/** "Que idade tem" */
const WHAT = /^que [a-z]{3,15} [a-z]/;
/** "O remédio é pra quem" */
const ENDS_ASKING =
  /\b(?:(?:pra|para|pro|de|com|a) (?:quem|qual|quando|onde)|quanto|qual|quando|onde|como)[? ]*$/;
const CIRCUMSTANCE =
  /^(?:quando|se|enquanto|como) (?!voces?\b|e que\b|foi\b|seria\b|funciona\b|faz\b)/;
const OF_TIME: ReadonlySet<string> = new Set([
  'duration',
  'count',
  'amount',
  'when',
  'where',
] as const);

function answerQuestion(turn: Turn, question: ReadSentence) {
  const said = turn.sayings.length;
  const used = turn.state.used.length;
  const folded = plain(question.text);
  if (
    answerDoubt(turn, question) ||
    answersSurely(turn, folded) ||
    answerFromDescription(turn, question) ||
    answerFromSheet(turn, question)
  )
    return;
  if (question.act.startsWith('ask_')) effectOf(turn, question)(turn, question);
  else if (!answerDetails(turn, folded, true) && !answerToProblem(turn, question)) {
    answerChoice(turn, question);
  }
  if (turn.sayings.length === said && !answersAlready(turn)) answerUnknown(turn, folded);
  if (isUnsure(turn, said, used)) guess(turn, question, said);
}

/** Nothing but that the buyer does not know, or a guess by the form of the question. */
const isUnsure = ({ sayings, state }: Turn, from: number, used: number): boolean =>
  sayings.length === from + 1 &&
  (UNSURE.has(sayings[from]?.move ?? 'fact') ||
    state.used.slice(used).some((id) => BY_FORM.test(id)));
const BY_FORM = /^topic:plain /;
const UNSURE: ReadonlySet<Move> = new Set([
  'detail',
  'whyAsk',
  'confused',
  'nothingKnown',
] as const);

/** The likely answer of the trade in place of none. */
function guess(turn: Turn, question: ReadSentence, from: number) {
  const [unsure] = turn.sayings.splice(from);
  const isAnswered = answerFromClaims(turn, plain(question.text)) || guessFromSheet(turn, question);
  if (!isAnswered && unsure) turn.sayings.push(unsure);
}

/** Two questions of a message may ask for one thing. */
const answersAlready = ({ sayings }: Turn): boolean =>
  sayings.some(({ move: what }) => ANSWERING.has(what));

/** In front of what was said before. */
const AGAIN = /^(?:[^,:]{0,22}(?:falei|igual|mudou|isso|decide|dinheiro|prazo))[,:] /iu;

/** What an earlier question of the message was answered with is not said a second time. */
function withoutRepeats(turn: Turn, from: number) {
  const before = turn.sayings.slice(0, from).map(wordsOf);
  turn.sayings = turn.sayings.filter(
    (saying, at) => at < from || !before.some((one) => isWithin(wordsOf(saying), one)),
  );
}

const wordsOf = ({ fact, text }: Saying): string => plain(fact?.text ?? text ?? '');

const isWithin = (text: string, before: string): boolean => {
  const core = text
    .replace(AGAIN, '')
    .replace(/^(?:ja|sim|nao), /, '')
    .replace(/(?<![. ])[. ]+$/, '');
  return core !== '' && before.includes(core);
};

/** Questions that a first hello is answered with. */
const FIRST_ANSWERS = 2;

/** A first hello, with the answers to what it asks. */
export function meetAndAnswer(turn: Turn, questions: readonly ReadSentence[]) {
  greet(turn);
  answerAll(turn, questions.slice(-FIRST_ANSWERS));
}
