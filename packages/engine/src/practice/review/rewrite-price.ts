import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import { isAcknowledging } from '../reading/acknowledging.ts';
import { namesDate } from '../reading/concrete.ts';
import { plain } from '../reading/plain.ts';
import { yoursOf } from './as-you.ts';
import { quoteOf } from './quotes.ts';
import { ASKS_COST, keptOf, OF_CASE } from './rewrite-listening.ts';
import { asksAlready, asksFirst, isBeforePain, statedBy } from './rewrite-parts.ts';
import {
  bestOf,
  credited,
  is,
  isWorth,
  lowered,
  type Rewrite,
  standing,
  wholeOf,
} from './rewriting.ts';

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
export const ASKS_AFTER: Readonly<Record<Family, string>> = {
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
export const accepting: Rewrite = (log, _lack, fault) => {
  const turn = log.turns.find(({ messageId }) => messageId === fault?.messageId);
  if (!turn || !fault) return null;
  const open = turn.before.isOpen ? turn.before.raised.at(-1) : undefined;
  const family = open?.family ?? 'trust';
  const yours = yoursOf([turn.before.previous.replace(EXCLAIMS, '')]);
  const first = yours === null ? ACKNOWLEDGED[family] : `Entendo, ${lowered(yours)}.`;
  return { quote: fault, text: `${first} ${ASKS_AFTER[family]}` };
};

/** The missing step beside the seller's own words. */
export const objections: Rewrite = (log, lack, fault) => {
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
export const priceTiming: Rewrite = (log, lack, fault) => {
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

export const margin: Rewrite = (log) => {
  const found = bestOf(log, is('discount'));
  const own = found ? standing(found.sentence)?.replace(HESITATES, '') : null;
  if (!found || !own || !OF_PRICE.test(plain(own))) return null;
  const text = `Se a gente fechar hoje no Pix, ${lowered(own.replace(IDLE_CONDITION, ''))}.`;
  const { turn, sentence } = found;
  return credited(log, turn, { quote: quoteOf(turn, sentence), text }, is('trade_concession'));
};
