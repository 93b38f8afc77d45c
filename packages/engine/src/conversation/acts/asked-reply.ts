import { sentencesOf } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { concernIn, isKnownObjection } from '../reading/concern.ts';
import { recognised } from '../reading/recognise.ts';
import { objectionSaid, saidBy } from '../reading/reported.ts';

/** "o que eu respondo?" at the end of a story. */
const ASKS_REPLY =
  /\b(?:(?:o )?q(?:ue)?|oq|como)(?: (?:e )?q(?:ue)?)? (?:eu )?(?:respondo|digo|falo|devo (?:responder|dizer|falar)|posso (?:responder|dizer|falar))(?: (?:isso|agora|(?:pr[ao]|para|a) [\p{L} ]{2,30}))?[?!. ]*$|\b(?:respondo|digo|falo) (?:como|o que|oq|o q)[?!. ]*$/u;
const QUOTED = /["“‘]([^"“”‘’]{4,200})["”’]|(?<=[\s:])'([^']{4,200})'/u;
const STORY_WORDS = 10;

/** The buyer's words in a story that ends with the question what to reply; null for any other message. */
export function wordsToReplyTo(text: string): string | null {
  const folded = fold(text);
  const at = ASKS_REPLY.exec(folded)?.index;
  if (at === undefined || text.split(/\s+/).length < STORY_WORDS) return null;
  const story = folded.slice(0, at);
  const quoted = QUOTED.exec(story);
  const sentences = sentencesOf(story).toReversed();
  return quoted?.[1] ?? quoted?.[2] ?? sentences.map(saidBy).find((one) => one !== null) ?? null;
}

/**
 * A story with a buyer's words that ends with the question what to reply: the words decide, whatever
 * else it states. Null for any other message, and where the words are no known objection.
 */
export function replyAskedFor(text: string): Act | null {
  const said = wordsToReplyTo(text);
  return said && !isUnknownFear(text) ? knownObjection(said, text) : null;
}

/** A fear that no objection is about is answered in its own words. */
function isUnknownFear(text: string): boolean {
  const concern = concernIn(text);
  return concern?.kind === 'fear' && !isKnownObjection(concern);
}

/** From this sum of probabilities reported words are an objection, whichever it is. */
const OBJECTS = 0.5;

/** Whether the words that a message reports are most probably an objection. */
export function reportsObjection(text: string): boolean {
  const said = saidBy(text);
  if (said === null) return false;
  const share = recognised(said)
    .ranked.filter(({ label }) => label.startsWith('obj.'))
    .reduce((sum, { probability }) => sum + probability, 0);
  return share >= OBJECTS;
}

function knownObjection(said: string, message: string): Act | null {
  const act = objectionSaid(said, `ela disse que ${said}`);
  const isKnown = act.kind === 'objection' && !act.isGuess && act.keys[0] !== 'unknown';
  return isKnown ? { ...act, said: message } : null;
}
