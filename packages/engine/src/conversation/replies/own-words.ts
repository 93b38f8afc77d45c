import { capital } from '../../shared/text.ts';
import { ownText, renderArtefact } from '../reading/artefact.ts';
import { concernIn } from '../reading/concern.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { unanswered } from '../words/asking.ts';
import { line } from '../words/say.ts';
import { lineForUnread } from '../words/unread.ts';

const spoken = (text: string) => renderArtefact({ kind: 'message', channel: 'spoken', text });

const LEADS = {
  fear: 'fearedByCustomer',
  question: 'askedByCustomer',
  statement: 'saidByCustomer',
} as const;

/** The reply to what no card is about: the customer's own words, one question, and what is true of it. */
export function ownWordsReply(said: string, known: Known, variant: number): Draft {
  const kind = concernIn(said)?.kind ?? 'statement';
  return {
    text: [
      line(LEADS[kind], variant, known),
      spoken(lineForUnread(said, variant, known)),
      unanswered([line('factAsk', variant, known)], known, 0),
    ].join('\n\n'),
    chips: ['e se insistir?', 'outro exemplo', 'vamos treinar essa'],
  };
}

/** With the fact that the seller states after it: the answer to the customer. */
export function ownWordsWithFact(said: string, fact: string, known: Known, variant: number): Draft {
  const concern = concernIn(said);
  const own = capital(ownText(fact).replace(/(?<![.!?])[.!?]{1,9}$/u, ''));
  const isThing = concern?.kind === 'fear' && /^(?:[oa]s?) /u.test(concern.words);
  const about = isThing ? ` sobre ${ownText(concern.words)}` : '';
  const lead = known.person ? `${capital(known.person)}, voltei` : 'Voltei';
  return {
    text: [
      line('factGiven', variant, known),
      spoken(
        `${lead} com a resposta${about}. ${own}. Isso resolve a sua dúvida ou ficou mais alguma coisa?`,
      ),
    ].join('\n\n'),
    chips: ['escreve como mensagem', 'mais curto', 'e se insistir?'],
  };
}

/** What the seller gives that others do not, as a line for the customer who compared. */
export function differenceReply(own: string, known: Known, variant: number): Draft {
  const fact = capital(ownText(own).replace(/(?<![.!?])[.!?]{1,9}$/u, ''));
  const lead = known.person ? `${capital(known.person)}, o` : 'O';
  return {
    text: [
      line('factGiven', variant, known),
      spoken(`${lead} que muda comigo é isto. ${fact}. Isso pesa na sua escolha?`),
    ].join('\n\n'),
    chips: ['escreve como mensagem', 'mais curto', 'e se insistir?'],
  };
}
