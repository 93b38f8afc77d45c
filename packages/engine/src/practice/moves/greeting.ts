import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { capital, fold } from '../../shared/text.ts';
import { parentAnswer } from '../biography/parent.ts';
import { particularAnswer } from '../biography/particulars.ts';
import { possessionAnswer } from '../biography/possessions.ts';
import { topicIn } from '../biography/question.ts';
import { plain } from '../reading/plain.ts';
import type { ReadSentence } from '../types.ts';
import { answerDetails } from './topics.ts';
import { say, type Turn } from './turn.ts';

const HOW_IT_GOES =
  /\b(?:tudo (?:bem|bom|certo|joia|ok|tranquilo)|td bem|como (?:voce |vc |a senhora |o senhor )?(?:esta|vai|ta|anda))\b/;

export const asksHowItGoes = ({ reading }: Turn): boolean => HOW_IT_GOES.test(reading.folded);

const INTRODUCES =
  /(?<!\p{L})(?:aqui|aki|sou|me chamo|meu nome|quem fala|falando)(?: (?:é|e|eh|quem fala|fala))?(?: (?:o|a))? (\p{L}{3,15})(?!\p{L})/giu;
const AFTER = /(?<!\p{L})(\p{Lu}\p{Ll}{2,14}) (?:aqui|falando|d[aoe]s? \p{Lu})/gu;

/** The first name that a message introduces its writer by; null for none. */
function introducedName(text: string, sellerName: string): string | null {
  const own = sellerName.split(' ')[0] ?? '';
  const found = [...text.matchAll(INTRODUCES), ...text.matchAll(AFTER)].map(
    ([, name = '']) => name,
  );
  const isName = (name: string) => FIRST_NAMES.has(fold(name)) || fold(name) === fold(own);
  const name = found.find(isName);
  return name === undefined ? null : capital(name.toLowerCase());
}

/** Says hello, by the name where there is one. */
export function greet(turn: Turn) {
  const name = introducedName(turn.reading.text, turn.setup.sellerName);
  if (asksHowItGoes(turn)) return say(turn, 'greetBack');
  if (name !== null) return say(turn, 'greetName', { name });
  say(turn, 'greet');
}

/** "É pro seu pai ou pra sua mãe?": of the one who the offer is for. */
export const asksOfUser = ({ setup, state }: Turn, folded: string): boolean =>
  parentAnswer(setup, state.buyer, folded) !== null;

/** A first message that introduces the seller and asks something plain gets a hello and the answer. */
export function greetAndAnswer(turn: Turn, { text }: ReadSentence): boolean {
  const { setup, state } = turn;
  const folded = plain(text);
  const topic = topicIn(folded);
  const isPlain =
    (topic !== undefined && topic.from === 'buyer') ||
    asksOfUser(turn, folded) ||
    particularAnswer(setup, state.buyer, folded) !== null ||
    possessionAnswer(setup, state.buyer, folded) !== null;
  if (!isPlain) return false;
  greet(turn);
  if (answerDetails(turn, folded, true)) return true;
  turn.sayings.length = 0;
  return false;
}
