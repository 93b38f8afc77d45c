import { fold } from '../../shared/text.ts';
import type { ChangeKind } from '../act.ts';
import { changeOfPart } from '../acts/change-request.ts';
import { asksNewText } from '../acts/text-request.ts';
import { isForMany, peopleIn, pronounAt } from '../reading/people.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { isOrder, partsOfChange } from './several.ts';

const WORDS_MAX = 32;
/** A figure with a question, or a share of something, is a sum. */
const SUM =
  /\?|\bquanto\b|\b(?:soma|calcula|divide|tirando|desconta)\b|^(?:e )?(?:tira|poe|da|bota) \d/;
/** What is stated after a text rather than ordered of it: a reply of the customer, the seller's wish. */
const TELLS =
  /["“'‘]|\b(?:el[ae]|client[ea]|dono|gerente) (?:disse|falou|respondeu|perguntou|mandou|quer|topou|aceitou|achou)\b|\b(?:devo|posso|sera que|o que (?:eu )?(?:faco|falo|digo)|me (?:ajuda|explica|diz|fala|da)|treinar|simular)\b/;
/** A wish that names a text of its own. */
const OWN_TEXT =
  /\b(?:mensagem|msg|texto|textinho|zap|e-?mail|recado|bilhete|convite|aviso|lembrete|proposta|resposta|roteiro)\b.{0,20}\b(?:pr[aeo]|para|de|do|da|sobre)\b/;
const WRITES =
  /^(?:e |agora |entao )*(?:escrev\w*|redij\w*|mont[ae]|cri[ae]|faz|faca|manda|responde)\b/;

/**
 * What a message orders of the text that the turn before gave: one of its clauses is an imperative of
 * writing, wherever it stands, and the rest gives reasons. Null for any other message.
 */
export function orderedChange(
  message: string,
  { last, artefact }: ConversationState,
): ChangeKind | null {
  const follows = last?.kind === 'text' || last?.kind === 'change';
  const text = fold(message).trim();
  if (!follows || !artefact || countWords(text) > WORDS_MAX) return null;
  if (SUM.test(text) || TELLS.test(text) || asksNewText(text) || isForMany(message)) return null;
  const parts = partsOfChange(message);
  const orders = parts.filter(isOrder);
  const [first = ''] = orders;
  if (first === '') return remarkedChange(text);
  if (WRITES.test(fold(first)) || (OWN_TEXT.test(text) && pronounAt(text) === null)) return null;
  if (isForSomebodyElse(message, artefact.text)) return null;
  return orders.map(changeOfPart).find((kind) => kind !== null) ?? null;
}

const REMARK_WORDS = 14;
const REMARKS =
  /\b(?:achei|ficou|ta|esta|parece\w*|que coisa|muito|mto|mt|meio|demais|credo|nossa|mais|menos|nem vai ler|comprid\w+)\b/;
const REMARKED = /^(?:warmer|firmer|casual|formal|shorter|longer)$/;

/** "hmm, achei fria", "parece carta de advogado": a remark that stands for a wish. */
function remarkedChange(text: string): ChangeKind | null {
  if (countWords(text) > REMARK_WORDS || !REMARKS.test(text)) return null;
  const kind = changeOfPart(text);
  return kind !== null && REMARKED.test(kind) ? kind : null;
}

/** "avisa o Caio que …" after a text to Bia is another text. */
const isForSomebodyElse = (message: string, text: string): boolean =>
  /^(?:avisa|fala|diz|responde|explica|pergunta|lembra|cobra|agradece|convida) (?:pr[ao] |a |o |com )/.test(
    fold(message),
  ) && peopleIn(message).some((name) => !fold(text).includes(fold(name.split(' ').at(-1) ?? name)));
