import type { Artefact } from '@salesai/contract/coach';
import { POSTS, TEXTS } from '../knowledge/conversation/index.ts';
import type { TextParts } from '../knowledge/conversation/knowledge.ts';
import { capital, fold } from '../shared/text.ts';
import { midSentence } from '../shared/writing/pt/capitals.ts';
import { money } from '../sums/index.ts';
import type { WrittenKind } from './act.ts';
import { amountsIn, owedAmount } from './amounts.ts';
import { ownText } from './artefact.ts';
import { detailsIn, saidIn, toCustomer } from './compose/content.ts';
import { figureFor } from './compose/figure.ts';
import { endAfter, LEADS, NEUTRAL_ASKS } from './compose/leads.ts';
import { orderOf, withGerunds } from './compose/request.ts';
import { statedBefore } from './compose/stated-before.ts';
import { answersBefore } from './compose/summary.ts';
import { whenBefore, whenIn } from './compose/when.ts';
import { type Known, offerIn } from './known.ts';
import { lineOfMethod, lineOfObjection } from './lines.ts';
import { rotated } from './say.ts';
import { summarises } from './text-request.ts';

const AMOUNT_TURNS = 4;
const UNKNOWN = {
  oferta: '[confirme: produto ou serviço]',
  valor: '[confirme: valor]',
  quando: '[confirme: data]',
  detalhe: '[confirme: o detalhe que importa]',
};

/** A request for a text, and how often it was answered before. */
export interface TextRequest {
  form: WrittenKind;
  purpose: string;
  request: string;
  variant: number;
}

/** Writes a text with what is known; everything else is marked "[confirme: …]". */
export function compose(asked: TextRequest, known: Known): Artefact {
  const slots = slotsFor(asked, known);
  const parts = partsFor(asked, slots, known);
  const filled = {
    open: fillSlots(parts.open, slots),
    core: fillSlots(parts.core, slots),
    ask: fillSlots(parts.ask, slots),
  };
  const subject = fillSlots(subjectFor(asked.purpose), slots);
  switch (asked.form) {
    case 'email':
      return { kind: 'email', channel: 'email', text: email(filled, subject, known) };
    case 'call':
      return { kind: 'call', channel: 'phone', text: call(filled, known) };
    case 'post':
      return { kind: 'post', channel: 'social', text: post(asked, slots) };
    case 'proposal':
      return { kind: 'proposal', channel: null, text: proposal(asked, slots, known) };
    case 'message':
      return { kind: 'message', channel: 'whatsapp', text: message(filled, known) };
  }
}

const greetingFor = ({ person }: Known) => (person ? `Oi, ${person}!` : 'Oi, tudo bem?');

const message = ({ open, core, ask }: TextParts, known: Known) =>
  `${joined(greetingFor(known), open, core)}\n\n${ask}`.trim();

const email = ({ open, core, ask }: TextParts, subject: string, known: Known) =>
  [
    `Assunto: ${subject}`,
    known.person ? `Olá, ${known.person},` : 'Olá,',
    joined(open, core),
    ask,
    `Um abraço,\n${known.firstName || '[seu nome]'}`,
  ]
    .filter(Boolean)
    .join('\n\n');

const call = ({ open, core, ask }: TextParts, known: Known) =>
  [
    `“Oi, ${known.person ?? 'tudo bem?'}${known.person ? ',' : ''} ${withoutIntroduction(open) === open ? `aqui é ${introduction(known)}. ` : ''}Você pode falar um minuto?”`,
    '(espere a resposta)',
    `“${joined(open, core)}”`,
    `“${ask}” (silêncio até a pessoa responder)`,
    'Se estiver sem tempo: “Te ligo às [confirme: horário], dois minutos. Combinado?”',
  ].join('\n');

const withoutIntroduction = (text: string) => text.replace(/aqui é .*/i, '');

function post({ request, variant }: TextRequest, slots: Slots): string {
  const known = POSTS[variant % POSTS.length];
  const content = saidIn(request) ?? detailsIn(request);
  const detail = content ? `${capital(content.replace(/[.!]{1,12}$/, ''))}.` : '';
  const body = fillSlots(known?.body.replace('{detalhe}', detail) ?? '', slots);
  return [fillSlots(known?.hook ?? '', slots), body, fillSlots(known?.ask ?? '', slots)]
    .map((line) => line.trim())
    .join('\n\n');
}

