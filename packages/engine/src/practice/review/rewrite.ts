import type { PracticeAct, PracticeCriterion, PracticeQuote } from '@salesai/contract/practice';
import { capital, lengthInWords } from '../../shared/text.ts';
import { asksOpinion } from '../reading/act-rules.ts';
import { isConcrete } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { piecesOf } from '../reading/sentences.ts';
import type { ReadSentence } from '../types.ts';
import { openingLacks } from './criteria.ts';
import { questionsIn, withOneQuestion } from './question-count.ts';
import { quoteOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { asksToBuy } from './requests.ts';
import { problem, TOO_EARLY, value } from './rewrite-case.ts';
import { consequence, KEPT_WORDS, keptOf, listening, questions } from './rewrite-listening.ts';
import { ASKS_AFTER, accepting, objections } from './rewrite-objections.ts';
import { ASKS_PROBLEM, isBeforePain } from './rewrite-parts.ts';
import { margin, priceTiming } from './rewrite-price.ts';
import {
  bestOf,
  credited,
  is,
  isWorth,
  type Rewrite,
  type Rewritten,
  wholeOf,
} from './rewriting.ts';
import { thingOf } from './thing.ts';
import { isFair } from './tone.ts';

const CLEAR_WORDS = 40;

const GREETING =
  /^(?:(?:oi+e*|ol[áa]|opa|bom dia|boa tarde|boa noite)[^!.?,\n]{0,30}[!.?,\n]\s*)+/iu;

const ASKS_LEAVE = 'Posso te fazer uma pergunta rápida?';
const WANTS_TO_KNOW = 'Queria entender como é isso hoje para você.';

/** The seller's own beginning with the parts that it lacks, and nothing that sells. */
const opening: Rewrite = (log) => {
  const [turn] = log.turns;
  const name = log.setup.sellerName.trim().split(/\s+/)[0] ?? '';
  if (!turn || name === '' || !isWorth(turn)) return null;
  const own = turn.text.trim();
  const greeting = GREETING.exec(own)?.[0].trim() ?? 'Oi!';
  const sells = (one: ReadSentence) => TOO_EARLY.has(one.act) || !isFair(turn);
  const kept = turn.sentences
    .filter((one) => !sells(one) && lengthInWords(one.text) <= CLEAR_WORDS / 2)
    .map(({ text }) => text.replace(GREETING, '').trim())
    .filter((text) => text !== '' && !asksToBuy(text));
  const lacks = (text: string) => openingLacks(text, lengthInWords(text), name);
  const rest = kept.map((text) => text.replace(/([^.!?…])$/, '$1.'));
  const said = rest.filter((text) => !text.endsWith('?'));
  const asked = rest.find((text) => text.endsWith('?'));
  const who = lacks(own).includes('who') ? [`Aqui é ${name}.`] : [];
  const why = lacks([...who, ...said, asked ?? ''].join(' ')).includes('why')
    ? [WANTS_TO_KNOW]
    : [];
  const text = [capital(greeting), ...who, ...said, ...why, asked ?? ASKS_LEAVE].join(' ');
  return lacks(text).length < lacks(own).length ? { quote: wholeOf(turn), text } : null;
};

const INSTEAD: Readonly<Partial<Record<PracticeAct, string>>> = {
  pressure: 'Quero que você decida com calma. O que ainda falta para você decidir?',
  rudeness: 'Entendo. O que eu posso esclarecer para você decidir?',
  badmouth: 'É bom comparar mesmo. O que você gostaria que fosse diferente do que tem hoje?',
  pushy_follow_up: 'Lembrei do que você me contou. O que ficou faltando para você decidir?',
};

/** Instead of a sentence at fault, by what is wrong with it. */
const INSTEAD_OF: Readonly<Record<string, string>> = {
  scorn: 'Entendo. O que você precisaria ver para decidir com calma?',
  pressure: 'Quero que você decida com calma. O que ainda falta para você decidir?',
  promise: 'O resultado depende do seu caso: posso te mostrar a conta antes de você decidir?',
};

/** Time instead of haste, for the seller's own thing, and what the buyer objected last. */
function withTime(log: SessionLog, turn: LoggedTurn): string {
  const thing = thingOf(log.setup.offer.name);
  const open = turn.before.isOpen ? turn.before.raised.at(-1) : undefined;
  if (open) return `Quero que você decida com calma. ${ASKS_AFTER[open.family]}`;
  if (thing === null) return INSTEAD_OF.pressure ?? '';
  return `Quero que você decida com calma. O que você ainda precisa saber ${thing}?`;
}

const respect: Rewrite = (log, lack, fault) => {
  if (lack === 'dismissed') return accepting(log, lack, fault);
  const own = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  const better = lack === 'pressure' && own ? withTime(log, own) : INSTEAD_OF[lack ?? ''];
  if (fault && own && better) return credited(log, own, { quote: fault, text: better }, () => true);
  const found = bestOf(log, (act) => act in INSTEAD);
  const text = found ? INSTEAD[found.sentence.act] : undefined;
  if (!found || !text) return null;
  const { turn, sentence } = found;
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, () => true);
};

const ASKS_STEP = 'Posso te mostrar isso quinta às 10h?';

