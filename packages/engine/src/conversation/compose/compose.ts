import type { Artefact } from '@salesai/contract/coach';
import { TEXTS } from '../../knowledge/conversation/index.ts';
import type { TextParts } from '../../knowledge/conversation/knowledge.ts';
import { asPattern, capital, fold } from '../../shared/text.ts';
import type { WrittenKind } from '../act.ts';
import { summarises } from '../acts/text-request.ts';
import { addressOf, withAddress } from '../changes/address.ts';
import { spelled } from '../changes/spelling.ts';
import type { Known } from '../state/known.ts';
import { lineOfMethod, lineOfObjection } from '../words/lines.ts';
import { rotated } from '../words/say.ts';
import { figureOf, lacksValue } from './figure.ts';
import { increaseBefore } from './increase.ts';
import { closingFor, endAfter, LEADS, otherEnd } from './leads.ts';
import { post } from './post.ts';
import { priceListIn } from './price-list.ts';
import { proposal } from './proposal.ts';
import { namesThings, referredThings } from './referred-things.ts';
import { type RequestRead, readRequest } from './request.ts';
import {
  fillSlots,
  introduction,
  resultBefore,
  type Slots,
  slotsFor,
  WITH_PRICE,
} from './slots.ts';
import { asText, isBrief, statedIn } from './stated.ts';
import { answersBefore } from './summary.ts';

/** A request for a text, and how often it was answered before. */
export interface TextRequest {
  form: WrittenKind;
  purpose: string;
  request: string;
  variant: number;
}

/** Writes a text with what is known; everything else is marked "[confirme: …]". */
export function compose(asked: TextRequest, known: Known): Artefact {
  const slots = slotsFor(asked.request, known);
  const read = readRequest(asked.request);
  const parts = partsFor(asked, read, slots, known);
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
      return { kind: 'post', channel: 'social', text: post(asked, read, slots, known) };
    case 'proposal':
      return { kind: 'proposal', channel: null, text: proposal(asked, read, slots, known) };
    case 'message':
      return { kind: 'message', channel: 'whatsapp', text: message(filled, read, known) };
  }
}

const greetingFor = ({ person, isToMany }: Known) =>
  person ? `Oi, ${person}!` : isToMany ? 'Oi, pessoal!' : 'Oi, tudo bem?';

/** "pro direct da loja Raiz": a business that is written to. */
const BUSINESS =
  /(?<![\p{L}])([oa]) ((?:loja|padaria|cl[ií]nica|oficina|mercado|restaurante|bar|escola|farm[aá]cia|academia|sal[aã]o|cafeteria|emp[oó]rio|confeitaria|[oó]tica|queijaria|pousada|hotel|empresa|distribuidora)\s(?:d[aeo]s?\s)?\p{Lu}[\p{L}&]+(?:\s\p{Lu}[\p{L}&]+){0,2})/u;

function greetingTo({ recipient }: RequestRead, known: Known): string {
  const [, article, name] =
    known.person === null && !known.isToMany
      ? (BUSINESS.exec(recipient.replace(/(?<![\p{L}])(?:d|pr|n|par[ao] )(?=[oa]\s)/giu, '')) ?? [])
      : [];
  return name ? `Oi, pessoal d${article} ${name}!` : greetingFor(known);
}

function message({ open, core, ask }: TextParts, read: RequestRead, known: Known): string {
  const text = `${joined(greetingTo(read, known), open, core)}\n\n${ask}`.trim();
  const form = addressOf(known.person);
  return form === null ? text : withAddress(text, form);
}

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
    `“${joined(open, core).replace('resolvi te escrever', 'resolvi te ligar')}”`,
    `“${ask}” (silêncio até a pessoa responder)`,
    'Se estiver sem tempo: “Te ligo às [confirme: horário], dois minutos. Combinado?”',
  ].join('\n');

const withoutIntroduction = (text: string) => text.replace(/aqui é .*/i, '');

/** "com os dois valores" */
const SEVERAL =
  /\b(?:os|ess[ea]s|todos os|tod[oa]s ess[ea]s) (?:dois |duas |tres )?(?:precos?|valores|numeros|contas|totais)\b|\bos dois(?=\W{0,3}$|\s?[,.;!]|\s(?:pr[ao]|para)\b)/;

/** An outcome that nobody may promise in somebody else's name. */
const PROMISE =
  /\b(?:garant|promet)\w*\b.{0,40}\b(?:contempla\w*|aprova\w*|lucr\w*|resultados?|emagrec\w*|cur[ae]\w*|rend\w*|valoriza\w*|ganh(?:ar|o))\b/;

function partsFor(
  { purpose, request, variant }: TextRequest,
  read: RequestRead,
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
  const prices = priceListIn(request);
  if (prices.length > 0)
    return { open: 'Seguem os valores:', core: `\n${prices.join('\n')}`, ask: PRICE_LIST_ASK };
  if (PROMISE.test(fold(request)))
    return { open: '', ...lastQuestion(lineOfObjection('guarantee', variant, known) ?? '') };
  return contentFor({ purpose, request, variant }, read, slots, known);
}

