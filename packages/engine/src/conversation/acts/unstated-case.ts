import { recogniseMessage } from '../../recognition/index.ts';
import { fold } from '../../shared/text.ts';
import type { Act, ActKind } from '../act.ts';
import { asksPermission } from '../reading/permission.ts';
import { asksHow, asksOwnStep, countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';

const GUESSED: ReadonlySet<ActKind> = new Set(['objection', 'advice', 'answer', 'case']);
/** "a conta está errada: o certo é R$ 22.740" */
const WRONG_FIGURE =
  /\b(?:conta|soma|total|valor|resultado|calculo)s?\b[^.!?]{0,30}\b(?:errad\w|incorret\w|(?:nao|n) (?:bate|confere|fecha|da isso))/;
const STATES_FIGURE =
  /\b(?:o certo|o correto|na verdade|deveria|devia|tinha que|era pra)\b.{0,40}\d/;

const WORDS_MIN = 10;
const WORDS_MAX = 60;
const LENGTH_MIN = 4;
/** A label that falls below this without one of the words hangs on that word alone. */
const LEFT = 0.12;

/** Advice on a case that a message does not state: it only has a word of it. */
export function unstatedInstead(act: Act, text: string, { log }: ConversationState): Act {
  const isOfSum = log.some(({ act: { kind } }) => kind === 'sum' || kind === 'document');
  if (GUESSED.has(act.kind) && isOfSum && correctsFigure(fold(text)))
    return { kind: 'repair', said: text, again: null };
  if (act.kind !== 'advice' || text.split(/(?<=[.!?])\s/u).some(asksStep)) return act;
  return hangsOnWord(text, `ask.${act.topic}`) ? { kind: 'case', topic: null, said: text } : act;
}

const asksStep = (sentence: string): boolean =>
  asksOwnStep(sentence) || asksHow(sentence) || asksPermission(sentence);

const correctsFigure = (folded: string): boolean =>
  WRONG_FIGURE.test(folded) && STATES_FIGURE.test(folded);

/** Whether the label of a longer message is unlikely once one of its words is left out. */
function hangsOnWord(text: string, label: string): boolean {
  const count = countWords(text);
  if (count < WORDS_MIN || count > WORDS_MAX) return false;
  const words = text.trim().split(/\s+/);
  return words.some((word, at) => {
    if (word.length < LENGTH_MIN) return false;
    const rest = recogniseMessage(words.toSpliced(at, 1).join(' '));
    const found = rest.ranked.find((one) => one.label === label);
    return (found?.probability ?? 0) < LEFT;
  });
}