function proposal(asked: TextRequest, slots: Slots, known: Known): string {
  const { person, firstName } = known;
  const isList = /\b(?:topicos|lista|itens)\b/.test(fold(asked.request));
  return [
    `Proposta: ${capital(slots.oferta)}`,
    `Para: ${person ?? '[confirme: nome do cliente]'}`,
    `O que você precisa: ${saidIn(asked.request) ?? '[confirme: nas palavras do cliente]'}`,
    `O que está incluso: ${detailsIn(asked.request) ?? '[confirme: itens]'}`,
    `Investimento: ${figureFor(asked.request, known) ?? slots.valor}`,
    `Prazo: ${slots.quando}`,
    'Pagamento: [confirme: forma]',
    'Validade: [confirme: data]',
    `Para seguir, é só responder “pode seguir”. ${firstName || '[seu nome]'}`,
  ]
    .map((line) => (isList ? `- ${line}` : line))
    .join(isList ? '\n' : '\n\n');
}

/** "com os dois valores" */
const SEVERAL =
  /\b(?:os|ess[ea]s|todos os|tod[oa]s ess[ea]s) (?:dois |duas |tres )?(?:precos?|valores|numeros|contas|totais)\b|\bos dois\b/;

/** "com o preço e que entrego sábado" */
const WITH_PRICE = /\bcom (?:o |os )?(?:precos?|valor(?:es)?)\b/;

/** What nobody may promise in somebody else's name. */
const PROMISE = /\b(?:garant(?:o|imos|e|ir)|promet(?:o|emos|er))\b/;

function partsFor(
  { purpose, request, variant }: TextRequest,
  slots: Slots,
  known: Known,
): TextParts {
  const summary = summarises(request) ? answersBefore(known) : [];
  if (summary.length > 0)
    return {
      open: 'Resumindo os números que levantei para vocês:',
      core: `\n${summary.map((one) => `- ${one}.`).join('\n')}`,
      ask: 'Ficou alguma dúvida em algum desses pontos?',
    };
  const several = SEVERAL.test(fold(request)) ? answersBefore(known) : [];
  if (several.length > 1)
    return {
      open: 'Te mando os valores:',
      core: `\n${several.map((one) => `- ${one}.`).join('\n')}`,
      ask: 'Ficou alguma dúvida em algum deles?',
    };
  const figure = figureFor(request, known) ?? statedBefore(request, known);
  const isPromise = PROMISE.test(fold(request));
  const own = isPromise ? null : (saidIn(request) ?? null);
  const detail = figure ?? (own === null && !isPromise ? detailToTell(request, purpose) : null);
  const isPriced = own !== null && detail === null && WITH_PRICE.test(fold(request));
  const price = isPriced && !/r\$|\d/.test(fold(own)) ? `Fica em ${slots.valor}` : null;
  const content = [own, price, detail].filter(Boolean).join('. ') || null;
  if (isPromise)
    return { open: '', ...lastQuestion(lineOfObjection('guarantee', variant, known) ?? '') };
  const spoken =
    content === null && purpose.startsWith('obj.')
      ? lineOfObjection(purpose.slice(4), variant, known)
      : null;
  // The greeting names the customer already.
  if (spoken)
    return {
      open: '',
      ...lastQuestion(known.person ? spoken.replace(`, ${known.person}`, '') : spoken),
    };
  const text = TEXTS.find(({ key }) => key === purpose);
  const example = text || content ? null : lineOfMethod(purpose, variant, known);
  if (example) return { open: '', ...lastQuestion(example.replace(/^oi,? [^!.?]*[!.?]\s*/i, '')) };
  const found = text ?? TEXTS.find(({ key }) => key === 'general');
  const parts = rotated(knownFirst(found?.variants ?? [], slots), variant) ?? EMPTY;
  if (!content) return parts;
  if (content.endsWith('?') && variant === 0)
    return { open: '', ...lastQuestion(capital(content)) };
  const ending =
    found?.key === 'general' || own !== null ? endAfter(fold(withGerunds(orderOf(request)))) : null;
  const end = ending ?? (figure !== null && own === null ? 'Fica bom assim para você?' : null);
  if (end && variant === 0)
    return { open: '', core: `${capital(content).replace(/[.!]{1,12}$/, '')}.`, ask: end };
  const ask =
    variant > 0 || parts.ask.includes('{oferta}')
      ? (rotated(NEUTRAL_ASKS, variant) ?? NEUTRAL_ASKS[0])
      : parts.ask;
  const lead = rotated(LEADS, variant) ?? LEADS[0];
  const stated = content.replace(OFFERED, lead).replace(/[.!]{1,12}$/, '');
  return { open: '', core: `${capital(stated)}.`, ask };
}

