import type { PracticeAct } from '@salesai/contract/practice';
import { plain } from '../reading/plain.ts';
import { type Criterion, FULL, firstLack, judged, NOT_APPLICABLE } from './judged.ts';
import { questionsIn } from './question-count.ts';
import { contentOf, isCivil, isPromising, wholeQuote } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { isFair, isShouting } from './tone.ts';

/** "Oi" shows no clarity. */
const QUOTED_WORDS = 5;
/** Words of the longest message. */
const LONGEST = { good: 60, fair: 90 } as const;
/** The share of stretches that say too much at once. */
const CROWDED = { good: 0.2, fair: 0.4 } as const;
/** So much can be written at once whatever the person wrote; more only to somebody who writes a lot. */
const ROOM_WORDS = 40;
const ROOM_TIMES = 2;
const QUESTIONS_AT_ONCE = 2;

/** Messages of the seller in a row, with no answer and no waiting between them. */
interface Stretch {
  turns: LoggedTurn[];
  words: number;
  questions: number;
  /** What the buyer wrote just before. */
  received: number;
}

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

function stretchesOf({ turns }: SessionLog): Stretch[] {
  const stretches: Stretch[] = [];
  turns.forEach((turn, at) => {
    const last = turns[at - 1];
    const goesOn = last?.replies.length === 0 && last.after.clock === turn.before.clock;
    const open = goesOn ? stretches.at(-1) : undefined;
    const stretch = open ?? { turns: [], words: 0, questions: 0, received: wordsBefore(last) };
    if (!open) stretches.push(stretch);
    stretch.turns.push(turn);
    stretch.words += turn.words;
    stretch.questions += questionsIn(turn.text);
  });
  return stretches;
}

const wordsBefore = (last: LoggedTurn | undefined): number =>
  last?.replies.reduce((sum, { text }) => sum + wordsIn(text), 0) ?? 0;

const isMonologue = ({ words, received }: Stretch): boolean =>
  words > Math.max(ROOM_WORDS, ROOM_TIMES * received);
const isQuiz = ({ questions }: Stretch): boolean => questions > QUESTIONS_AT_ONCE;

const byWords = (a: { words: number }, b: { words: number }) => b.words - a.words;
const points = (figure: number, { good, fair }: { good: number; fair: number }) =>
  figure <= good ? 2 : figure <= fair ? 1 : 0;

/** What asks and says nothing of its own: "oi, e aí, pensou?" */
const EMPTY: ReadonlySet<PracticeAct> = new Set(['greeting', 'other', 'pushy_follow_up']);
const ASKS_FOR_NEWS =
  /\b(?:e ai|pensou|pensaram|novidades?|decidiu|decidiram|resolveu|conseguiu (?:ver|pensar)|viu (?:minha|a) mensagem)[?! ]*$/;
const NEWS_WORDS = 10;

const isEmpty = ({ sentences, text, words }: LoggedTurn): boolean =>
  sentences.every(({ act }) => EMPTY.has(act)) ||
  (words <= NEWS_WORDS && ASKS_FOR_NEWS.test(plain(text)));

/** The buyer asks to slow down or to wait. */
const ASKS_TO_WAIT =
  /\b(?:calma|espera|peraí|perai|segura(?: ai| um pouco|$)|agora nao (?:posso|da)|to (?:ocupad[oa]|no meio|atendendo)|mais tarde|depois (?:te|eu|a gente) (?:respond\w+|fal\w+|vejo|leio)|uma coisa de cada vez|resume)\b/;
/** So many words after that do not wait. */
const WAITING_WORDS = 25;

/** Goes on at length after the buyer asked to wait. */
const talksOver = ({ turns }: SessionLog): LoggedTurn | undefined =>
  turns.find((turn, at) => {
    const asked = turns[at - 1]?.replies.map(({ text }) => plain(text)).join(' ') ?? '';
    return turn.words > WAITING_WORDS && ASKS_TO_WAIT.test(asked);
  });

const TOO_MUCH =
  /\b(?:text(?:ao|o)\b|muita (?:coisa|informacao)|quanta coisa|acompanhar|me perdi|confus[oa]|com calma(?!.{0,20}conhec)|de (?:uma|cada) vez|resum\w+|por topico|por partes|copiado e colado|(?:li|nao vou ler) )/;
/** So many words with one question are not too much, whatever the buyer says of it. */
const LITTLE_WORDS = 18;

/** Where the buyer says that it was too much at once, and it was. */
const complaintOf = ({ sayings, replies, text, words }: LoggedTurn): LoggedMessage | undefined =>
  (questionsIn(text) > 1 || words > LITTLE_WORDS) && sayings.some(({ move }) => move === 'dump')
    ? replies.find(({ text }) => TOO_MUCH.test(plain(text)))
    : undefined;

/** A message that says something in few words. */
function shortest({ turns }: SessionLog): LoggedTurn | undefined {
  const fair = turns.filter((turn) => isFair(turn) && !isPromising(turn));
  const civil = fair.length > 0 ? fair : turns.filter(isCivil);
  const saying = civil.filter(
    (turn) => !isEmpty(turn) && questionsIn(turn.text) <= QUESTIONS_AT_ONCE,
  );
  const byLength = (saying.length > 0 ? saying : civil).toSorted((a, b) => a.words - b.words);
  const telling = byLength.filter(({ text }) => contentOf(text) > 1);
  return telling.find(({ words }) => words >= QUOTED_WORDS) ?? byLength[0];
}

/** Points that the buyer's complaints of too much at once cost at most. */
const COMPLAINTS_MOST = 2;

/** Messages of a length for a phone, each with no more than the person can answer. */
export const clarity: Criterion = (log) => {
  const [longest] = log.turns.toSorted(byWords);
  const quoted = shortest(log);
  if (!longest || !quoted) return NOT_APPLICABLE;
  const stretches = stretchesOf(log);
  const monologues = stretches.filter(isMonologue).toSorted(byWords);
  const quizzes = stretches.filter(isQuiz);
  const crowded = stretches.filter((one) => isMonologue(one) || isQuiz(one));
  const ofLength = points(longest.words, LONGEST);
  const ofCrowd = points(crowded.length / stretches.length, CROWDED);
  const over = talksOver(log);
  const loud = log.turns.find(isShouting);
  const complained = log.turns.filter((turn) => complaintOf(turn) !== undefined).toSorted(byWords);
  const lack = firstLack(
    ['shouting', loud !== undefined],
    ['complained', complained.length > 0],
    ['long', ofLength < 2],
    ['monologue', over !== undefined],
    ['monologue', ofCrowd < 2 && monologues.length >= quizzes.length],
    ['quiz', ofCrowd < 2],
    ['over', monologues.length > 0],
  );
  const mark =
    ofLength +
    ofCrowd -
    (over ? 1 : 0) -
    (loud ? 1 : 0) -
    (ofLength + ofCrowd === FULL && !over && monologues.length > 0 ? 1 : 0) -
    Math.min(COMPLAINTS_MOST, complained.length);
  const worst =
    lack === 'quiz'
      ? quizzes[0]
      : lack === 'monologue' || lack === 'over'
        ? monologues[0]
        : undefined;
  const missed = loud ?? complained[0] ?? over ?? worst?.turns.toSorted(byWords)[0] ?? longest;
  const complaint = complained[0] ? (complaintOf(complained[0])?.text ?? null) : null;
  const of = judged(
    log,
    mark,
    [wholeQuote(quoted)],
    missed,
    lack,
    lack ? wholeQuote(missed) : null,
  );
  return { ...of, phrase: complaint };
};
