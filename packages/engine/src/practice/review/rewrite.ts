import type { PracticeAct, PracticeCriterion, PracticeQuote } from '@salesai/contract/practice';
import { capital } from '../../shared/text.ts';
import { asksOpinion } from '../reading/act-rules.ts';
import { isConcrete } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { clearlyBeginsQuestion } from '../reading/question-words.ts';
import { piecesOf } from '../reading/sentences.ts';
import { LEANS, OWN_DEED, PRESENTS } from '../reading/wording.ts';
import { openingPoints } from './criteria.ts';
import { contentOf, quoteOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import {
  bestOf,
  credited,
  is,
  isWorth,
  lowered,
  type Rewrite,
  type Rewritten,
  standing,
  tellingClause,
  wholeOf,
} from './rewriting.ts';
import { isAnsweredSoon } from './said.ts';

const CLEAR_WORDS = 40;

/** A message of the seller that answers what the buyer stated, and does not give it back. */
interface Unheard {
  turn: LoggedTurn;
  /** What the buyer stated. */
  clause: string;
}

/** What is the buyer's case: a date or a budget is nothing to give back. */
const OF_CASE = /^(?:pain|impact|tried|consequence \d+|worry \d+)$/;

/** The answers to what the buyer stated, those to what said most first. */
const unheard = (log: SessionLog): Unheard[] =>
  log.turns
    .flatMap((turn, at) => {
      const { turns } = log;
      const sent = (turns[at - 1]?.replies ?? []).map(({ text }) => text);
      const stated = turn.before.revealed.filter(
        ({ key, text }) =>
          turn.before.lastRevealed.includes(key) && OF_CASE.test(key) && sent.includes(text),
      );
      const clause = tellingClause(stated.map(({ text }) => text).join('\n'));
      const isGivenBack =
        turn.sentences.some(({ act }) => act === 'reflection') ||
        isAnsweredSoon(
          log,
          at - 1,
          stated.map(({ text }) => text),
        );
      return clause && !isGivenBack && isWorth(turn) ? [{ turn, clause }] : [];
    })
    .toSorted(
      (a, b) =>
        Number(a.turn.before.isOpen) - Number(b.turn.before.isOpen) ||
        contentOf(b.clause) - contentOf(a.clause),
    );

const QUESTION_WORDS = 4;
/** "Academia, pilates?" goes on with what was said before and cannot follow another sentence. */
const standsAlone = (question: string): boolean =>
  question.split(/\s+/).length >= QUESTION_WORDS && clearlyBeginsQuestion(plain(question));

const listening: Rewrite = (log, _lack, fault) => {
  const all = unheard(log);
  const found = all.find(({ turn }) => turn.messageId === fault?.messageId) ?? all[0];
  if (!found || (fault && found.turn.messageId !== fault.messageId)) return null;
  const { turn, clause } = found;
  const own = turn.text.trim();
  const last = own.endsWith('?') ? piecesOf(own).at(-1)?.text : undefined;
  const question = last !== undefined && standsAlone(last) ? last : undefined;
  const text = `Então, pelo que você contou: “${clause}”. ${capital(question ?? 'Entendi certo?')}`;
  return credited(log, turn, { quote: wholeOf(turn), text }, is('reflection'));
};

const ASKS_COST = 'E o que isso acaba te custando, em tempo ou em dinheiro?';
/** Of somebody who has named the sum. */
const ASKS_FURTHER = 'E, fora o dinheiro, o que mais isso atrapalha no seu dia a dia?';

const consequence: Rewrite = (log, lack, fault) => {
  if (lack === 'unused' || lack === 'asked') return listening(log, lack, fault);
  const found = unheard(log).find(({ turn }) => turn.before.known.includes('pain'));
  if (!found) return null;
  const { turn, clause } = found;
  const asked = /\d/.test(clause) ? ASKS_FURTHER : ASKS_COST;
  const text = `Você me contou: “${clause}”. ${asked}`;
  return credited(log, turn, { quote: wholeOf(turn), text }, is('ask_implication'));
};

const isBeforePain = ({ before }: LoggedTurn): boolean => !before.known.includes('pain');

const TOO_EARLY: ReadonlySet<PracticeAct> = new Set([
  'generic_pitch',
  'state_price',
  'close',
  'next_step',
]);

const problem: Rewrite = (log) => {
  const found = bestOf(log, (act, turn) => TOO_EARLY.has(act) && isBeforePain(turn));
  if (!found) return null;
  const text = 'Antes de te falar do que eu vendo: o que mais te incomoda hoje nisso?';
  const { turn, sentence } = found;
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, is('ask_problem'));
};

const MERIT =
  /\b(?:[oa] melhor|melhores|top|qualidade|lider|excelen\w+|forte no|anos (?:de|no)|experiencia|referencia|tod[oa] [oa] (?:\w+ )?(?:regiao|estado|pais|cidade|serra))\b/;