/** The last message with a step instead of a question for an opinion. */
function withStep({ turns }: SessionLog): Rewritten | null {
  const turn = turns.at(-1);
  if (!turn || isBeforePain(turn) || !isWorth(turn) || turn.before.isOpen) return null;
  const pieces = piecesOf(turn.text).map(({ text }) => text);
  const last = pieces.at(-1) ?? '';
  if (last.endsWith('?') && !asksOpinion(plain(last))) return null;
  const kept = pieces.filter((text) => text !== last || !last.endsWith('?')).join(' ');
  if (kept === '' || lengthInWords(kept) > KEPT_WORDS) return null;
  return { quote: wholeOf(turn), text: `${kept.replace(/([^.!?…])$/, '$1.')} ${ASKS_STEP}` };
}

const nextStep: Rewrite = (log, lack) => {
  if (lack === 'none') return withStep(log);
  const found = bestOf(log, is('close', 'next_step'));
  if ((lack !== 'vague' && lack !== 'untimed') || !found || isConcrete(found.sentence.text))
    return null;
  const { turn, sentence } = found;
  const isAsked = sentence.text.trim().endsWith('?');
  const own = sentence.text.replace(/[.!?…\s]{1,12}$/, '');
  const text = `${own}${isAsked ? '?' : '.'} Fica bom para você quinta às 10h?`;
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, is('close', 'next_step'));
};

const ASKS_DECIDER = 'E, além de você, mais alguém participa da decisão?';
const INCLUDES = 'Posso conversar com vocês dois juntos?';

/** The question, or the invitation, behind the seller's own message. */
const decisionMaker: Rewrite = (log, lack) => {
  const isFree = ({ text }: LoggedTurn) => !text.includes('?');
  const wanted: Readonly<Record<string, readonly PracticeAct[]>> = {
    asked: ['state_price', 'close'],
    partner: ['next_step', 'close', 'state_price'],
  };
  const acts = wanted[lack ?? ''] ?? [];
  const found = bestOf(log, (act, turn) => acts.includes(act) && isFree(turn));
  if (!found || (lack === 'partner' && !found.turn.before.known.includes('decision_maker'))) {
    return null;
  }
  const kept = keptOf(found.turn);
  const text = `${kept?.replace(/([^.!?…])$/, '$1.')} ${lack === 'asked' ? ASKS_DECIDER : INCLUDES}`;
  return kept === null ? null : { quote: wholeOf(found.turn), text };
};

const CHECKS = 'Faz sentido até aqui?';
const CHECK_WORDS = 4;

/** The message blamed, else the longest, with its first sentences and one question only. */
const clarity: Rewrite = (log, lack, fault) => {
  const { turns } = log;
  const blamed = turns.find(({ messageId }) => messageId === fault?.messageId);
  const longest = blamed ?? turns.toSorted((a, b) => b.words - a.words)[0];
  if (!longest || !isFair(longest)) return null;
  const pieces = piecesOf(longest.text).map(({ text }) => text);
  const questions = pieces.filter((text) => text.endsWith('?'));
  // One of many questions goes on from what was said; the last of a long message closes it.
  const isOfMany = lack === 'quiz' || lack === 'complained';
  const asked = isOfMany
    ? questions.find((text) => lengthInWords(text) >= LEAST_ASKED)
    : questions.at(-1);
  // Before the problem is known, a request to buy is no question to keep.
  const isTooEarly =
    isBeforePain(longest) && longest.sentences.some(({ act }) => act === 'close') && asked;
  const question = isTooEarly ? capital(ASKS_PROBLEM) : asked;
  const kept: string[] = [];
  for (const text of pieces.filter((one) => !questions.includes(one))) {
    if (lengthInWords([...kept, text].join(' ')) > CLEAR_WORDS) break;
    kept.push(text);
  }
  const isRoom = lengthInWords([...kept, question ?? ''].join(' ')) <= CLEAR_WORDS;
  // What does not fit beside the question comes first, with a check instead of it.
  const end = question && (isRoom || kept.length === 0) ? question : CHECKS;
  // An opinion is asked of something.
  if (asksOpinion(plain(end)) && kept.length === 0) return null;
  const ordered = pieces.filter((one) => kept.includes(one) || one === end);
  const all = ordered.includes(end) ? ordered : [...kept, end];
  const text = capital(all.map((one) => one.replace(/([^.!?…])$/, '$1.')).join(' '));
  const isShorter =
    lengthInWords(text) <= CLEAR_WORDS + CHECK_WORDS &&
    text.length < longest.text.trim().length * 0.85;
  return isShorter ? { quote: wholeOf(longest), text } : null;
};
const LEAST_ASKED = 3;

const REWRITES: Readonly<Partial<Record<PracticeCriterion, Rewrite>>> = {
  opening,
  problem,
  consequence,
  listening,
  questions,
  value,
  objections,
  margin,
  respect,
  clarity,
  price_timing: priceTiming,
  next_step: nextStep,
  decision_maker: decisionMaker,
};

/** One of the seller's own messages as it would have counted; null where none is certain to. */
export const rewriteFor = (
  log: SessionLog,
  key: PracticeCriterion,
  lack: string | null = null,
  fault: PracticeQuote | null = null,
): Rewritten | null => {
  const found = REWRITES[key]?.(log, lack, fault) ?? null;
  return found && questionsIn(found.text) > 1
    ? { ...found, text: withOneQuestion(found.text) }
    : found;
};
