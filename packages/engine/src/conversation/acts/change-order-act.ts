import type { Artefact } from '@salesai/contract/coach';
import { goalsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import type { Act, ChangeKind } from '../act.ts';
import { addsFact, asGiven } from '../changes/added-fact.ts';
import type { Operation } from '../changes/operations.ts';
import { bareClause, clausesOfOrder } from '../changes/order/clauses.ts';
import { IMPERATIVE } from '../changes/order/cues.ts';
import { readOrder } from '../changes/order/reader.ts';
import { findWords, flat } from '../changes/text-search.ts';
import { textsBefore } from '../changes/texts-before.ts';
import { valuesIn } from '../changes/values.ts';
import { wholeChanges } from '../changes/whole.ts';
import { artefactIn } from '../reading/artefact.ts';
import { peopleIn } from '../reading/people.ts';
import { saidBy } from '../reading/reported.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { isAwaiting } from './awaiting.ts';
import { asksAhead, orderedChange } from './ordered-change.ts';
import { plainAct } from './plain-act.ts';
import { textNamed } from './text-request.ts';

/** A new text is asked for, or what was sold or said is reported. */
const OTHER =
  /\b(?:escrev\w*|fa[zc]\w*|mand\w*|mont\w*|redij\w*|prepar\w*|cri[ae]\w*) (?:\w+ ){0,3}?(?:uma?|outr[ao]|nov[ao]) (?:\w+ ){0,2}?(?:mensage\w*|msgs?|texto|recado|e-?mail|post|proposta|zap|convite|bilhete|cobranca)\b|\b(?:vendi|fechei|comprou|fechou+|pagou|aceitou|topou|recusou|desistiu)\b/;

/** "agora uma pra Cleide", "outra: a bateria chegou" */
const NEW_TEXT =
  /^(?:(?:agora|agr|e|boa|ok|certo|valeu|show)[,!. ]{1,3}){0,3}(?:outr[ao]|mais uma?)(?: (?:mensagem|msg|texto|recado))?:\s/;
/** From this share on a message asks for a new text. */
const NEW = 0.9;
const asksForNew = (message: string, text: string): boolean => {
  const goals = goalsOf(message, text);
  return NEW_TEXT.test(fold(message)) || (goals.text >= NEW && goals.change < 1 - NEW);
};

/** "refaça o valor do conserto", "a minha lista diz …": a sum or a rule, and no words of a text. */
const OF_SUM =
  /\b(?:refa[zc]\w*|recalcul\w*|calcul\w*|reconte?|some) (?:de novo |ai )?(?:o|a|os|as|ess[ae]) (?:valor|conta|calculo|soma|total|orcamento|preco)\b|\b(?:minha|a|na|da) (?:lista|tabela)(?: de precos?)? (?:diz|fala|e|ta|esta|consta|tem|mostra)\b/;

/** Whether a message begins with nothing but a day, an hour or a price: "Sábado. Domingo tem missa". */
function beginsWithValue(message: string): boolean {
  const [first, ...more] = clausesOfOrder(message);
  const [value, ...others] = valuesIn(first?.text ?? '');
  return (
    more.length > 0 &&
    value !== undefined &&
    others.length === 0 &&
    flat(first?.text ?? '').replace(/^(?:n[ao]|dia|as|so|pr[ao]|para|agora) /, '').length <=
      value.text.length
  );
}

/** "não é terça, é quarta" puts right what was said, not only the text. */
const DENIES = /^(?:nao|n|num) (?:e|eh|foi|era|sao)\b/;
/** From this share on values beside a remark change a text. */
const LIKELY = 0.3;
const LED = 0.15;
const TO =
  /(?<![\p{L}])(?:pr[ao]|para|p|avis[ae]|cobr[ae]|lembr[ae]|respond[ae])\s(?:[oa]\s)?(?:dona\s|seu\s|sr\s)?$/iu;
/** "agora uma pra Cleide": somebody not named in the text. */
const isForAnother = (message: string, text: string): boolean =>
  peopleIn(message).some((name) => {
    const at = message.indexOf(name);
    return findWords(text, name) === null && TO.test(message.slice(Math.max(0, at - 20), at));
  });

/** So many turns after a text its values are still put right. */
const TURNS = 3;
const IN_TEXT = /^(?:values|swap|remove|back)$/;
/** What orders where words stand is about a text whatever the turn between them was. */
const PLACED = /^(?:begin|end|move)$/;

/** The text that a message may be about: the one before it, or one of a few turns ago. */
function sourceIn({ last, artefact, log }: ConversationState): Artefact | null {
  const follows = last?.kind === 'text' || last?.kind === 'change';
  if (follows) return artefact?.kind === 'sum' ? null : artefact;
  const turn = log
    .slice(-TURNS)
    .findLast(({ act }) => act.kind === 'text' || act.kind === 'change')?.turn;
  return turn ? artefactIn(turn.assistantResponse) : null;
}

/** The change that the clauses of a message order of the text before it; null for others. */
export function changeOrderAct(message: string, state: ConversationState): Act | null {
  const source = isAwaiting(state.open) ? null : sourceIn(state);
  if (source === null || OTHER.test(fold(message)) || asksAhead(message)) return null;
  if (isForAnother(message, source.text) || asksForNew(message, source.text)) return null;
  if (OF_SUM.test(fold(message))) return null;
  const { operations, unread, isLed } = readOrder(message, {
    text: source.text,
    earlier: textsBefore(state),
  });
  const isNext = /^(?:text|change)$/.test(state.last?.kind ?? '');
  if (operations.length === 0 && isNext && addsFact(message))
    return changeOf('add-part', asGiven(message), source);
  if (operations.length === 0 && isOrderLike(message, state))
    return changeOf(orderedChange(message, state) ?? 'replace', message, source);
  if (operations.length === 0 || unread.some((one) => /\?$|\bq(?:uan)?n?to\b/iu.test(one)))
    return null;
  const isStated = operations.every(({ kind }) => kind === 'values' || kind === 'style');
  const isCorrected = isNext && !isLed && (operations.length > 1 || beginsWithValue(message));
  if (isStated && !isCorrected && (saidBy(message) !== null || plainAct(message) !== null))
    return null;
  if (DENIES.test(fold(message)) && valuesIn(message).length > 0) return null;
  const { change } = goalsOf(message, source.text);
  if (isLed && isStated && change < LED) return null;
  const isLater = source.text !== state.artefact?.text || !isNext;
  const isSure =
    unread.length === 0 &&
    operations.some(({ kind }) => PLACED.test(kind) || (change >= LIKELY && IN_TEXT.test(kind)));
  if (isLater && !isSure) return null;
  return changeOf(kindOf(operations), message, source);
}

/** What is changed first. */
function kindOf([first]: readonly Operation[]): ChangeKind {
  switch (first?.kind) {
    case 'style':
      return wholeChanges(first.what, '')[0] ?? 'replace';
    case 'remove':
      return /\b(?:preco|valor)\b/.test(flat(first.what)) ? 'remove-price' : 'remove-part';
    case 'add':
    case 'figure':
      return 'add-part';
    case 'name':
      return 'add-name';
    case 'back':
      return 'restore';
    default:
      return 'replace';
  }
}

const changeOf = (change: ChangeKind, request: string, source: Artefact): Act => ({
  kind: 'change',
  change,
  request,
  source,
});

/** Whether every sentence right after a text orders something of its writer. */
const isOrderLike = (message: string, { last }: ConversationState): boolean =>
  /^(?:text|change)$/.test(last?.kind ?? '') &&
  !message.includes('?') &&
  clausesOfOrder(message).some(({ text }) => IMPERATIVE.test(flat(bareClause(text)))) &&
  textNamed(message) === null;
