import type { PracticeAct, PracticeCriterion, PracticeQuote } from '@salesai/contract/practice';
import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import { capital } from '../../shared/text.ts';
import { isAcknowledging } from '../reading/acknowledging.ts';
import { asksOpinion } from '../reading/act-rules.ts';
import { isConcrete, namesDate } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { piecesOf } from '../reading/sentences.ts';
import { LEANS, OWN_DEED, PRESENTS } from '../reading/wording.ts';
import { yoursOf } from './as-you.ts';
import { openingPoints } from './criteria.ts';
import { quoteOf } from './quotes.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import {
  ASKS_COST,
  consequence,
  countOf,
  KEPT_WORDS,
  keptOf,
  listening,
  OF_CASE,
  questions,
} from './rewrite-listening.ts';
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

const isBeforePain = ({ before }: LoggedTurn): boolean => !before.known.includes('pain');

const TOO_EARLY: ReadonlySet<PracticeAct> = new Set([
  'generic_pitch',
  'state_price',
  'discount',
  'close',
  'next_step',
]);
const OF_PRICE_ACT = /^(?:state_price|discount)$/;
const NAMES_SUM = /R\$ ?\d/;
const ASKS_PROBLEM = 'me conta: o que mais te incomoda hoje nessa parte?';

/** "Antes de falar do valor do plano, me conta: …", of the seller's own thing where it can be named. */
function asksFirst({ setup }: SessionLog, isOfPrice: boolean): string {
  const thing = thingOf(setup.offer.name);
  if (thing === null) {
    return `Antes ${isOfPrice ? 'do valor' : 'de te apresentar qualquer coisa'}, ${ASKS_PROBLEM}`;
  }
  return `Antes de falar ${isOfPrice ? 'do valor ' : ''}${thing}, ${ASKS_PROBLEM}`;
}

/** A message that asks for the problem itself needs no advice to do so. */
const asksAlready = ({ sentences }: LoggedTurn): boolean =>
  sentences.some(({ act, text }) => act === 'ask_problem' || ASKS_WHAT_BOTHERS.test(plain(text)));
const ASKS_WHAT_BOTHERS =
  /\b(?:incomod\w+|cans(?:a|ou|ando)|preocup\w+|atrapalh\w+|dificuldad\w+|problema)\b.{0,80}\?/;

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

const statedBy = (yours: string): string => `Você me contou que ${yours.replace(/^você /u, '')}`;

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

/** Takes an objection of each kind seriously. */
const ACKNOWLEDGED: Readonly<Record<Family, string>> = {
  price: 'Entendo, é um valor para pensar com calma.',
  terms: 'Entendo, o jeito de pagar faz diferença.',
  timing: 'Entendo, cada coisa tem a sua hora.',
  need: 'Entendo, faz sentido pensar se é para você.',
  trust: 'Entendo, é normal ter esse receio.',
  authority: 'Entendo, faz sentido decidir junto.',
  competition: 'Entendo, é bom comparar mesmo.',
};
const ASKS_BEHIND = 'É só isso que te segura ou tem mais alguma coisa?';
const CONFIRMS = 'Isso resolve para você?';

const OF_NO_OBJECTION = /^(?:discount|pushy_follow_up)$/;
const OF_STEP = /^(?:next_step|close)$/;

/** What would help, by the kind of objection; the money is asked for in words of its own. */
const ASKS_AFTER: Readonly<Record<Family, string>> = {
  price: 'O que pesa mais para você: o total ou o jeito de pagar?',
  terms: 'Que jeito de pagar ficaria bom para você?',
  timing: 'O que precisa acontecer antes, para ficar bom para você?',
  need: 'O que te faria sentir que vale a pena?',
  trust: 'O que te daria mais segurança?',
  authority: 'O que essa pessoa precisa saber para decidir com você?',
  competition: 'O que você está comparando?',
};

const EXCLAIMS =
  /^(?:(?:caramba|nossa|eita|hum+|ih|ai|puxa|poxa|gente|credo|uau|então|olha)[,!… ]{1,3})+/iu;

