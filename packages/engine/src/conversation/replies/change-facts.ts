import { TEXTS } from '../../knowledge/conversation/index.ts';
import type { ChangeFacts } from '../changes/change.ts';
import { artefactIn } from '../reading/artefact.ts';
import type { Known } from '../state/known.ts';
import { lineOfMethod, lineOfObjection, methodOf } from '../words/lines.ts';

/** What a change may use besides the text. */
export const factsFor = (request: string, known: Known): ChangeFacts => ({
  request,
  person: known.person,
  sender: known.firstName || '[seu nome]',
  subject: subjectFor(known),
  more: moreAbout(known),
  earlier: earlierText(known),
});

function subjectFor({ state, offer }: Known): string {
  const purpose =
    state.subject?.kind === 'text'
      ? state.subject.purpose
      : state.subject?.kind === 'advice'
        ? state.subject.topic
        : '';
  const subject = TEXTS.find(({ key }) => key === purpose)?.subject ?? 'Sobre a nossa conversa';
  return subject
    .replaceAll('{oferta}', offer ?? 'o que conversamos')
    .replaceAll('{quando}', '[confirme: data]');
}

/** The text as it was before it was changed last, with its price if "preço" is wanted back. */
function earlierText({ state }: Known): string | null {
  const texts = state.log
    .map(({ turn }) => artefactIn(turn.assistantResponse))
    .filter((one) => one !== null && one.kind !== 'sum' && one.text !== state.artefact?.text);
  return texts.at(-1)?.text ?? null;
}

/** Sentences that say more about the matter of the last text. */
function moreAbout(known: Known): string[] {
  const { subject } = known.state;
  if (subject?.kind === 'objection')
    return [lineOfObjection(subject.key, 1, known) ?? ''].filter(Boolean);
  if (subject?.kind !== 'text' && subject?.kind !== 'advice') return [];
  const key = subject.kind === 'text' ? subject.purpose : subject.topic;
  const variants = TEXTS.find((one) => one.key === key)?.variants ?? [];
  const cores = variants.map(({ core }) => core).filter((core) => !core.includes('{'));
  const example = methodOf(key) ? lineOfMethod(key, 2, known) : null;
  return cores.length > 0 ? cores : example && !example.includes('[') ? [example] : [];
}