/** What the request tells and asks with the figure that it means, else the stock text of its purpose. */
function contentFor(
  { purpose, request, variant }: Omit<TextRequest, 'form'>,
  read: RequestRead,
  slots: Slots,
  known: Known,
): TextParts {
  const stated = statedIn(read, known);
  const { questions } = stated;
  const named = stated.sentences.filter(namesThings);
  const sentences = [
    ...stated.sentences.filter((one) => !namesThings(one)),
    ...referredThings(read, named, known),
  ];
  const said = asText([increaseBefore(request, sentences, known), ...sentences]);
  const result = THAT_RESULT.test(said) ? resultBefore(known.state) : null;
  const figure = result ? null : figureOf(said, { request, refers: read.refers }, known);
  const own = result ? said.replace(THAT_RESULT, ` no valor de ${result}`) : said;
  const isPriced = figure === null && WITH_PRICE.test(fold(request)) && !/r\$|\d/.test(fold(own));
  const isUnknown = figure === null && result === null && lacksValue(read.refers, own);
  const value = isPriced ? slots.valor : isUnknown ? '[confirme: valor]' : null;
  const price = value && (said !== '' || questions.length > 0) ? `O valor fica em ${value}.` : '';
  const content = spelled(
    joined(withoutOwnName(own, known.person), price, figure ? `${capital(figure)}.` : ''),
  );
  const question = questions.join(' ');
  if (content === '' && question === '')
    return stockParts({ purpose, request, variant }, slots, known);
  if (question !== '') return { open: '', core: content, ask: spelled(question) };
  const end = endOf({ purpose, variant }, content, figure !== null && said === '', read, known);
  const lead = rotated(LEADS, variant) ?? LEADS[0];
  return { open: '', core: capital(content.replace(OFFERED, lead)), ask: end };
}

const ROLE =
  '(?:(?:o |a )?(?:cliente|s[ií]ndic[oa]|noiv[oa]|alun[oa]|paciente|m[aã]e|dr[a]?\\.|sr[a]?\\.|dona|seu) )?';
/** The greeting names the customer: "Renata, aula de violão" begins with the lesson. */
function withoutOwnName(text: string, person: string | null): string {
  if (person === null) return text;
  const name = person.replace(/^(?:dona|seu|senhora?|sra?\.?|dra?\.?|doutora?)\s/iu, '');
  const lead = new RegExp(`^${ROLE}${asPattern(name)}[.,:]\\s+(?=\\p{L}|\\d)`, 'iu').exec(
    text,
  )?.[0];
  return lead ? capital(text.slice(lead.length)) : text;
}

/** How a text ends that asks nothing. */
function endOf(
  { purpose, variant }: { purpose: string; variant: number },
  content: string,
  isFigure: boolean,
  { orders, styles }: RequestRead,
  known: Known,
): string {
  if (isBrief(styles) || content.endsWith('?')) return '';
  if (variant > 0) return otherEnd(content, variant);
  const ending = endAfter(fold(orders));
  if (ending) return ending;
  if (isFigure) return 'Fica bom assim para você?';
  const own = TEXTS.find(({ key }) => key === purpose && /^(?:late-payer|deposit)$/.test(key));
  const ask = rotated(own?.variants ?? [], variant)?.ask ?? '';
  return ask === '' || ask.includes('{') ? closingFor(content, known) : ask;
}

/** A text whose request says nothing but what it is for. */
function stockParts(
  { purpose, request, variant }: Omit<TextRequest, 'form'>,
  slots: Slots,
  known: Known,
): TextParts {
  const spoken = purpose.startsWith('obj.')
    ? lineOfObjection(purpose.slice(4), variant, known)
    : null;
  // The greeting names the customer already.
  if (spoken)
    return {
      open: '',
      ...lastQuestion(known.person ? spoken.replace(`, ${known.person}`, '') : spoken),
    };
  const text = TEXTS.find(({ key }) => key === textFor(purpose, request));
  const example = text ? null : lineOfMethod(purpose, variant, known);
  if (example) return { open: '', ...lastQuestion(example.replace(/^oi,? [^!.?]*[!.?]\s*/i, '')) };
  const found = text ?? TEXTS.find(({ key }) => key === 'general');
  return rotated(knownFirst(found?.variants ?? [], slots), variant) ?? EMPTY;
}

/** Who did not come is offered another day; who has an appointment is reminded of it. */
const textFor = (purpose: string, request: string): string =>
  purpose === 'no-show' && /\b(?:remarc|reagend|faltou|nao (?:veio|apareceu))/.test(fold(request))
    ? 'reschedule'
    : purpose;

const PRICE_LIST_ASK = 'Qual deles te interessa?';
/** "com esse valor já com desconto": the result of the last sum. */
const THAT_RESULT =
  /\s(?:com|n)?\s?(?:ess[ae]|est[ae]|o|nesse) (?:valor|pre[cç]o|total)(?: j[aá])?(?: com (?:o |esse )?desconto)?(?![\p{L}])/iu;

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

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

/** The "[confirme: …]" marks of a text, without duplicates. */
export const unknownIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\[confirme: ([^\]]{1,300})\]/g)].map(([, what = '']) => fold(what) && what),
  ),
];
