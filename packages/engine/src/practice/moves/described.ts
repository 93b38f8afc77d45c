import { capital } from '../../shared/text.ts';
import { answerTypeOf } from '../asked/answer-type.ts';
import { particularAnswer } from '../biography/particulars.ts';
import { describedOfUser } from '../buyer/described-user.ts';
import { namesProblem } from '../buyer/own-pains.ts';
import { REVEALS_FROM } from '../levels.ts';
import { plain } from '../reading/plain.ts';
import { sharesWord } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import { change, type Turn, tell, wasSaid } from './turn.ts';

/** Asks what is the matter with somebody. */
const OF_TROUBLE =
  /\b(?:sent\w+|acontec\w+|incomod\w+|doi|doem|doendo|dor|dores|machuc\w+|apert\w+|queix\w+|reclam\w+|atrapalh\w+|problema\w*|passando|dificuldade\w*)\b/;
/** Asks what is worn or used now. */
const OF_USE = /\b(?:usa|usando|calca|veste|poe|bota|toma)\b/;
/** Of the buyer, of a try or of a purchase. */
const OF_OTHER =
  /\b(?:voces?|te|seu (?!pai|filho)|compr\w+|tent\w+|gast\w+|decid\w+|quem|aconteceu|barato|errado)\b/;
const TYPES: ReadonlySet<string> = new Set(['what', 'how', 'where', 'yesNo', 'choice'] as const);

/** What the ICP says of who uses the offer answers what is asked of the body and the thing, before anything invented. */
export function answerFromDescription(turn: Turn, { text, act }: ReadSentence): boolean {
  const { setup, state } = turn;
  const { user } = state.buyer;
  const folded = plain(text);
  if (!user || state.trust < REVEALS_FROM.pain - FIRST_TRUST) return false;
  const type = answerTypeOf(folded);
  if (!TYPES.has(type) || OF_OTHER.test(folded)) return false;
  if (particularAnswer(setup, state.buyer, folded)) return false;
  const isOpen = type !== 'yesNo' && OF_TROUBLE.test(folded);
  const fresh = describedOfUser(setup, user).filter((one) => !wasSaid(state, one));
  const isOfThing = type === 'yesNo' || isOpen || OF_USE.test(folded);
  const near = isOfThing ? fresh.find((one) => sharesWord(folded, one)) : undefined;
  const found = near ?? (isOpen ? (fresh.find(namesProblem) ?? fresh[0]) : undefined);
  if (found === undefined) return false;
  const isPain = act === 'ask_problem' || namesProblem(found);
  if (isPain && !state.known.includes('pain')) state.known.push('pain');
  change(turn, { trust: 3, value: 2, patience: 2 });
  tell(turn, `described ${state.count} ${state.revealed.length}`, `${capital(found)}.`);
  return true;
}
/** Who is asked what hurts says it a little before anything else of the case. */
const FIRST_TRUST = 5;
