import { recogniseMessage, type Distress } from '../recognition/index.ts';
import { namesDistress } from './vocabulary.ts';

/** Below this probability a sign counts only with a word of distress. */
const WEAK = 0.18;
/** Up to this probability a message that clearly asks for something of the coach is no sign. */
const DOUBTFUL = 0.7;
const REQUESTS = /^(recall|sum|doc|change|write|result|app)\./;
const REQUEST_PROBABILITY = 0.3;
/** A message of so few words continues a conversation: "e a dela". */
const FRAGMENT_WORDS = 3;

/** Whether a possible sign of distress is too weak to interrupt a conversation about sales. */
export function isWeakSign({ certainty, probability }: Distress, message: string): boolean {
  if (certainty !== 'possible' || probability >= DOUBTFUL || namesDistress(message)) return false;
  if (probability < WEAK || wordCount(message) <= FRAGMENT_WORDS) return true;
  const { label, probability: of } = recogniseMessage(message);
  return REQUESTS.test(label) && of >= REQUEST_PROBABILITY;
}

const wordCount = (text: string) => text.trim().split(/\s+/).length;