const EMPTY: TextParts = { open: '', core: '', ask: '' };

/** The variants that need nothing which is not known, else those that need least. */
function knownFirst(variants: readonly TextParts[], slots: Slots): TextParts[] {
  const missing = (parts: TextParts) =>
    Object.values(parts).reduce((sum, text) => sum + unknownIn(fillSlots(text, slots)).length, 0);
  const least = Math.min(...variants.map(missing));
  const usesMost = variants.filter((parts) => missing(parts) === least);
  const specific = (parts: TextParts) =>
    Object.values(parts).join(' ').match(FACT_SLOT)?.length ?? 0;
  return usesMost.toSorted((a, b) => specific(b) - specific(a));
}
const FACT_SLOT = /\{(?:valor|quando)\}/g;

const OFFERED = /^tenho uma sugestão para você:/iu;

/** Details with figures, days or a condition; a text with a purpose of its own needs no others. */
function detailToTell(request: string, purpose: string): string | null {
  const details = detailsIn(request);
  if (!details) return null;
  const isConcrete =
    /\d|\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|garantia|teste|gratis)\b/.test(
      fold(details),
    );
  return isConcrete || purpose === 'general' ? ownText(toCustomer(details)) : null;
}

function lastQuestion(spoken: string): { core: string; ask: string } {
  const at = spoken.slice(0, -1).search(/[^.!?…]{1,300}\?\s{0,3}$/);
  const cut = spoken.match(/^(.{0,300}[.!…]\s{1,3})([^.!?…]{1,300}\?)\s{0,3}$/s);
  if (cut) return { core: (cut[1] ?? '').trim(), ask: (cut[2] ?? '').trim() };
  return at <= 0
    ? { core: spoken, ask: '' }
    : { core: spoken.slice(0, at).trim(), ask: spoken.slice(at).trim() };
}

const subjectFor = (purpose: string) =>
  TEXTS.find(({ key }) => key === purpose)?.subject ?? 'Sobre a nossa conversa';

type Slots = Record<
  'oferta' | 'valor' | 'quando' | 'detalhe' | 'quem' | 'eu' | 'compradores',
  string
>;

function slotsFor({ request }: TextRequest, known: Known): Slots {
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

const introduction = ({ firstName, offer }: Known) =>
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
  const name = person.split(' ').at(-1) ?? person;
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
function resultBefore({ log }: Known['state']): string | null {
  const sum = log.slice(-AMOUNT_TURNS).findLast(({ act }) => act.kind === 'sum')?.act;
  if (sum?.kind !== 'sum' || sum.outcome.kind !== 'result') return null;
  return /\*\*(?:\d+x de )?(R\$ [\d.,]+)\*\*/.exec(sum.outcome.answer)?.[1] ?? null;
}

const SLOT = /\{(\w+)\}/g;

function fillSlots(text: string, slots: Slots): string {
  const filled = text.replace(SLOT, (slot, name: string) => slots[name as keyof Slots] ?? slot);
  return sentenceCase(filled);
}

const sentenceCase = (text: string) =>
  text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_all, before: string, initial: string) => `${before}${initial.toUpperCase()}`,
  );

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** The "[confirme: …]" marks of a text, without duplicates. */
export const unknownIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\[confirme: ([^\]]{1,300})\]/g)].map(([, what = '']) => fold(what) && what),
  ),
];
