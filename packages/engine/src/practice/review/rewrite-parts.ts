import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import type { LoggedTurn, SessionLog } from './replay.ts';
import { lowered } from './rewriting.ts';
import { thingOf } from './thing.ts';

export const isBeforePain = ({ before }: LoggedTurn): boolean => !before.known.includes('pain');

export const ASKS_PROBLEM = 'me conta: o que mais te incomoda hoje nessa parte?';

/** "Antes de falar do valor do plano, me conta: …", of the seller's own thing where it can be named. */
export function asksFirst({ setup }: SessionLog, isOfPrice: boolean): string {
  const thing = thingOf(setup.offer.name);
  if (thing === null) {
    return `Antes ${isOfPrice ? 'do valor' : 'de te apresentar qualquer coisa'}, ${ASKS_PROBLEM}`;
  }
  return `Antes de falar ${isOfPrice ? 'do valor ' : ''}${thing}, ${ASKS_PROBLEM}`;
}

/** A message that asks for the problem itself needs no advice to do so. */
export const asksAlready = ({ sentences }: LoggedTurn): boolean =>
  sentences.some(({ act, text }) => act === 'ask_problem' || ASKS_WHAT_BOTHERS.test(plain(text)));
export const ASKS_WHAT_BOTHERS =
  /\b(?:incomod\w+|cans(?:a|ou|ando)|preocup\w+|atrapalh\w+|dificuldad\w+|problema)\b.{0,80}\?/;

export const statedBy = (yours: string): string =>
  `Você me contou que ${yours.replace(/^você /u, '')}`;

/** What the buyer stated before the seller's own words; a question about another thing needs a bridge. */
export function givingBack(yours: string, own: string): string {
  const isOther =
    own.endsWith('?') && sharedStems(contentStems(yours), contentStems(own)).length === 0;
  const goesOn = !isOther || OF_THIS.test(plain(own));
  return goesOn
    ? `Então ${yours}. ${own}`
    : `Entendi, então ${yours}. Me conta mais uma coisa: ${asked(own)}`;
}
const OF_THIS = /\b(?:isso|disso|nisso|essa situacao|ai)\b/;
const asked = (question: string): string =>
  lowered(question).replace(/^(?:e|mas|então|ah)(?: |, )/iu, '');
