import { fold } from '../../shared/text.ts';
import { withoutProtest } from '../reading/about-note.ts';
import { withoutAside } from '../reading/aside.ts';
import { feelingIn } from '../reading/feelings.ts';
import { personLostIn } from '../reading/person-lost.ts';
import type { ConversationReply } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { line } from '../words/say.ts';

const THANKS = /^(?:(?:muito|eu|te|lhe) )?(?:obrigad[oa]|brigad[oa]|agradec\w+|valeu|grat[oa])\b/;

/** What a message says besides what it asks for is answered too, in a sentence. */
export function withAside(reply: ConversationReply, known: Known): ConversationReply {
  const { userInput } = known.context.input;
  const { hasAside, rest } = withoutAside(userInput);
  const opening = openingFor(reply, known);
  const closing = hasAside && rest !== '' ? line('personalAside', known.state.turns, known) : null;
  const text = [opening, reply.text, closing].filter(Boolean).join('\n\n');
  return { ...reply, text };
}

function openingFor({ act }: ConversationReply, known: Known): string | null {
  if (act.kind === 'small-talk' || act.kind === 'feeling' || act.kind === 'support') return null;
  const { userInput } = known.context.input;
  if (withoutProtest(userInput, known.state)) return line('noteAside', known.state.turns, known);
  return THANKS.test(fold(userInput)) ? thanksAfterEvent(known) : null;
}

/** The answer to thanks after an event of the seller's life was met; null after anything else. */
export function thanksAfterEvent(known: Known): string | null {
  const { last, turns } = known.state;
  if (last?.kind !== 'feeling' || feelingIn(last.said)?.kind !== 'event') return null;
  const person = personLostIn(last.said);
  const about = person ? `${person.of} ${person.name}` : 'disso';
  return line('thanksAfterEvent', turns, known, { disso: about });
}
