import { type Part, partsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import type { ChangeKind } from '../act.ts';
import { findWords } from '../changes/text-search.ts';
import { valuesIn } from '../changes/values.ts';
import { wholeChanges } from '../changes/whole.ts';
import { isForMany, peopleIn, pronounAt } from '../reading/people.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { changeOfPart } from './change-request.ts';
import { asksNewText } from './text-request.ts';

/** A figure with a question, or a share of something, is a sum. */
const SUM =
  /\bq(?:uan)?n?t[oa]s?\b|\bqt[oa]s?\b|\b(?:soma|calcula|divide|tirando|desconta)\b|^(?:e )?(?:tira|poe|da|bota) \d/;
/** What the customer said, and what the seller asks the coach. */
const REPORTS =
  /["“'‘]|\b(?:el[ae]s?|client[ea]|don[oa]|gerente) (?:ja |me |so )?(?:disse|falou|respond\w+|perguntou|mandou|quer|topou|aceitou|achou|marcou|pagou|sumiu|ligou|fechou|vai|ta|diz|fala)\b|\b(?:quando|qdo|qd|se) (?:[oa] )?client/;
const NAMED_SAYS = /\p{Lu}\p{Ll}+ (?:diz|disse|fala|falou|respondeu)(?![\p{L}])/u;
const ASKS =
  /\b(?:devo|posso|sera que|o que (?:eu )?(?:faco|falo|digo)|como (?:eu|que|q|e|era|chama\w*)|qual|quem|por ?que|me (?:ajuda|explica|diz|fala|da)|minha frase|trein\w+|simul\w+|finge)\b|^e se\b|\bvoce e\b/;
/** A wish that names a text of its own. */
const OWN_TEXT =
  /\b(?:mensagem|msg|texto|textinho|zap|e-?mail|recado|bilhete|convite|aviso|lembrete|proposta|resposta|roteiro)\b.{0,20}\b(?:pr[aeo]|para|de|do|da|sobre)\b/;
const WRITES =
  /^(?:e |agora |entao )*(?:escrev\w*|redij\w*|mont[ae]|cri[ae]|faz|faca|manda|responde)\b/;

/** Imperatives that only change a text, and those that also begin a new one. */
const EDITS =
  /\b(?:tira|tire|tirar|troca|troque|trocar|muda|mude|poe|ponha|bota|bote|coloca|coloque|inclui|inclua|acrescent\w+|adiciona|adicione|remov\w+|apaga|apague|corta|corte|encurta|encurte|substitu\w+|corrig\w+|corrija|junta|junte|mete|enfia|encaixa|some|falt(?:a|ou)|cade|deixa|deixe|refaz|refaca|reescrev\w+|arruma|usa|use|assina|assine|trata|trate|chama|repete)\b|^(?:e |mas |so )*(?:nao|nem|sem)\b(?= (?:fala|cita|poe|bota|usa|menciona|coloca|diz|toca|conta))/;
const SAYS =
  /^(?:(?:e|mas|entao|ai|so|agora|tambem|tb)\b[, ]*)*(?:diz|diga|fala|fale|avisa|avise|conta|conte|explica|explique|pergunta|pergunte|lembra|lembre|pede|peca|agradece|agradeca|oferece|ofereca|convida|convide|escreve junto|promete|sugere|da(?=$| (?:uma?|de)\b))\b/;
/** "é X e não Y", "virou", "o certo é": states what holds instead. */
const STATES =
  /\b(?:e|eh|sao|nao|ta errado|virou|vira|mudou|agora|certo|foi|fica|ficou|passou|no lugar|em vez|mora|atende|responde|chama)\b/;
const NOW =
  /\b(?:mudou|agora (?:e|eh|so|vai|fica)|virou|passou (?:pra|para)|na (?:verdade|vdd)|o certo)\b/;
const WISH = /^(?:remove|old|new|tell|ask|style|format|where)$/;

/**
 * What a message orders of the text that the turn before gave, read by the labels of its parts: an
 * imperative with what it is about, or what holds instead of what the text says. Null for others.
 */
export function orderedChange(
  message: string,
  { last, artefact, log }: ConversationState,
): ChangeKind | null {
  const follows = last?.kind === 'text' || last?.kind === 'change';
  const text = fold(message).trim();
  if (!follows || !artefact || SUM.test(text) || ASKS.test(text)) return null;
  if (asksNewText(text) || isForMany(message)) return null;
  const parts = partsOf(message, 'change', artefact.text);
  if (isForSomebodyElse(message, artefact.text)) return null;
  if (OWN_TEXT.test(text) && pronounAt(text) === null) return null;
  if (WRITES.test(text) && !parts.some(({ label }) => /^(?:style|remove|old|format)$/.test(label)))
    return null;
  const asks = text.includes('?') && !parts.some(({ label }) => label === 'ask');
  const reports = asks || REPORTS.test(text) || NAMED_SAYS.test(message);
  const isOrdered =
    ordersBy(EDITS, parts) ||
    parts.some(({ label, text: part }) => label === 'forbid' && EDITS.test(fold(part))) ||
    (!reports &&
      !repairs(text, parts, log) &&
      ((!isNewText(parts, artefact.text) && ordersBy(SAYS, parts)) ||
        corrects(parts, artefact.text) ||
        goesOn(text, parts)));
  return isOrdered ? kindOf(parts, message) : reports ? null : remarkedChange(text);
}

const STARTS_TEXT =
  /\b(?:e?iscrev\w*|escrev\w*|redij\w*|monta|manda\w*|responde|cobra\w*|avisar?|agradecer|conta|dizer|chama|passa|comunica|faz\w*|faca|recado|cobranca|mensagem|msg|texto)\b/;
/** A recipient who is not the one of the last text, or an order to write: a text of its own. */
const isNewText = (parts: readonly Part[], before: string): boolean =>
  parts.some(
    ({ label, text }) =>
      (label === 'recipient' && !/^(?:\S+ )?(?:el[ae]s?|client[ea])$/.test(fold(text))) ||
      (label === 'order' &&
        STARTS_TEXT.test(fold(text)) &&
        !/^e?\s?(?:avisa|conta|chama)\b/.test(fold(text))),
  ) ||
  peopleIn(
    parts
      .filter(({ label }) => label !== 'new')
      .map(({ text }) => text)
      .join(' '),
  ).some((name) => !fold(before).includes(fold(name.split(' ').at(-1) ?? name)));

/** An imperative of this kind right before what it is about. */
const ordersBy = (verbs: RegExp, parts: readonly Part[]): boolean =>
  parts.some(
    ({ label, text }, at) =>
      label === 'order' && verbs.test(fold(text)) && WISH.test(parts[at + 1]?.label ?? ''),
  ) ||
  parts.some(
    ({ label, text }, at) =>
      label === 'order' &&
      at > 0 &&
      EDITS.test(fold(text)) &&
      WISH.test(parts[at - 1]?.label ?? ''),
  );

/** "não é 1.200, é 1.150": what is old stands in the text, or what is new has its type there. */
function corrects(parts: readonly Part[], text: string): boolean {
  const isNow = NOW.test(fold(parts.map((part) => part.text).join(' ')));
  const fresh = parts.filter(({ label }) => label === 'new' || (isNow && label === 'tell'));
  const states =
    isNow || parts.some((part) => part.label === 'order' && STATES.test(fold(part.text)));
  if (fresh.length === 0 || !states) return false;
  const types = new Set(valuesIn(text).map(({ type }) => type));
  return (
    parts.some((part) => part.label === 'old' && findWords(text, part.text) !== null) ||
    fresh.some((part) => valuesIn(part.text).some(({ type }) => types.has(type)))
  );
}

/** "não é terça, é quarta" of what the seller said before is put right everywhere. */
const repairs = (text: string, parts: readonly Part[], log: ConversationState['log']): boolean =>
  /^(?:nao|n|num) (?:e|eh|foi|era|sao)\b/.test(text) &&
  parts.some(
    ({ label, text: old }) =>
      label === 'old' && log.some(({ turn }) => findWords(turn.userInput, old) !== null),
  );

const ON =
  /^(?:(?:ah|opa|boa|otimo|show|quase|isso|eita|oxe|ai|so que|mas)[,! ]+)*(?:e|tambem|tb|so que)\b/;
/** "e aceito troca até 7 dias": one more thing to say. */
const goesOn = (text: string, parts: readonly Part[]): boolean =>
  ON.test(text) &&
  !text.includes('?') &&
  parts.some(
    ({ label, text: added }) => label === 'tell' && countWords(added) >= countWords(text) / 2,
  );

/** What is changed first. */
function kindOf(parts: readonly Part[], message: string): ChangeKind {
  const named = changeOfPart(message);
  if (named === 'restore' || named === 'another' || named === 'fix' || named === 'add-name')
    return named;
  const style = parts.find(({ label }) => label === 'style' || label === 'format');
  const has = (label: Part['label']) => parts.some((part) => part.label === label);
  if (has('new')) return 'replace';
  if (has('remove') || has('old') || has('forbid'))
    return named === 'remove-price' ? named : 'remove-part';
  if (has('tell') || has('ask')) return 'add-part';
  return (style ? wholeChanges(style.text, '')[0] : undefined) ?? named ?? 'another';
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