/** Instead of waving it off: what the buyer said is taken, and what is behind it asked for. */
const accepting: Rewrite = (log, _lack, fault) => {
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  if (!turn || !fault) return null;
  const open = turn.before.isOpen ? turn.before.raised.at(-1) : undefined;
  const family = open?.family ?? 'trust';
  const yours = yoursOf([turn.before.previous.replace(EXCLAIMS, '')]);
  const first = yours === null ? ACKNOWLEDGED[family] : `Entendo, ${lowered(yours)}.`;
  return { quote: fault, text: `${first} ${ASKS_AFTER[family]}` };
};

/** The missing step beside the seller's own words. */
const objections: Rewrite = (log, lack, fault) => {
  if (lack === 'dismissed') return accepting(log, lack, fault);
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  const open = turn?.before.raised.at(-1);
  if (!turn || !open) return null;
  const kept = keptOf(turn);
  // A lower price, a day and a nod answer nothing that was objected.
  const isOther = turn.sentences.some(
    ({ act, text }) => OF_NO_OBJECTION.test(act) || (OF_STEP.test(act) && namesDate(plain(text))),
  );
  const isKept = kept !== null && isWorth(turn) && !isOther;
  const own = isKept ? `${kept.replace(/([^.!?…])$/, '$1.')} ` : '';
  const quote = wholeOf(turn);
  const isAsked = own.trim().endsWith('?');
  if (lack === 'confirmed') {
    return isAsked || own === ''
      ? null
      : credited(log, turn, { quote, text: `${own}${CONFIRMS}` }, () => true);
  }
  if (lack !== 'acknowledged' && lack !== 'asked') return null;
  if (lack === 'asked' && isAsked) return null;
  const asks = isAsked ? '' : ASKS_BEHIND;
  const hasTaken = lack === 'asked' && isAcknowledging(plain(turn.text));
  const first = hasTaken ? '' : `${ACKNOWLEDGED[open.family]} `;
  const text = `${first}${own}${asks}`.trim();
  return credited(log, turn, { quote, text }, () => true);
};

/** A price behind the words of the buyer's case, or the question that has to come before it. */
const priceTiming: Rewrite = (log, lack, fault) => {
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  if (!turn || !fault) return null;
  if (isBeforePain(turn)) {
    if (asksAlready(turn)) return null;
    const text = asksFirst(log, true);
    return credited(log, turn, { quote: fault, text }, is('ask_problem'));
  }
  if (lack === 'untold')
    return { quote: fault, text: `Antes do valor: ${lowered(ASKS_COST.slice(2))}` };
  const stated = turn.before.revealed.filter(({ key }) => OF_CASE.test(key));
  const yours = yoursOf(stated.map(({ text }) => text));
  const own = standing({ text: fault.quote });
  if (!yours || !own || (lack !== 'unheard' && lack !== 'unlinked' && lack !== 'link')) return null;
  const text = `${statedBy(yours)}. Para resolver isso, ${lowered(own)}.`;
  return credited(log, turn, { quote: fault, text }, is('state_price'));
};

/** "Tá bom, então …" */
const HESITATES = /^(?:(?:t[áa]|t[áa] bom|ok|certo|bom|olha|ent[ãa]o|vai|beleza)[,.]? )+/iu;

/** What a condition can stand before. */
const OF_PRICE =
  /^(?:(?:eu|a gente|pra (?:voce|ti)) )?(?:faco|fazemos|faz|fica|sai|consigo|deixo|posso|arredondo|fecho|por|r\$|tiro|dou|baixo|chego)\b.{0,80}\d/;

/** "… se não for pra pensar muito": a condition that asks for nothing. */
const IDLE_CONDITION = /,? se (?:não |nao )?(?:for|quiser|der|precisar).{0,40}$/iu;

const margin: Rewrite = (log) => {
  const found = bestOf(log, is('discount'));
  const own = found ? standing(found.sentence)?.replace(HESITATES, '') : null;
  if (!found || !own || !OF_PRICE.test(plain(own))) return null;
  const text = `Se a gente fechar hoje no Pix, ${lowered(own.replace(IDLE_CONDITION, ''))}.`;
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
