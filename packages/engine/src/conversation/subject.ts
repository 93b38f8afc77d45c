import { type Act, aboutOf } from './act.ts';
import type { Subject } from './state/conversation-state.ts';

/** The key of what a conversation is about: an objection, a topic, a purpose, a kind of sum. */
function subjectKey(subject: Subject | null): string | null {
  switch (subject?.kind) {
    case 'objection':
      return subject.key;
    case 'advice':
      return subject.topic;
    case 'text':
      return subject.purpose.replace(/^obj\./, '');
    case 'sum':
      return subject.sum;
    default:
      return null;
  }
}

/** What an act is about; acts that go on with the conversation are about its subject. */
export function aboutIn(act: Act, subject: Subject | null): string | null {
  if (act.kind === 'practice' && act.step === 'start') return act.objection;
  if (act.kind === 'repair' && act.again) return aboutOf(act.again);
  const continues =
    act.kind === 'next' ||
    act.kind === 'explain' ||
    act.kind === 'insist' ||
    act.kind === 'repair' ||
    (act.kind === 'change' && act.change === 'another' && subject?.kind !== 'text');
  const own = act.kind === 'insist' ? aboutOf(act) : null;
  return continues ? (own ?? subjectKey(subject) ?? aboutOf(act)) : aboutOf(act);
}
