import { answerObjection, resolve } from './objections.ts';
import { openObjection, say, type Turn } from './turn.ts';

/** Objections that a form of payment resolves. */
const OF_FORM = new Set(['payment', 'no-money']);

/** A form of payment is no lower price: it resolves only what is about paying. */
export function payForm(turn: Turn, form: string) {
  const { state } = turn;
  state.price.form = form;
  const objection = openObjection(state);
  if (objection && OF_FORM.has(objection.key)) return resolve(turn, objection);
  if (objection) return answerObjection(turn);
  say(turn, 'form');
}
