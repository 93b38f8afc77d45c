import type { PracticeAct, PracticeCriterion, PracticeQuote } from '@salesai/contract/practice';
import { cut } from '../shared/text.ts';
import { isConcrete } from './concrete.ts';
import { judgeLine } from './line.ts';
import { type Missed, quoteOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { piecesOf } from './sentences.ts';
import { contentStems } from './stems.ts';

const SAID_MAX = 70;
const GIVES_BACK = /^(?:entendi|então|ou seja|certo|compreendi|deixa eu ver)(?![\p{L}])/iu;
/** A message with fewer content stems says nothing that could be given back. */
const TELLING_STEMS = 4;
/** "hmm" is not worth keeping. */
const TELLING_WORDS = 3;

interface Rewritten {
  quote: PracticeQuote;
  text: string;
}

/** The acts in which the fault of a criterion shows. */
const FAULTS: Readonly<Partial<Record<PracticeCriterion, (act: PracticeAct) => boolean>>> = {
  value: (act) => act === 'generic_pitch',
  price_timing: (act) => act === 'state_price',
  margin: (act) => act === 'discount',
  respect: (act) => /^(?:pressure|badmouth|rudeness|pushy_follow_up)$/.test(act),
  objections: (act) => /^(?:answer_objection|generic_pitch|linked_pitch|proof|discount)$/.test(act),
  next_step: (act) => act === 'close' || act === 'next_step',
};

/** One of the seller's own sentences, in their words, without the fault; null where none shows it. */
export function rewriteFor(
  log: SessionLog,
  key: PracticeCriterion,
  missed: Missed | null,
): Rewritten | null {
  switch (key) {
    case 'listening':
    case 'problem':
    case 'consequence':
      return withTheirWords(log, key, missed);
    case 'opening': {
      const [first] = log.turns;
      return first ? ofWhole(first, openingOf(log, first)) : null;
    }
    case 'clarity': {
      const longest = log.turns.toSorted((a, b) => b.words - a.words)[0];
      return longest
        ? ofWhole(longest, judgeLine(longest.text, longest.previous?.text ?? '').rewrite)
        : null;
    }
    default:
      return ofFault(log, key);
  }
}

function ofFault(log: SessionLog, key: PracticeCriterion): Rewritten | null {
  const isFault = FAULTS[key];
  if (!isFault) return null;
  for (const turn of log.turns) {
    const sentence = turn.sentences.find(({ act }) => isFault(act));
    if (!sentence) continue;
    const buyer = turn.previous?.text ?? '';
    const quote = quoteOf(turn, sentence);
    return different(quote, faultless(key, sentence.text, buyer, log));
  }
  return null;
}

function faultless(key: PracticeCriterion, text: string, buyer: string, log: SessionLog): string {
  const pain = log.last.revealed.find(({ key: fact }) => fact === 'pain')?.text ?? '';
  switch (key) {
    case 'value':
      return pain === ''
        ? judgeLine(text, buyer).rewrite
        : `Você me contou: “${short(pain)}” Por isso: ${text}`;
    case 'objections':
      return `Entendo. Além disso, tem mais alguma coisa te segurando? ${text} Isso resolve para você?`;
    case 'next_step':
      return isConcrete(text)
        ? text
        : `${text.replace(/[.!?\s]{1,12}$/, '')}: fica bom [confirme: dia e hora, ou forma de pagamento]?`;
    default:
      return judgeLine(text, buyer).rewrite;
  }
}

/** The seller's message after the unanswered moment, with the buyer's words in front. */
function withTheirWords(
  log: SessionLog,
  key: PracticeCriterion,
  missed: Missed | null,
): Rewritten | null {
  const turn =
    log.turns.find(({ previous }) => previous?.messageId === missed?.messageId) ??
    log.turns.find(({ previous }) => previous !== null) ??
    log.turns[0];
  if (!turn) return null;
  const content = contentStems(turn.previous?.text ?? '');
  if (key === 'listening' && content.length < TELLING_STEMS) return null;
  const said =
    missed && turn.previous?.messageId === missed.messageId ? missed.quote : turn.previous?.text;
  const own = turn.text.trim();
  const back = said ? `Então, pelo que você contou: “${short(said)}”. Entendi certo?` : '';
  switch (key) {
    case 'problem':
      return ofWhole(
        turn,
        `${firstSentence(own)} Antes de te explicar, me conta: o que mais te incomoda hoje nisso?`,
      );
    case 'consequence':
      return ofWhole(turn, `${back} E o que isso acaba te custando, em tempo ou dinheiro?`.trim());
    default:
      // A line that already tries to give the words back is replaced, any other one follows them.
      return said ? ofWhole(turn, saysNothing(own) ? back : `${back} ${own}`) : null;
  }
}

function openingOf({ setup }: SessionLog, { text }: LoggedTurn): string {
  const question = text.includes('?') ? '' : ' Posso te fazer uma pergunta rápida?';
  const name = setup.sellerName.trim().split(/\s+/)[0] ?? '';
  const isNamed = name !== '' && text.toLowerCase().includes(name.toLowerCase());
  const who = isNamed || name === '' ? '' : `Oi, aqui é ${name}. `;
  return cut(`${who}${text.trim()}${question}`, 400);
}

const saysNothing = (own: string) =>
  GIVES_BACK.test(own) || own.split(/\s+/).length < TELLING_WORDS;

const firstSentence = (text: string) => cut(piecesOf(text)[0]?.text ?? text, 160);
const short = (text: string) =>
  cut((piecesOf(text)[0]?.text ?? text).replace(/[.!?]{1,6}$/, ''), SAID_MAX);

const ofWhole = (turn: LoggedTurn, text: string): Rewritten | null =>
  different(quoteOf(turn, { start: 0, end: turn.text.length }), text);

const different = (quote: PracticeQuote, text: string): Rewritten | null =>
  text.trim() === quote.quote.trim() ? null : { quote, text };
