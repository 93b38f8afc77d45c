import type { PracticeAct } from '@salesai/contract/practice';
import { plain } from './plain.ts';
import { takenUpIn } from './reflection.ts';
import type { ActContext, ReadSentence } from './types.ts';
import { LEANS } from './wording.ts';

const REFERS = /\b(?:isso|disso|nisso|ness[ea]s?|dess[ea]s?|esse|essa|ai|justamente|exatamente)\b/;
const LEANING: ReadonlySet<PracticeAct> = new Set([
  ...(['linked_pitch', 'reflection', 'other', 'empathy', 'greeting'] as const),
  ...(['ask_situation', 'ask_problem', 'ask_implication'] as const),
]);
const OFFERED: ReadonlySet<PracticeAct> = new Set(['generic_pitch', 'linked_pitch']);

/**
 * "Você me contou que … É aí que a gente entra": a pitch whose first sentence is the buyer's words is
 * one linked pitch, and its first sentence no reflection of its own. After a reflection, a pitch that
 * refers to it is linked, too.
 */
export function together(state: ActContext, sentences: readonly ReadSentence[]): ReadSentence[] {
  const read = [...sentences];
  read.forEach((sentence, at) => {
    const before = read[at - 1];
    if (!before || !OFFERED.has(sentence.act)) return;
    if (!LEANING.has(before.act) || takenUpIn(state, before.text) === 0) return;
    const isLeaning = LEANS.test(plain(before.text)) && !before.text.includes('?,');
    if (!isLeaning && !(before.act === 'reflection' && REFERS.test(plain(sentence.text)))) return;
    read[at] = { ...sentence, act: 'linked_pitch', isUnsure: false };
    if (isLeaning) read[at - 1] = { ...before, act: 'linked_pitch', isUnsure: false };
  });
  return read;
}
