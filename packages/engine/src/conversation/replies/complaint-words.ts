import { capital, cut, fold } from '../../shared/text.ts';
import { ownText, renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { complaintQuoted } from '../words/complaint-words.ts';
import { line } from '../words/say.ts';

const SAID_MAX = 140;

/** Methods that a customer's complaint is about. */
export const ofComplaint = (topic: string | null): boolean =>
  topic === 'complaint' || topic === 'rude-customer';

/** The reply to a complaint that the seller quotes; null where none is quoted. */
export function complaintReply(said: string, known: Known, variant: number): Draft | null {
  const words = complaintQuoted(said);
  if (words === null) return null;
  const isAgain = known.state.log.some(({ turn }) => complaintQuoted(turn.userInput) !== null);
  const at = isAgain ? variant + 1 : variant;
  // Within the customer's own words a name is the seller's.
  const quoted = known.state.log.map(({ turn }) => complaintQuoted(turn.userInput) ?? '');
  const isSeller = [...quoted, words].some((one) => fold(one).includes(fold(known.person ?? '-')));
  const person = isSeller ? null : known.person;
  const cliente = person ? `${capital(person)}, ` : '';
  const text = capital(line('complaintLine', at, known, { cliente }));
  return {
    text: [
      line(isAgain ? 'argumentAgain' : 'argumentLead', isAgain ? 1 : at + 1, known, {
        palavras: cut(ownText(words), SAID_MAX),
      }),
      renderArtefact({ kind: 'message', channel: 'spoken', text }),
      line('complaintAsk', at, known),
    ].join('\n\n'),
    chips: ['e se insistir?', 'escreve como mensagem', 'outro exemplo'],
  };
}
