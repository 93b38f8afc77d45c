import { goalsOf, type Part, partsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import type { ChangeKind } from '../act.ts';
import { correctsText } from '../changes/corrected.ts';
import { findWords } from '../changes/text-search.ts';
import { valuesIn } from '../changes/values.ts';
import { wholeChanges } from '../changes/whole.ts';
import { ordersToWriter } from '../compose/writer-orders.ts';
import { peopleIn } from '../reading/people.ts';
import type { Reading } from '../reading/priors.ts';
import { recognised } from '../reading/recognise.ts';
import { saidBy, saidIf } from '../reading/reported.ts';
import { asksOwnStep } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { changesText } from './wanted-writing.ts';

/** What a message changes of the text that the turn before gave; null for others. */
export function orderedChange(
  message: string,
  { last, artefact, log }: ConversationState,
): ChangeKind | null {
  const follows = last?.kind === 'text' || last?.kind === 'change';
  if (!follows || !artefact || asksAhead(message)) return null;
  if (WANTS_BACK.test(fold(message))) return 'restore';
  const { said, rest } = ordersToWriter(message);
  if (said.length > 0 && rest.trim() === '') return 'add-part';
  const isEdit =
    changesText(message, artefact.text) ||
    edits(message, artefact.text) ||
    correctsText(message, artefact.text);
  if (said.length === 0 && !isEdit) return null;
  const parts = partsOf(message, 'change', artefact.text);
  return isForAnother(parts, artefact.text) || repairs(message, parts, log)
    ? null
    : kindOf(parts, message);
}

/** "tira", "põe", "não fala do": what edits a text, at the start of a clause. */
const EDITS =
  /(?:^|[.!;] |, (?:e |mas )?(?=tira|poe|bota|coloca|apaga))(?:(?:e|mas|ah|ai|ta|ok|boa|agora|entao|melhor|nao gostei|quase|isso|opa|ops|aff|eita|pensando bem)[,. ]+){0,3}(?:(?:(?:el[ae]s?|[oa] client[ea]) (?:pediu|quer|prefere|mandou) (?:pr[ao] |para |que (?:eu )?)?(?:tirar?|trocar?|por|colocar?|mudar?|incluir?)\b)|tira|tire|apaga|apague|remov[ae]|retir[ae]|exclu[ai]|arruma|nao quero (?:ess[ae]|[oa]) (?:pergunta|parte|frase|final|finalzinho|palavra)|pede (?:pr[ao]|[oa]s?|que|desculpa)|pergunta (?:se|qual|quando|que|[oa]s?)|agradece|poe|ponha|bota|bote|coloca|coloque|inclui|inclua|acrescent[ae]|troca|troque|muda|mude|deixa (?:mais|menos|so|ela mais|ele mais)|fala (?:que|q)|diz (?:que|q)|(?:nao|n) (?:fala|cita|conta|diz|citar|falar)|trata (?:el[ae]|de|por)|assina|oferece|menor(?! (?:preco|valor|prazo|pedido|quantidade|ideia|que isso))|mais (?:curt|formal|informal|firme|solt|leve|carinhos|long|simples)|menos (?:formal|firme)|sem (?:o |os |a )?(?:preco|valor|nome|emoji|total)|explica mais|el[ae] quer sem|agora e (?:dia|as|na|no|segunda|terca|quarta|quinta|sexta|sabado|domingo)|errei (?:o|a)|na verdade (?:e|sao|fica|vai ser) (?:\d|r\$|dia|as|na|no|segunda|terca|quarta|quinta|sexta|sabado|domingo)|corrigindo|e se for (?:por|pelo|no|em) (?:e-?mail|zap|whats|audio|mensagem)|se tiver .{2,20} tira)/;
/** From this share on such a message changes the text before it. */
const EDITED = 0.12;

/** Whether a message edits the text right before it by its form, where the model is in doubt. */
const edits = (message: string, before: string): boolean => {
  const folded = fold(message);
  if (
    !EDITS.test(folded) ||
    (message.includes('?') && !PERHAPS.test(folded) && !/^e se for /.test(folded))
  )
    return false;
  const { text, change } = goalsOf(message, before);
  return change >= EDITED && (change > text || peopleIn(message).length === 0);
};

/** "e se ela pedir desconto?", "posso dar desconto?": asks the coach what to do next. */
const AHEAD =
  /^(?:(?:ta|tah|ok|boa|beleza|blz|adorei|agora sim|show|certo|perfeito)[,.! ]+)*(?:e |mas )?(?:se (?:el[ae]s?|[oa] client[ea]|[oa] (?:dona |seu )?\p{L}+|a pessoa|alguem|nao|n) (?!for |ta |esta )\p{L}+|(?:posso|devo|eu posso|vale a pena|sera que) )/u;
const PERHAPS =
  /\b(?:mais (?:curt|formal|solt|firm|seri)|menor|em audio|no texto|na mensagem|a mensagem|o texto|tirar|trocar|colocar|botar)/;
/** "não é mensagem, tô te perguntando" */
const ONLY_ASKS =
  /\b(?:nao|naao|n) e (?:uma? )?(?:mensagem|msg|texto|pra (?:escrever|mandar))\b(?!.{0,30}\be (?:um |uma )?(?:aviso|post|e-?mail))|\bto (?:so )?(?:te )?perguntando\b|\b(?:e|foi) so uma pergunta\b/;
export const asksAhead = (message: string): boolean => {
  const folded = fold(message);
  return (
    saidIf(message) !== null ||
    ONLY_ASKS.test(folded) ||
    (AHEAD.test(folded) && !PERHAPS.test(folded))
  );
};
const WANTS_BACK =
  /\b(?:poe|coloca|bota|traz|por|botar|colocar) de volta\b|\b(?:poe|coloca|bota|traz) .{2,30} de volta\b|^(?:(?:e|nao|ah|melhor|pensando bem),? )*(?:volta|devolve|recoloca) (?:com )?(?:[oa]s? )?(?:precos?|valor(?:es)?|nome|data|dia|hora|horario)\b/;

const FIGURE_TURNS = 6;
/** "põe esse valor na msg", "bota só a parcela": the figure that was just found goes into the text before it. */
const ADDS_FIGURE =
  /^(?:(?:e|entao|agora|ai|ok|boa|ta)[, ]+)*(?:poe|bota|coloca|usa|inclui|acrescenta|adiciona) (?:ai )?(?:so )?(?:iss[oa]|(?:ess[ae]s?|[ao]) (?:valor|preco|total|conta|parcelas?|diferenca|economia|numeros?|resultado))(?: por \w+| de cada \w+| novo)?(?=$|[ ,.!])/;

/** Whether a message puts the figure of the turn before into a text that was written shortly before. */
export const addsFigure = (message: string, { last, log }: ConversationState): boolean =>
  last?.kind === 'sum' &&
  ADDS_FIGURE.test(fold(message)) &&
  peopleNamed(message, log) &&
  log.slice(-FIGURE_TURNS).some(({ act }) => act.kind === 'text' || act.kind === 'change');

/** Nobody is named but the person of a text of this talk. */
const peopleNamed = (message: string, log: ConversationState['log']): boolean => {
  const texts = log
    .slice(-FIGURE_TURNS)
    .map(({ turn }) => fold(turn.assistantResponse))
    .join(' ');
  return peopleIn(message).every((name) => texts.includes(fold(name.split(' ').at(-1) ?? name)));
};

/** "faz outra pra Bia" after a text to Rose. */
const isForAnother = (parts: readonly Part[], before: string): boolean =>
  !parts.some(({ label }) => label === 'new' || label === 'old') &&
  parts
    .filter(({ text }) => /(?<![\p{L}])(?:pr[ao]|para)\s/iu.test(text))
    .some(
      ({ label, text }) =>
        (label === 'recipient' || label === 'order') &&
        peopleIn(text).some((name) => findWords(before, name.split(' ').at(-1) ?? name) === null),
    );

/** "não é terça, é quarta" of what the seller said before is put right everywhere. */
const repairs = (message: string, parts: readonly Part[], log: ConversationState['log']): boolean =>
  /^(?:nao|n|num) (?:e|eh|foi|era|sao)\b/.test(fold(message)) &&
  parts.some(
    ({ label, text }) =>
      label === 'old' && log.some(({ turn }) => findWords(turn.userInput, text) !== null),
  );

/** From this probability a wish that no part shows is one. */
const LIKELY = 0.3;
const UNSHOWN = /^change\.(restore|another|fix|add-name)$/;

// "ela quer o sinal de volta" is of money, not of the text.
const RESTORES =
  /\b(?:poe|coloca|bota|traz|quero (?:o texto|a mensagem)|o texto|a mensagem)\b.{0,30}\bde volta\b|^(?:(?:nao|n|ah),? )*(?:volta|devolve|recoloca|desfaz)\b/;
const NAME = /\bo nome (?:del[ae]|d[oa] client[ea])\b/;

/** "volta como era", "faz outra", "corrige", "põe o nome": what the whole message asks for. */
function unshown(message: string): ChangeKind | null {
  if (RESTORES.test(fold(message))) return 'restore';
  if (NAME.test(fold(message))) return 'add-name';
  const [best] = recognised(message).ranked;
  return best && best.probability >= LIKELY
    ? ((UNSHOWN.exec(best.label)?.[1] as ChangeKind | undefined) ?? null)
    : null;
}

const SHOWN = /^(?:new|old|move|remove|tell|ask|format)$/;
const PRICE = /\b(?:precos?|valor(?:es)?|dinheiro|grana)\b|r\$/;

/** What is changed first. */
function kindOf(parts: readonly Part[], message: string): ChangeKind {
  const own = unshown(message);
  const has = (label: Part['label']) => parts.some((part) => part.label === label);
  const textOf = (label: Part['label']) => parts.find((part) => part.label === label)?.text ?? '';
  const isPlain = !has('remove') && !has('old') && !has('move');
  if (own === 'restore') return own;
  const isFix =
    own === 'fix' &&
    parts.filter(({ label }) => SHOWN.test(label)).length < 2 &&
    valuesIn(message).length === 0;
  if (isFix) return own;
  if (own === 'another' && isPlain) return own;
  if (own === 'add-name' && isPlain) return own;
  if (has('new') || has('move')) return 'replace';
  if (has('remove') || has('old') || has('forbid'))
    return PRICE.test(fold(textOf('remove'))) ? 'remove-price' : 'remove-part';
  if (has('tell') || has('ask')) return 'add-part';
  const style = textOf('style') || textOf('format');
  return (
    (style === '' ? undefined : wholeChanges(style, '')[0]) ??
    (has('recipient') ? 'add-name' : 'replace')
  );
}

/** From this share on a message may change a text that lies further back. */
const SURELY = 0.85;

/** What a message changes of a text that does not stand right before it; null for others. */
export function laterChange(
  message: string,
  readings: readonly Reading[],
  text: string | null,
): ChangeKind | null {
  if (text === null || asksOwnStep(message) || saidBy(message) !== null) return null;
  const [best] = readings;
  const isLabelled = best?.label.startsWith('change.') === true;
  const { change } = goalsOf(message, text);
  if (!isLabelled && (change < SURELY || goalsOf(message).change < LIKELY)) return null;
  if (isLabelled && change < LIKELY && (best?.probability ?? 0) < SURELY) return null;
  const parts = partsOf(message, 'change', text);
  const isShown = parts.some(({ label }) =>
    /^(?:new|move|remove|old|tell|ask|style|format)$/.test(label),
  );
  return isShown || !isLabelled
    ? kindOf(parts, message)
    : ((best?.label.slice('change.'.length) ?? 'replace') as ChangeKind);
}
