import type { FeelingKnowledge } from '../../knowledge/conversation/knowledge.ts';
import type { Stage } from '../../knowledge/conversation/moves.ts';
import { fold } from '../../shared/text.ts';
import { shortName } from '../cases/customer.ts';
import { nameInside } from '../cases/in-words.ts';
import { renderArtefact } from '../reading/artefact.ts';
import { feelingIn, feelingInPassing, OTHER_FEELING } from '../reading/feelings.ts';
import { personLostIn } from '../reading/person-lost.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { nextMove } from '../words/moves.ts';
import { line, rotated } from '../words/say.ts';

const LINE_ASKED = 0;

/** Meets a feeling like a person would, then one small step that uses what is known. */
export function feelingReply(said: string, known: Known, variant: number): Draft {
  const feeling = feelingIn(said) ?? OTHER_FEELING;
  const { firstName } = known;
  const meets = metWith(feeling, said, variant);
  const opened = firstName
    ? `${firstName}, ${meets.charAt(0).toLowerCase()}${meets.slice(1)}`
    : meets;
  const small = feeling.kind ? null : stepWithCustomer(said, known, variant);
  if (small) return { text: `${opened}\n\n${small}`, chips: chipsAfter(feeling, known) };
  const step = rotated(feeling.steps, variant) ?? '';
  const written =
    feeling.line && variant === LINE_ASKED
      ? renderArtefact({ kind: 'message', channel: 'whatsapp', text: feeling.line })
      : null;
  return {
    text: [opened, step, written].filter(Boolean).join('\n\n'),
    chips: chipsAfter(feeling, known),
  };
}

/** What meets a feeling, with the name of the person that it is about. */
function metWith({ meets, named }: FeelingKnowledge, said: string, variant: number): string {
  const person = named ? personLostIn(said) : null;
  const text = rotated(person && named ? named : meets, variant) ?? '';
  return person ? text.replace('{de}', person.of).replace('{pessoa}', person.name) : text;
}

/** A reply to what is asked for, after one sentence on the feeling that the message states. */
export function withFeeling(draft: Draft, said: string, { state }: Known): Draft {
  const feeling = draft.text === '' ? null : feelingInPassing(said);
  const [meets] = feeling ? metWith(feeling, said, state.turns).split(/(?<=[.!?])\s/) : [];
  return meets ? { ...draft, text: `${meets}\n\n${draft.text}` } : draft;
}

const WAITING: ReadonlySet<Stage | null> = new Set(['silent', 'proposal-sent', 'price-stated']);

/** A message to the customer that the feeling is about; null where it names nobody who is open. */
function stepWithCustomer(said: string, known: Known, variant: number): string | null {
  const { customer } = known;
  const name = customer?.name ?? null;
  if (!customer || name === null || !fold(said).includes(shortName(name))) return null;
  const next = WAITING.has(customer.stage) ? nextMove('follow-up', known, true) : null;
  if (!next) return null;
  const text = renderArtefact({ kind: 'message', channel: 'whatsapp', text: next.line });
  return `${line('feelingStep', variant, known, { pessoa: name })}\n\n${text}`;
}

/** Back to the case that was open, where the feeling is about work. */
function chipsAfter({ chips, kind }: FeelingKnowledge, { state }: Known): string[] {
  if (kind !== undefined) return [...chips];
  const open = state.cases.current === null ? undefined : state.cases.all[state.cases.current];
  const name = open && nameInside(open);
  return [...(name ? [`voltar ao caso: ${name}`] : []), ...chips].slice(0, 3);
}
