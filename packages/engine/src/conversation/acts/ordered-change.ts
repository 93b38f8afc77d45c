import { goalsOf, type Part, partsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import type { ChangeKind } from '../act.ts';
import { findWords } from '../changes/text-search.ts';
import { wholeChanges } from '../changes/whole.ts';
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
  if (!changesText(message, artefact.text)) return null;
  const parts = partsOf(message, 'change', artefact.text);
  return isForAnother(parts, artefact.text) || repairs(message, parts, log)
    ? null
    : kindOf(parts, message);
}

/** "e se ela pedir desconto?", "posso dar desconto?": asks the coach what to do next. */
const AHEAD =
  /^(?:(?:ta|tah|ok|boa|beleza|blz|adorei|agora sim|show|certo|perfeito)[,.! ]+)*(?:e |mas )?(?:se (?:el[ae]s?|[oa] client[ea]|[oa] (?:dona |seu )?\p{L}+|a pessoa|alguem|nao|n) (?!for |ta |esta )\p{L}+|(?:posso|devo|eu posso|vale a pena|sera que) )/u;
const PERHAPS =
  /\b(?:mais (?:curt|formal|solt|firm|seri)|menor|em audio|no texto|na mensagem|a mensagem|o texto|tirar|trocar|colocar|botar)/;
/** "não é mensagem, tô te perguntando" */
const ONLY_ASKS =
  /\b(?:nao|naao|n) e (?:uma? )?(?:mensagem|msg|texto|pra (?:escrever|mandar))\b(?!.{0,30}\be (?:um |uma )?(?:aviso|post|e-?mail))|\bto (?:so )?(?:te )?perguntando\b|\b(?:e|foi) so uma pergunta\b/;
const asksAhead = (message: string): boolean => {
  const folded = fold(message);
  return (
    saidIf(message) !== null ||
    ONLY_ASKS.test(folded) ||
    (AHEAD.test(folded) && !PERHAPS.test(folded))
  );
};
const WANTS_BACK =
  /\b(?:poe|coloca|bota|traz|por|botar|colocar) de volta\b|\b(?:poe|coloca|bota|traz) .{2,30} de volta\b/;

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
  if (own === 'fix' && parts.filter(({ label }) => SHOWN.test(label)).length < 2) return own;
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
