import type { FeelingKnowledge } from '../../knowledge/conversation/knowledge.ts';
import { nameInside } from '../cases/in-words.ts';
import { renderArtefact } from '../reading/artefact.ts';
import { feelingIn, OTHER_FEELING } from '../reading/feelings.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { rotated } from '../words/say.ts';

const LINE_ASKED = 0;

/** Meets a feeling like a person would, then one small step that uses what is known. */
export function feelingReply(said: string, known: Known, variant: number): Draft {
  const feeling = feelingIn(said) ?? OTHER_FEELING;
  const { firstName } = known;
  const meets = rotated(feeling.meets, variant) ?? '';
  const opened = firstName
    ? `${firstName}, ${meets.charAt(0).toLowerCase()}${meets.slice(1)}`
    : meets;
  const step = rotated(feeling.steps, variant) ?? '';
  const line =
    feeling.line && variant === LINE_ASKED
      ? renderArtefact({ kind: 'message', channel: 'whatsapp', text: feeling.line })
      : null;
  return {
    text: [opened, step, line].filter(Boolean).join('\n\n'),
    chips: chipsAfter(feeling, known),
  };
}

/** Back to the case that was open, if the seller wants. */
function chipsAfter({ chips }: FeelingKnowledge, { state }: Known): string[] {
  const open = state.cases.current === null ? undefined : state.cases.all[state.cases.current];
  const name = open && nameInside(open);
  return [...(name ? [`voltar ao caso: ${name}`] : []), ...chips].slice(0, 3);
}
