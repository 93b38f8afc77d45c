import type { PracticeCriterion, PracticeQuote, PracticeReview } from '@salesai/contract/practice';
import { lengthInWords } from '../../shared/text.ts';
import { isAcknowledging } from '../reading/acknowledging.ts';
import { cutAtClause } from '../reading/excerpt.ts';
import { plain } from '../reading/plain.ts';
import type { ReadSentence } from '../types.ts';
import { isClean } from './clean.ts';
import { openingLacks } from './criteria.ts';
import { contradicts } from './objection-steps.ts';
import { contentOf, quoteOf } from './quotes.ts';
import type { LoggedMessage, LoggedTurn, SessionLog } from './replay.ts';
import { asksOfCase } from './requests.ts';
import { answersIn } from './said.ts';

const OF_CASE = /^ask_(?:situation|problem|implication)$/;
const ASKED_WORDS = 4;
const isTelling = (text: string): boolean =>
  asksOfCase(text) && lengthInWords(text) >= ASKED_WORDS && contentOf(text) > 0;

type Strength = PracticeReview['strength'];

const ANSWERED =
  'O melhor momento foi esta pergunta: a pessoa respondeu “{frase}”, e dali a conversa podia seguir.';
const ASKED = 'O melhor momento foi esta pergunta, que quis saber do caso da pessoa.';
const SERIOUS = 'O melhor momento foi esta frase, em que você levou a sério o que a pessoa disse.';
const NAMED = 'O que já funcionou foi dizer logo quem você é.';
/** Where nothing brought the sale nearer. */
export const NO_MOMENT: Strength = {
  key: 'questions',
  text: 'Desta vez não achei um momento que aproximasse a venda: comece a próxima pela pergunta sobre o que incomoda a pessoa.',
};

const SAID_MAX = 70;

interface Sentence {
  turn: LoggedTurn;
  one: ReadSentence;
}

const momentOf = (
  key: PracticeCriterion,
  text: string,
  { turn, one }: Sentence,
): Strength & { quote: PracticeQuote } => ({ key, text, quote: quoteOf(turn, one) });

/** The question of a message that got an answer, with the reply that says most. */
function answeredQuestion({ turn, one }: Sentence): LoggedMessage | null {
  const isQuestion = one.act.startsWith('ask_') && asksOfCase(one.text);
  if (!isQuestion) return null;
  // What was objected in the same breath answers no question.
  const [most] = answersIn(turn).toSorted((a, b) => contentOf(b.text) - contentOf(a.text));
  return most ?? null;
}

/**
 * What was best in a session in which nothing was strong: one thing that really happened.
 * @param isFree whether a quote cost no mark and was not rejected
 */
export function bestMoment(
  log: SessionLog,
  isFree: (quote: PracticeQuote) => boolean,
): Strength | null {
  const all = log.turns.flatMap((turn) => turn.sentences.map((one): Sentence => ({ turn, one })));
  const clean = all.filter(
    ({ turn, one }) =>
      isClean(turn, one) && !contradicts(plain(one.text)) && isFree(quoteOf(turn, one)),
  );
  const [asked] = clean
    .flatMap((sentence) => {
      const reply = answeredQuestion(sentence);
      return reply ? [{ sentence, reply }] : [];
    })
    .toSorted((a, b) => contentOf(b.reply.text) - contentOf(a.reply.text));
  if (asked) {
    const said = cutAtClause(asked.reply.text.replace(/[.!… ]{1,6}$/, ''), SAID_MAX);
    return momentOf(
      'questions',
      ANSWERED.replace('{frase}', () => said),
      asked.sentence,
    );
  }
  const asks = clean.find(({ one }) => OF_CASE.test(one.act) && isTelling(one.text));
  if (asks) return momentOf('questions', ASKED, asks);
  const serious = clean.find(
    ({ turn, one }) => turn.before.isOpen && isAcknowledging(plain(one.text)),
  );
  if (serious) return momentOf('objections', SERIOUS, serious);
  const [first] = log.turns;
  const opened = clean.find(({ turn }) => turn === first);
  const isNamed =
    first &&
    !openingLacks(opened?.one.text ?? '', first.words, log.setup.sellerName).includes('who');
  return opened && isNamed ? momentOf('opening', NAMED, opened) : null;
}
