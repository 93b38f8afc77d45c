import { goalsOf } from '../../request-parts/index.ts';
import { peopleIn } from '../reading/people.ts';
import { recognised } from '../reading/recognise.ts';
import { isOwnLine } from '../reading/wording.ts';

/** From this share on a message is taken for a request. */
const LIKELY = 0.5;
/** The same for a message that plainly reads as something else. */
const SURELY = 0.85;
/** From this share of changes on a request for a text may be meant as a change. */
const DOUBTED = 0.25;
const PLAIN = 0.5;
const OTHER = /^(?:sum|recall|practice|line|result|talk|app|doc)\b/;

/** Whether a message asks for a text, whatever its words are. */
export function asksForText(message: string, before: string | null = null): boolean {
  const { text } = goalsOf(message, before);
  return text >= leastFor(message) && (before === null || !changesText(message, before));
}

/** From this share on a message is surely no request. */
const NONE = 0.75;

/** Whether a message that sounds like a request asks for no text. */
export const asksForNoText = (message: string, before: string | null): boolean =>
  goalsOf(message, before).none >= NONE;

/** Whether a message changes the text that the turn before gave; so does in doubt what names nobody. */
export function changesText(message: string, before: string): boolean {
  if (isOwnLine(message)) return false;
  const { text, change } = goalsOf(message, before);
  const isDoubtful = change >= DOUBTED && text < SURELY && peopleIn(message).length === 0;
  return (isDoubtful ? text + change : change) >= leastFor(message);
}

function leastFor(message: string): number {
  const [best] = recognised(message).ranked;
  const isOther = best !== undefined && OTHER.test(best.label) && best.probability >= PLAIN;
  return isOther ? SURELY : LIKELY;
}
