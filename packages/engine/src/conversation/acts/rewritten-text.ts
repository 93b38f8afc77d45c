import type { Artefact } from '@salesai/contract/coach';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { ordersRewriting } from '../changes/stated-values.ts';
import { artefactIn } from '../reading/artefact.ts';
import { peopleIn } from '../reading/people.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { isAwaiting } from './awaiting.ts';

const TEXTS = /^(?:message|email|post|proposal)$/;

/** The last text of this talk for the person who is named; without a name, the last one of all. */
function textFor(message: string, { log }: ConversationState): Artefact | null {
  const texts = log
    .filter(({ act }) => act.kind === 'text' || act.kind === 'change')
    .flatMap(({ turn }) => artefactIn(turn.assistantResponse) ?? [])
    .filter(({ kind }) => TEXTS.test(kind));
  const names = peopleIn(message).map((name) => fold(name.split(' ').at(-1) ?? name));
  return (
    texts.findLast(({ text }) => {
      const greeting = fold(text.split('\n')[0] ?? '').slice(0, GREETING_MAX);
      return names.some((name) => greeting.includes(name));
    }) ?? (names.length === 0 ? (texts.at(-1) ?? null) : null)
  );
}
const GREETING_MAX = 60;

/** "refaça o recado da dona Zulmira" after other topics: the last text for her is changed. */
export function rewrittenText(message: string, state: ConversationState): Act | null {
  if (isAwaiting(state.open) || !ordersRewriting(message)) return null;
  const source = textFor(message, state);
  return source && { kind: 'change', change: 'replace', request: message, source };
}
