import type { CardKind } from '@salesai/contract/cards';
import type { PracticeAct } from '@salesai/contract/practice';
import { recogniseAct, sentencesOf } from '../../recognition/index.ts';
import type { CardPrompt } from './judge.ts';
import { cardLine } from './line.ts';

/** A place in one of several scripts, with what would stand there instead. */
interface Place {
  /** Index of the script. */
  at: number;
  /** An exact piece of its content. */
  before: string;
  after: string;
}

/** A part of a script: a first line in parentheses says when it is used. */
interface Part {
  at: number;
  label: string;
  text: string;
}

const ACTS: Partial<Record<CardKind, readonly PracticeAct[]>> = {
  problem: ['ask_problem'],
  implication: ['ask_implication'],
  value: ['linked_pitch', 'generic_pitch'],
  price: ['state_price'],
  next_step: ['close', 'next_step'],
};
const NO_CONTEXT = { previous: '', objectionOpen: false, silence: false };

/**
 * Where a passed answer fits into the seller's own scripts; null when no part is about the same.
 * @param contents of the scripts, in the order of a conversation.
 */
export function scriptPlace(
  card: CardPrompt & { answer: string; contents: readonly string[] },
): Place | null {
  const parts = card.contents.flatMap(partsOf);
  const answer = card.answer.trim();
  if (card.kind === 'opening') return placeIn(parts[0], answer);
  if (card.kind === 'objection') return objectionPlace(parts, card, answer);
  const acts = ACTS[card.kind] ?? [];
  return placeIn(
    parts.find((part) => sentencesOf(part.text).some((one) => acts.includes(actOf(one)))),
    answer,
  );
}

/** The part that answers the same objection; else a new part behind the last objection. */
function objectionPlace(
  parts: readonly Part[],
  { objection, buyerLine }: CardPrompt,
  answer: string,
): Place | null {
  const said = parts.filter(({ label }) => /[“"]/.test(label));
  const same = said.find(
    ({ label }) =>
      objection !== null && cardLine({ buyerLine: bare(label) }).objection === objection,
  );
  if (same) return placeIn(same, answer);
  const last = said.at(-1);
  if (!last || buyerLine === null) return null;
  const added = `${last.text}\n\n(“${buyerLine}”)\n${answer}`;
  return { at: last.at, before: last.text, after: added };
}

const placeIn = (part: Part | undefined, answer: string): Place | null =>
  part && part.text !== answer ? { at: part.at, before: part.text, after: answer } : null;

function partsOf(content: string, at: number): Part[] {
  return content.split(/\n{2,}/).flatMap((part) => {
    const [, label = '', text = ''] = /^(?:\(([^\n]*)\)\n)?([\s\S]*)$/.exec(part) ?? [];
    return text.trim() === '' ? [] : [{ at, label, text }];
  });
}

const actOf = (sentence: string) => recogniseAct(sentence, NO_CONTEXT).label;
const bare = (label: string) => label.replace(/[“”"]/g, '');
