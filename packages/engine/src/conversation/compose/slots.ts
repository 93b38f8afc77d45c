import { asPattern, fold } from '../../shared/text.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { money } from '../../sums/index.ts';
import { amountsIn, owedAmount } from '../reading/amounts.ts';
import { ownText } from '../reading/artefact.ts';
import { type Known, offerIn } from '../state/known.ts';
import { whenBefore, whenIn } from './when.ts';

const AMOUNT_TURNS = 4;
const UNKNOWN = {
  oferta: '[confirme: produto ou serviço]',
  valor: '[confirme: valor]',
  quando: '[confirme: data]',
  detalhe: '[confirme: o detalhe que importa]',
};

/** "com o preço e que entrego sábado" */
export const WITH_PRICE = /\bcom (?:o |os )?(?:precos?|valor(?:es)?)\b/;

export type Slots = Record<
  'oferta' | 'valor' | 'quando' | 'detalhe' | 'quem' | 'eu' | 'compradores',
  string
>;

export function slotsFor(request: string, known: Known): Slots {
  const { context, offer, firstName } = known;
  const named = offerIn(request) ?? earlierOffer(known) ?? offer;
  return {
    oferta: named ? midSentence(ownText(named)) : UNKNOWN.oferta,
    valor: amountFor(request, known) ?? UNKNOWN.valor,
    quando: whenIn(request) ?? whenBefore(request, known) ?? UNKNOWN.quando,
    detalhe: UNKNOWN.detalhe,
    quem: introduction(known),
    eu: firstName || '[seu nome]',
    compradores: context.icpName
      ? (context.reading.brief.buyers?.text ?? 'clientes como você')
      : 'clientes como você',
  };
}

export const introduction = ({ firstName, offer }: Known) =>
  offer
    ? `${firstName || '[seu nome]'}, trabalho com ${ownText(offer)}`
    : firstName || '[seu nome]';

/** What the earlier request was about: "escreve a mensagem" after "o orçamento do cílio". */
const earlierOffer = ({ state }: Known): string | null =>
  state.log
    .slice(-AMOUNT_TURNS)
    .toReversed()
    .map(({ turn }) => offerIn(turn.userInput))
    .find((found) => found !== null) ?? null;

/** Goals and earnings are the seller's own: no customer pays them. */
const OWN_FIGURES = /\b(?:metas?|comiss\w+|lucro|margem|markup|faturamento|salario)\b/;

/** An amount of the request, else the last one that was named shortly before. */
function amountFor(request: string, { state, customer, person }: Known): string | null {
  if (/\bsem\b.{0,25}\b(?:valor\w*|preco\w*)\b/.test(fold(request))) return null;
  const calculated = /\b(esse|este|desse|nesse|o) (valor|preco|total|resultado)\b/.test(
    fold(request),
  )
    ? resultBefore(state)
    : null;
  if (calculated) return calculated;
  const isOwn = person === null || fold(customer?.name ?? '').endsWith(fold(person));
  const own = isOwn ? customer?.amounts.findLast(({ role }) => role === 'owed')?.value : undefined;
  const nearby = own ?? (person ? amountBeside(person, request, state) : null);
  if (nearby && amountsIn(request, 0).length === 0) return money(nearby);
  const owed =
    owedAmount(request) ??
    state.log
      .slice(-OWED_TURNS)
      .map(({ turn }) => owedAmount(turn.userInput))
      .findLast((one) => one !== null);
  if (owed) return money(owed);
  const now = amountsIn(request, 0).findLast(({ isMoney }) => isMoney);
  const rivals = customer?.amounts.filter(({ role }) => role === 'rival') ?? [];
  const price = customer?.amounts.findLast(({ role }) => role === 'price')?.value;
  const before = state.amounts.findLast(
    ({ isMoney, turn, value }) =>
      isMoney &&
      turn >= state.turns - AMOUNT_TURNS &&
      !OWN_FIGURES.test(fold(state.log[turn]?.turn.userInput ?? '')) &&
      !rivals.some((rival) => rival.value === value),
  );
  if (now) return money(now.value);
  // Of several amounts in one message, only the case shows which one is the price.
  const beside = state.amounts.filter(({ isMoney, turn }) => isMoney && turn === before?.turn);
  const isClear = new Set(beside.map(({ value }) => value)).size <= 1;
  const found = isClear
    ? before?.value
    : (price ?? (WITH_PRICE.test(fold(request)) ? null : before?.value));
  return found ? money(found) : null;
}

/** "a Rose 80, a Tânia 45": the number right after a name, in the last turns. */
function amountBeside(person: string, request: string, { log }: Known['state']): number | null {
  const name = asPattern(person.split(' ').at(-1) ?? person);
  const beside = new RegExp(
    `(?<![\\p{L}])${name}(?: (?:me )?deve)?(?: de)?:? (?:R\\$ ?)?(\\d[\\d.,]*)`,
    'iu',
  );
  const said = [...log.slice(-BESIDE_TURNS).map(({ turn }) => turn.userInput), request];
  const found = said.map((one) => beside.exec(one)?.[0]).findLast((one) => one !== undefined);
  return found ? (amountsIn(found, 0).at(-1)?.value ?? null) : null;
}
const BESIDE_TURNS = 8;

const OWED_TURNS = 4;
/** The amount that the last sum found. */
export function resultBefore({ log }: Known['state']): string | null {
  const sum = log.slice(-AMOUNT_TURNS).findLast(({ act }) => act.kind === 'sum')?.act;
  if (sum?.kind !== 'sum' || sum.outcome.kind !== 'result') return null;
  return /\*\*(?:\d+x de )?(R\$ [\d.,]+)\*\*/.exec(sum.outcome.answer)?.[1] ?? null;
}

const SLOT = /\{(\w+)\}/g;

export function fillSlots(text: string, slots: Slots): string {
  const filled = text.replace(SLOT, (slot, name: string) => slots[name as keyof Slots] ?? slot);
  return sentenceCase(filled);
}

const sentenceCase = (text: string) =>
  text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_all, before: string, initial: string) => `${before}${initial.toUpperCase()}`,
  );
