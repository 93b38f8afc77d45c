import type { PracticeAct, PracticeCriterion, PracticeQuote } from '@salesai/contract/practice';
import { capital } from '../../shared/text.ts';
import { asksOpinion } from '../reading/act-rules.ts';
import { isConcrete } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { piecesOf } from '../reading/sentences.ts';
import { LEANS, OWN_DEED, PRESENTS } from '../reading/wording.ts';
import { yoursOf } from './as-you.ts';
import { openingPoints } from './criteria.ts';
import { quoteOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import {
  consequence,
  countOf,
  KEPT_WORDS,
  keptOf,
  listening,
  OF_CASE,
  questions,
} from './rewrite-listening.ts';
import { ASKS_PROBLEM, asksAlready, asksFirst, isBeforePain, statedBy } from './rewrite-parts.ts';
import { ASKS_AFTER, accepting, margin, objections, priceTiming } from './rewrite-price.ts';
import {
  bestOf,
  credited,
  is,
  isWorth,
  lowered,
  type Rewrite,
  type Rewritten,
  standing,
  wholeOf,
} from './rewriting.ts';
import { thingOf } from './thing.ts';

const CLEAR_WORDS = 40;

const TOO_EARLY: ReadonlySet<PracticeAct> = new Set([
  'generic_pitch',
  'state_price',
  'discount',
  'close',
  'next_step',
]);
const OF_PRICE_ACT = /^(?:state_price|discount)$/;
const NAMES_SUM = /R\$ ?\d/;
const problem: Rewrite = (log) => {
  const found = bestOf(
    log,
    (act, turn) => TOO_EARLY.has(act) && isBeforePain(turn) && !asksAlready(turn),
  );
  if (!found) return null;
  const { turn, sentence } = found;
  const text = asksFirst(log, OF_PRICE_ACT.test(sentence.act) || NAMES_SUM.test(sentence.text));
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, is('ask_problem'));
};

const MERIT =
  /\b(?:[oa] melhor|melhores|top|qualidade|lider|excelen\w+|forte no|anos (?:de|no)|experiencia|referencia|tod[oa] [oa] (?:\w+ )?(?:regiao|estado|pais|cidade|serra))\b/;

/** Says what is there or what is done, so that it can follow from the case. */
const HAS = /^(?:(?:eu|aqui|a gente|nos) )?(?:tenho|temos|tem|trago|vem|vai|sao|e)\b/;

const value: Rewrite = (log) => {
  const found = bestOf(log, is('generic_pitch'));
  if (!found) return null;
  const { turn, sentence } = found;
  const stated = turn.before.revealed.filter(({ key }) => OF_CASE.test(key));
  // Before the pain is known nothing can be linked: asking comes first.
  if (stated.length === 0) return log.last.known.includes('pain') ? null : problem(log);
  const yours = yoursOf(stated.map(({ text }) => text));
  const own = standing(sentence);
  if (!yours || !own || LEANS.test(plain(own))) return null;
  if (!OWN_DEED.test(plain(own)) && !HAS.test(plain(own))) return null;
  // A merit in general answers nobody's case, whatever stands before it.
  if (PRESENTS.test(plain(own)) || MERIT.test(plain(own))) return null;
  const text = `${statedBy(yours)}. Pensando nisso, ${lowered(own)}.`;
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, is('linked_pitch'));
};

const GREETING =
  /^(?:(?:oi+e*|ol[áa]|opa|bom dia|boa tarde|boa noite)[^!.?,\n]{0,30}[!.?,\n]\s*)+/iu;

const opening: Rewrite = (log, lack) => {
  // A name or a question corrects nothing else.
  if (lack === 'why' || lack === 'short') return null;
  const [turn] = log.turns;
  const name = log.setup.sellerName.trim().split(/\s+/)[0] ?? '';
  if (!turn || name === '') return null;
  const own = turn.text.trim();
  const rest = own.replace(GREETING, '').trim();
  const isNamed = own.toLowerCase().includes(name.toLowerCase());
  const start = isNamed ? own : `Oi, aqui é ${name}. ${rest}`.trim();
  const text = start.includes('?')
    ? start
    : `${start.replace(/([^.!?…])$/, '$1.')} Posso te fazer uma pergunta rápida?`;
  const points = (one: string) => openingPoints(one, one.split(/\s+/).length, name);
  return points(text) > points(own) ? { quote: wholeOf(turn), text } : null;
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
  if (kept === '' || countOf(kept) > KEPT_WORDS) return null;
  return { quote: wholeOf(turn), text: `${kept.replace(/([^.!?…])$/, '$1.')} ${ASKS_STEP}` };
}

const nextStep: Rewrite = (log, lack) => {
  if (lack === 'none') return withStep(log);
  const found = bestOf(log, is('close', 'next_step'));
  if (lack !== 'vague' || !found || isConcrete(found.sentence.text)) return null;
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

/** The message blamed, else the longest, with its first sentences and its question only. */
const clarity: Rewrite = (log, _lack, fault) => {
  const { turns } = log;
  const blamed = turns.find(({ messageId }) => messageId === fault?.messageId);
  const longest = blamed ?? turns.toSorted((a, b) => b.words - a.words)[0];
  if (!longest) return null;
  const pieces = piecesOf(longest.text).map(({ text }) => text);
  const asked = pieces.findLast((text) => text.endsWith('?'));
  // Before the problem is known, a request to buy is no question to keep.
  const isTooEarly =
    isBeforePain(longest) && longest.sentences.some(({ act }) => act === 'close') && asked;
  const question = isTooEarly ? capital(ASKS_PROBLEM) : asked;
  const kept: string[] = [];
  for (const text of pieces.filter((one) => one !== asked)) {
    const words = [...kept, text, question ?? ''].join(' ').split(/\s+/).length;
    if (words > CLEAR_WORDS) break;
    kept.push(text);
  }
  const text = [...kept, ...(question ? [question] : [])].join(' ');
  // An opinion is asked of something.
  if (question && asksOpinion(plain(question)) && kept.length < 2) return null;
  const isShorter = kept.length > 0 && text.length < longest.text.trim().length * 0.8;
  return isShorter ? { quote: wholeOf(longest), text } : null;
};

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
): Rewritten | null => REWRITES[key]?.(log, lack, fault) ?? null;
