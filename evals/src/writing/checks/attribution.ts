import { fold } from '@salesai/engine/text';
import type { Facts } from '../facts.ts';
import { numbersIn } from '../numbers.ts';
import { foldedWords, sentencesIn } from '../words.ts';
import { isInAnswers, isOwn, quotedIn, SPOKEN } from './answers.ts';
import type { Check } from './check.ts';

const ATTRIBUTES =
  /\b(?:voce (?:me )?(?:disse|contou|falou|citou|mencionou|escreveu|descreveu|respondeu|marcou|relatou|informou)|(?:pelo|do|com o) que voce (?:conta|diz|descreve)|segundo voce|nas suas palavras)\b/;
/** Below this share of words from the answers, the seller did not say it. */
const SAID_SHARE = 0.5;
/** Words that introduce what was said. */
const FRAME = /^(?:pesa|trava|mais|deles|para|como|este|esta|sobre|mexe|contato|vespera)$/;
const SENTENCE_SHOWN = 160;

/** "Você disse" about what is not in the answers. */
export const attributions: Check = ({ job, field, text, facts }) => {
  // To a buyer, "você disse" is about the conversation.
  if (job === 'scripts' || SPOKEN.test(field)) return [];
  return sentencesIn(text)
    .filter((sentence) => isFalse(sentence, facts))
    .map((sentence) => ({ check: 'attribution', excerpt: sentence.slice(0, SENTENCE_SHOWN) }));
};

function isFalse(sentence: string, facts: Facts): boolean {
  const folded = fold(sentence);
  const match = ATTRIBUTES.exec(folded);
  if (match === null) return false;
  const quoted = quotedIn(sentence);
  if (quoted.length > 0 && quoted.every((words) => isInAnswers(words, facts))) return false;
  const figures = numbersIn(sentence);
  if (figures.length > 0 && figures.every(({ value }) => facts.numbers.has(value))) return false;
  const after = folded.slice(match.index + match[0].length);
  const shares = sharesSaid(/[a-z]{4}/.test(after) ? after : folded.slice(0, match.index), facts);
  return shares.length > 0 && Math.max(...shares) < SAID_SHARE;
}

/** For each clause, the share of its words that the answers contain. */
function sharesSaid(text: string, facts: Facts): number[] {
  return text.split(/[:;]/).flatMap((clause) => {
    const said = foldedWords(clause).filter((word) => word.length > 3 && !FRAME.test(word));
    const own = said.filter((word) => isOwn(word, facts));
    return said.length === 0 ? [] : [own.length / said.length];
  });
}