const value: Rewrite = (log) => {
  const found = bestOf(log, is('generic_pitch'));
  if (!found) return null;
  const { turn, sentence } = found;
  const pain = turn.before.revealed.find(({ key }) => key === 'pain')?.text;
  const clause = pain ? tellingClause(pain) : null;
  const own = standing(sentence);
  // Before the pain is known nothing can be linked: asking comes first.
  if (!pain) return problem(log);
  if (!clause || !own || LEANS.test(plain(own)) || !OWN_DEED.test(plain(own))) return null;
  // A merit in general answers nobody's case, whatever stands before it.
  if (PRESENTS.test(plain(own)) || MERIT.test(plain(own))) return null;
  const text = `Você me disse: “${clause}”. Pensando nisso, ${lowered(own)}.`;
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

const objections: Rewrite = (log, lack) => {
  // The sentence asks and acknowledges: it corrects nothing else.
  if (lack !== null && lack !== 'acknowledged' && lack !== 'asked') return null;
  const turn = log.turns.find(({ before, sentences, text }) => {
    const open = before.isOpen ? before.raised.at(-1) : undefined;
    const isAsked = open?.asked || sentences.some(({ act }) => act === 'isolate_objection');
    return open && !isAsked && isWorth({ text });
  });
  if (!turn) return null;
  const text = 'Entendo a sua preocupação. É só isso que te segura ou tem mais alguma coisa?';
  return credited(log, turn, { quote: wholeOf(turn), text }, is('isolate_objection'));
};

const priceTiming: Rewrite = (log) => {
  const found = bestOf(log, (act, turn) => act === 'state_price' && isBeforePain(turn));
  if (!found) return null;
  const { turn, sentence } = found;
  const text = 'Já te passo o valor. Antes, o que mais te incomoda hoje nisso?';
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, is('ask_problem'));
};

/** "Tá bom, então …" */
const HESITATES = /^(?:(?:t[áa]|t[áa] bom|ok|certo|bom|olha|ent[ãa]o|vai|beleza)[,.]? )+/iu;

/** What a condition can stand before. */
const OF_PRICE =
  /^(?:(?:eu|a gente|pra (?:voce|ti)) )?(?:faco|fazemos|faz|fica|sai|consigo|deixo|posso|arredondo|fecho|por|r\$|tiro|dou|baixo|chego)\b.{0,80}\d/;

const margin: Rewrite = (log) => {
  const found = bestOf(log, is('discount'));
  const own = found ? standing(found.sentence) : null;
  if (!found || !own || !OF_PRICE.test(plain(own.replace(HESITATES, '')))) return null;
  const text = `Se a gente fechar hoje no Pix, ${lowered(own.replace(HESITATES, ''))}.`;
  const { turn, sentence } = found;
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, is('trade_concession'));
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

const respect: Rewrite = (log, lack, fault) => {
  const own = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  const better = INSTEAD_OF[lack ?? ''];
  if (fault && own && better) return credited(log, own, { quote: fault, text: better }, () => true);
  const found = bestOf(log, (act) => act in INSTEAD);
  const text = found ? INSTEAD[found.sentence.act] : undefined;
  if (!found || !text) return null;
  const { turn, sentence } = found;
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, () => true);
};

const nextStep: Rewrite = (log) => {
  const found = bestOf(log, is('close', 'next_step'));
  if (!found || isConcrete(found.sentence.text)) return null;
  const { turn, sentence } = found;
  const isAsked = sentence.text.trim().endsWith('?');
  const own = sentence.text.replace(/[.!?…\s]{1,12}$/, '');
  const text = `${own}${isAsked ? '?' : '.'} Fica bom para você quinta às 10h?`;
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, is('close', 'next_step'));
};

/** The longest message with its first sentences and its question only. */
const clarity: Rewrite = ({ turns }) => {
  const [longest] = turns.toSorted((a, b) => b.words - a.words);
  if (!longest) return null;
  const pieces = piecesOf(longest.text).map(({ text }) => text);
  const question = pieces.findLast((text) => text.endsWith('?'));
  const kept: string[] = [];
  for (const text of pieces.filter((one) => one !== question)) {
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

/** One more question in a row, with what the buyer had stated before it. */
const questions: Rewrite = (log, lack, fault) => {
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  if (lack !== 'row' || !fault || !turn || !standsAlone(fault.quote)) return null;
  const stated = turn.before.revealed.findLast(({ key }) => OF_CASE.test(key));
  const clause = stated ? tellingClause(stated.text) : null;
  if (!clause) return null;
  const text = `Então, pelo que você contou: “${clause}”. ${capital(fault.quote)}`;
  return credited(log, turn, { quote: fault, text }, () => true);
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
};

/** One of the seller's own messages as it would have counted; null where none is certain to. */
export const rewriteFor = (
  log: SessionLog,
  key: PracticeCriterion,
  lack: string | null = null,
  fault: PracticeQuote | null = null,
): Rewritten | null => REWRITES[key]?.(log, lack, fault) ?? null;
