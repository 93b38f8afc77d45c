import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import { capital, lengthInWords } from '../../shared/text.ts';
import { isAcknowledging } from '../reading/acknowledging.ts';
import { amountsIn } from '../reading/amounts.ts';
import { plain } from '../reading/plain.ts';
import { OWN_DEED, PRESENTS } from '../reading/wording.ts';
import type { ReadSentence } from '../types.ts';
import { objectedByYou } from './as-you.ts';
import { asksBehind } from './asks-behind.ts';
import { contradicts, objected } from './objection-steps.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { KEPT_WORDS } from './rewrite-listening.ts';
import { credited, lowered, type Rewrite, wholeOf, withoutTalk } from './rewriting.ts';
import { isFair } from './tone.ts';

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
const CONFIRMS = 'Isso resolve para você?';

/** What would help, by the kind of objection; the money is asked for in words of its own. */
export const ASKS_AFTER: Readonly<Record<Family, string>> = {
  price: 'O que pesa mais para você: o total ou o jeito de pagar?',
  terms: 'Que jeito de pagar ficaria bom para você?',
  timing: 'O que precisa acontecer antes, para ficar bom para você?',
  need: 'O que te faria sentir que vale a pena?',
  trust: 'O que te daria mais segurança?',
  authority: 'O que essa pessoa precisa saber para decidir com você?',
  competition: 'O que você está comparando?',
};
/** What is still missing for somebody who was answered and says it again. */
const ASKS_REST = 'O que ainda falta para isso ficar resolvido para você?';

/** The objection taken up in the buyer's own words, where they can be said to them. */
function takenUp(said: string, family: Family): string {
  const yours = objectedByYou(said);
  return yours === null ? ACKNOWLEDGED[family] : `Entendo, ${lowered(yours)}.`;
}

/** Instead of waving it off: what the buyer said is taken, and what is behind it asked for. */
export const accepting: Rewrite = (log, _lack, fault) => {
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  if (!turn || !fault) return null;
  const open = turn.before.isOpen ? turn.before.raised.at(-1) : undefined;
  const family = open?.family ?? 'trust';
  return { quote: fault, text: `${takenUp(turn.before.previous, family)} ${ASKS_AFTER[family]}` };
};

const QUESTION = /^(?:ask_\w+|isolate_objection|other|empathy)$/;
const UNFAIR = /^(?:pressure|rudeness|badmouth|break_role|discount)$/;
const ARGUMENT =
  /^(?:answer_objection|linked_pitch|proof|trade_concession|other|useful_follow_up)$/;

/** "Pq caro?" asks the buyer to justify it. */
const ASKS_BACK = /^(?:e |mas |ue,? )?(?:pq|por ?que)\b/;

/** A sentence that still serves behind the objection taken up: a fair question, or what the seller does about it. */
function serves(one: ReadSentence, turn: LoggedTurn, said: string): boolean {
  const folded = plain(one.text);
  const { price, form } = amountsIn(one.text, 0, true);
  // A price said again, or a lower one, is no argument; another way to pay it is.
  if (price !== null && form === null) return false;
  if (one.isPromise || contradicts(folded) || PRESENTS.test(folded) || !isFair(turn)) return false;
  // "No Pix ou em três vezes?" offers a way to pay.
  if (one.text.includes('?') && form === null)
    return QUESTION.test(one.act) && asksBehind(one, said) && !ASKS_BACK.test(folded);
  if (form !== null && !UNFAIR.test(one.act)) return true;
  return ARGUMENT.test(one.act) && (OWN_DEED.test(folded) || /\d/.test(folded));
}

/** Of the seller's message what serves, or nothing where that would be too long. */
function servingOf(turn: LoggedTurn, said: string): string {
  const kept = turn.sentences
    .filter((one) => serves(one, turn, said))
    .map(({ text }) => text.trim());
  const own = capital(withoutTalk(kept.map(capital).join(' ')));
  return lengthInWords(own) > KEPT_WORDS ? '' : own.replace(/([^.!?…])$/, '$1.');
}

/** The objection that a message was about. */
function objectionAt(log: SessionLog, turn: LoggedTurn): { said: string; family: Family } | null {
  const which = turn.before.raised.length - 1;
  const record = turn.before.raised[which];
  if (!record) return null;
  return { said: objected(log, which)?.text ?? turn.before.previous, family: record.family };
}

const ANSWER_WORDS = 5;
/** The seller's answer with the check behind it, before anything else is asked. */
function confirmedAfter(turn: LoggedTurn): string | null {
  const kept = turn.sentences
    .map(({ text }) => text.trim())
    .filter((text) => !text.endsWith('?') && !contradicts(plain(text)))
    .map((text) => text.replace(/([^.!?…:,;])$/, '$1.'))
    .join(' ');
  const isAnswer =
    lengthInWords(kept) >= ANSWER_WORDS && lengthInWords(kept) <= KEPT_WORDS + ANSWER_WORDS;
  return isAnswer && isFair(turn) && /[.!]$/.test(kept) ? `${kept} ${CONFIRMS}` : null;
}

/** The missing step beside those of the seller's own words that serve. */
export const objections: Rewrite = (log, lack, fault) => {
  if (lack === 'dismissed') return accepting(log, lack, fault);
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  const open = turn && objectionAt(log, turn);
  if (!turn || !open) return null;
  const quote = wholeOf(turn);
  const own = servingOf(turn, open.said);
  const isAsked = own.endsWith('?');
  if (lack === 'confirmed') {
    const text = confirmedAfter(turn);
    return text === null ? null : credited(log, turn, { quote, text }, () => true);
  }
  if (lack === 'unresolved') {
    const text = `${takenUp(turn.before.previous, open.family)} ${ASKS_REST}`;
    return credited(log, turn, { quote, text }, () => true);
  }
  if (lack !== 'acknowledged' && lack !== 'asked') return null;
  if (lack === 'asked' && isAsked) return null;
  const hasTaken = lack === 'asked' && isAcknowledging(plain(turn.text)) && own !== '';
  const first = hasTaken ? '' : takenUp(open.said, open.family);
  const text = [first, own, isAsked ? '' : ASKS_AFTER[open.family]].filter(Boolean).join(' ');
  return credited(log, turn, { quote, text }, () => true);
};
