import type { FrequentQuestion } from '../../knowledge/coach/questions/knowledge.ts';
import { questionOf } from '../../questions/index.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { priceOf } from '../cases/case.ts';
import { reportsSilence } from '../cases/statements.ts';
import { renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { unanswered } from '../words/asking.ts';
import { lineOfMethod } from '../words/lines.ts';
import { stepReply } from './next-step.ts';

/** The answer, what to say to the buyer, and the question about the seller's case. */
export function answerReply(
  { key, said }: Act & { kind: 'answer' },
  known: Known,
  variant: number,
): Draft {
  const found = questionOf(key);
  if (!found) return { text: '' };
  const step = tellsSilence(said, known)
    ? stepReply(found.topic, known, { tellsCase: true })
    : null;
  if (step) return step;
  const text = [
    variant === 0 ? found.answer : `${found.why} ${found.next}`,
    lineFor(found, key.startsWith('plan-') ? 'ele' : said, known),
    unanswered([found.question], known, variant),
  ];
  return { text: text.filter(Boolean).join('\n\n') };
}

/** A customer of this message, who does not answer: their step is surer than what holds for everybody. */
const tellsSilence = (said: string, { customer }: Known): boolean =>
  customer?.stage === 'silent' &&
  reportsSilence(said) &&
  (customer.since !== null || customer.decider !== null || priceOf(customer) !== null);

/** The line of the answer; where the words ask what to send, else one of its method. */
function lineFor({ line, topic }: FrequentQuestion, said: string, known: Known): string | null {
  const text = line
    ? addressed(line, said, known)
    : ASKS_LINE.test(fold(said))
      ? lineOfMethod(topic, 0, known)
      : null;
  return text && renderArtefact({ kind: 'message', channel: null, text });
}

/** "o que eu mando?", "escrevo o quê?" */
const ASKS_LINE =
  /\b(?:o que|oq|o q|que|como) (?:eu |que eu |e que eu )?(?:\w+ )?(?:mand|escrev|envi|digit)\w{1,3}\b|\b(?:mando|escrevo|envio) (?:o que|oq|o q)\b/;

const MEANT = /\b(?:el[ea]|del[ea]|ness[ea] client\w*)\b/;

/** "Oi, {nome}!" with the name where the question is about that person, else "Oi!". */
function addressed(line: string, said: string, { person }: Known): string {
  const folded = fold(said);
  const isMeant = person !== null && (folded.includes(fold(person)) || MEANT.test(folded));
  return isMeant ? line.replaceAll('{nome}', person) : line.replace(/,? ?\{nome\}/g, '');
}
