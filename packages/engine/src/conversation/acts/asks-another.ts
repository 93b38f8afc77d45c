import { fold } from '../../shared/text.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';

const WORDS_MAX = 9;
/** "dá outro argumento", "essa não dá pra mim, outra ideia", "manda outra saída" */
const ANOTHER =
  /^(?:\p{L}+[,.!;]* ){0,7}?outr[ao](?: (?:forma|jeito|resposta|opcao|pergunta|ideia|frase|saida|argumento|maneira|caminho|sugestao|dica))?(?: (?:de|pra|para) (?:falar|dizer|responder|perguntar)(?: iss[oa])?)?(?:,? (?:menos|mais|bem) \p{L}+)?\W{0,20}$/u;
/** "isso já tentei. o que mais?" */
const TRIED =
  /^(?:isso |essa |ess[ae] ai )?(?:eu )?ja (?:tentei|fiz|falei|mandei|usei)(?: iss[oa]| ess[ae])?[,.;! ]{1,3}(?:e )?(?:o que|oq|que|tem) mais\W{0,9}$/;
const GIVES =
  /\b(?:da|de|manda|mande|tem|me|ve|ve ai|quero|diz|fala|faz|arruma|arranja|mostra|outra ideia)\b|^(?:\p{L}{1,12}[,.!;]* )?outr[ao]\b|[,.;!] ?outr[ao]\b/u;
/** Who does something else: "ela comprou de outra". */
const OF_OTHERS = /\b(?:el[ae]s?|client\w*|comprou|fechou|achou|quer|foi|vai|loja|empresa)\b/;
const GIVEN = /^(?:objection|advice|answer|next|insist|case|repair|explain)$/;

/** Whether a message asks for one more of the line or the advice that was given last. */
export function asksAnother(text: string, { last, subject }: ConversationState): boolean {
  const folded = fold(text).trim();
  return (
    last !== null &&
    GIVEN.test(last.kind) &&
    (subject?.kind === 'objection' || subject?.kind === 'advice') &&
    countWords(text) <= WORDS_MAX &&
    (TRIED.test(folded) || (ANOTHER.test(folded) && GIVES.test(folded) && !OF_OTHERS.test(folded)))
  );
}
