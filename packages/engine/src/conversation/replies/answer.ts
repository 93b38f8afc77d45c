import { questionOf } from '../../questions/index.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { unanswered } from '../words/asking.ts';

/** The answer, what to say to the buyer, and the question about the seller's case. */
export function answerReply(
  { key, said }: Act & { kind: 'answer' },
  known: Known,
  variant: number,
): Draft {
  const found = questionOf(key);
  if (!found) return { text: '' };
  const text = [
    variant === 0 ? found.answer : `${found.why} ${found.next}`,
    found.line &&
      renderArtefact({
        kind: 'message',
        channel: null,
        text: addressed(found.line, key.startsWith('plan-') ? 'ele' : said, known),
      }),
    unanswered([found.question], known, variant),
  ];
  return { text: text.filter(Boolean).join('\n\n') };
}

const MEANT = /\b(?:el[ea]|del[ea]|ness[ea] client\w*)\b/;

/** "Oi, {nome}!" with the name where the question is about that person, else "Oi!". */
function addressed(line: string, said: string, { person }: Known): string {
  const folded = fold(said);
  const isMeant = person !== null && (folded.includes(fold(person)) || MEANT.test(folded));
  return isMeant ? line.replaceAll('{nome}', person) : line.replace(/,? ?\{nome\}/g, '');
}
