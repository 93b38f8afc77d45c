import type { Artefact } from '@salesai/contract/coach';
import { POSTS, TEXTS } from '../knowledge/conversation/index.ts';
import type { TextParts } from '../knowledge/conversation/knowledge.ts';
import { capital, fold } from '../shared/text.ts';
import { money } from '../sums/index.ts';
import type { WrittenKind } from './act.ts';
import { amountsIn } from './amounts.ts';
import { ownText } from './artefact.ts';
import { type Known, offerIn } from './known.ts';
import { lineOfMethod, lineOfObjection } from './lines.ts';

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
  const parts = partsFor(asked, known);
  const slots = slotsFor(asked, known);
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

const greetingFor = ({ person }: Known) => `Oi, ${person ?? '[nome]'}!`;

const message = ({ open, core, ask }: TextParts, known: Known) =>
  `${joined(greetingFor(known), open, core)}\n\n${ask}`;

const email = ({ open, core, ask }: TextParts, subject: string, known: Known) =>
  [
    `Assunto: ${subject}`,
    `Olá, ${known.person ?? '[nome]'},`,
    joined(open, core),
    ask,
    `Um abraço,\n${known.firstName || '[seu nome]'}`,
  ].join('\n\n');

const call = ({ open, core, ask }: TextParts, known: Known) =>
  [
    `“Oi, ${known.person ?? '[nome]'}, ${withoutIntroduction(open) === open ? `aqui é ${introduction(known)}. ` : ''}Você pode falar um minuto?”`,
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

/** "com o total dos 35 dias", "põe isso numa frase": the figure that was answered before. */
const ASKS_FIGURE =
  /\b(?:isso|total|resumo|essa conta|esse valor|valor(?:es)?|precos?|resultado|condicao|os dois|proposta)\b/;
const WITHOUT_FIGURE = /\bsem\b.{0,20}\b(?:valor\w*|preco\w*|citar)\b/;

/** The last answered figure that a request means, as a sentence to the customer. */
function figureFor(request: string, { state }: Known): string | null {
  const folded = fold(request);
  if (!ASKS_FIGURE.test(folded) || WITHOUT_FIGURE.test(folded)) return null;
  const numbers: string[] = folded.match(/\d+/g) ?? [];
  const answered = state.log
    .slice(-FIGURE_TURNS)
    .toReversed()
    .filter(({ act }) => act.kind === 'sum' || act.kind === 'document');
  const named = answered.find(({ turn }) =>
    numbers.some((number) => `${turn.userInput} ${turn.assistantResponse}`.includes(number)),
  );
  const found = named ?? answered[0];
  return found ? figureSentence(found.turn) : null;
}
const FIGURE_TURNS = 10;

/** What the seller earns is never written to a customer. */
const INTERNAL = /\b(?:margem|mark-?up|sobram?|lucro|comiss\S{1,20}|taxa leva|empata|custo)\b/i;

/** The first sentence of an answer, without marks, sources and steps. */
function figureSentence({
  userInput,
  assistantResponse,
}: {
  userInput: string;
  assistantResponse: string;
}): string | null {
  const [first = ''] = assistantResponse
    .replace(/^(?:Já falamos|Para não repetir|Outro ângulo)[^\n]*\n+/u, '')
    .split('\n');
  const [figure = ''] = first.split(' — **');
  const plain = figure.replace(/[*\\]/g, '').replace(/\.$/, '').trim();
  if (!/\d/.test(plain) || plain.length > 220 || INTERNAL.test(plain)) return null;
  const count = /\d[\d.,]{0,20} ?\p{L}+/u.exec(userInput)?.[0];
  return count && !plain.includes(count) && /^R\$/.test(plain) ? `${count}: ${plain}` : plain;
}

/** What a request says after its verb, kind and recipient: "da marmita de frango", "com 20 % de entrada". */
function detailsIn(request: string): string | null {
  const rest = request
    .replace(REQUEST_HEAD, '')
    .replace(/(?:^|[,.;]\s*)(?:o )?nome (?:d[ae]l[ae] )?(?:é |e |eh )?\p{L}+\.?/giu, '')
    .replace(/(?:^|,)\s*(?:sem|bem|mais|curt\w+|educad\w+|simples|bonit\w+)\b[^,.;]*$/iu, '')
    .replace(/^[\s,:;.–-]+/u, '')
    .replace(/(?<![\s,;.])[\s,;.]+$/u, '')
    .replace(
      /^(?:d[aeo]s?|com|sobre|que|q|pedindo|explicando|fala\w*(?: d[aeo]s?)?|dizendo)\s+/iu,
      '',
    );
  return rest.split(/\s+/).length >= 3 ? rest : null;
}
const REQUEST_HEAD =
  /^.{0,40}?(?:escrev\p{L}{1,20}|redij\p{L}|mont\p{L}|cri[ae]|fa[zç]\p{L}{0,20}|prepar\p{L}{1,20}|elabor\p{L}{1,20}|mand\p{L}|p[oõ]e|bota|gera|^)?\s{0,3}(?:isso\s{1,3})?(?:a[ií]\s{1,3})?(?:num|numa|uma?|o|a|os|as)?\s{0,3}(?:proposta|mensagem|msg|texto|textinho|zap|whats\p{L}{0,20}|e-?mail|post|legenda|story|stories|an[uú]ncio|carta|bilhete\p{L}{0,20}|convite|comunicado|aviso|recado|resumo|frase|resposta|roteiro|of[ií]cio|[aá]udio|fala)(?:\s{1,3}(?:curt\p{L}{1,20}|r[aá]pid\p{L}{1,20}|breve|resumid\p{L}{1,20}|pro insta|pro status|para o instagram)){0,4}(?:\s{1,3}(?:pra|pro|para|ao|à|a|de)\s{1,3}(?:[oa]\s{1,3})?(?:el[ae]s?|mim|eu|(?:dona|seu|sr\.?|sra\.?|dr\.?|dra\.?)?\s?\p{Lu}\p{L}{1,20}|\p{L}{1,20}(?=,)))?(?:,\s{0,3}(?:(?:dona|seu|sr\.?|sra\.?|dr\.?|dra\.?)\s)?\p{Lu}\p{L}{1,20})?/iu;

/** What nobody may promise in somebody else's name. */
const PROMISE = /\b(?:garant(?:o|imos|e|ir)|promet(?:o|emos|er))\b/;

function partsFor({ purpose, request, variant }: TextRequest, known: Known): TextParts {
  const figure = figureFor(request, known);
  const isPromise = PROMISE.test(fold(request));
  const own = isPromise ? null : (saidIn(request) ?? null);
  const detail = figure ?? (own === null && !isPromise ? detailToTell(request, purpose) : null);
  const content = [own, detail].filter(Boolean).join('. ') || null;
  if (isPromise)
    return { open: '', ...lastQuestion(lineOfObjection('guarantee', variant, known) ?? '') };
  const spoken =
    content === null && purpose.startsWith('obj.')
      ? lineOfObjection(purpose.slice(4), variant, known)
      : null;
  if (spoken) return { open: '', ...lastQuestion(spoken) };
  const text = TEXTS.find(({ key }) => key === purpose);
  const example = text || content ? null : lineOfMethod(purpose, variant, known);
  if (example) return { open: '', ...lastQuestion(example.replace(/^oi,? [^!.?]*[!.?]\s*/i, '')) };
  const found = text ?? TEXTS.find(({ key }) => key === 'general');
  const parts = found?.variants[variant % found.variants.length] ?? { open: '', core: '', ask: '' };
  if (!content) return parts;
  return { open: '', core: `${capital(content.replace(/[.!]{1,12}$/, ''))}.`, ask: parts.ask };
}

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
    oferta: named ? ownText(named) : UNKNOWN.oferta,
    valor: amountFor(request, known) ?? UNKNOWN.valor,
    quando: whenIn(request) ?? UNKNOWN.quando,
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
function amountFor(request: string, { state }: Known): string | null {
  const calculated = /\b(esse|este|desse|nesse|o) (valor|preco|total|resultado)\b/.test(
    fold(request),
  )
    ? resultBefore(state)
    : null;
  if (calculated) return calculated;
  const now = amountsIn(request, 0).findLast(({ isMoney }) => isMoney);
  const before = state.amounts.findLast(
    ({ isMoney, turn }) => isMoney && turn >= state.turns - AMOUNT_TURNS,
  );
  const found = now ?? before;
  return found ? money(found.value) : null;
}

/** The amount that the last sum found. */
function resultBefore({ log }: Known['state']): string | null {
  const sum = log.slice(-AMOUNT_TURNS).findLast(({ act }) => act.kind === 'sum')?.act;
  if (sum?.kind !== 'sum' || sum.outcome.kind !== 'result') return null;
  return /\*\*(?:\d+x de )?(R\$ [\d.,]+)\*\*/.exec(sum.outcome.answer)?.[1] ?? null;
}

const WHEN =
  /(?<![\p{L}])(?:até |na |no |dia |nesta |neste )?(hoje|amanhã|amanha|depois de amanhã|(?:segunda|terça|terca|quarta|quinta|sexta)(?:-feira)?|s[áa]bado|domingo|dia \d{1,2}(?: de \p{L}+)?|\d{1,2}\/\d{1,2}|semana que vem|m[êe]s que vem|in[íi]cio do m[êe]s|fim do m[êe]s)(?![\p{L}])(?:\s+(?:às|as|à|a)\s+\d{1,2}(?:h\d{0,2}|:\d{2})?)?/iu;

const whenIn = (request: string): string | null =>
  WHEN.exec(request)?.[0]
    ?.replace(/^(até|na|no|nesta|neste) /iu, '')
    .trim() ?? null;

const SAYING: readonly (readonly [RegExp, (content: string) => string])[] = [
  [
    /(?<![\p{L}])(?:dizendo|avisando|falando|explicando|contando|informando|que diga|que fale|diz|avisa|fala|explica|falar)\s{1,3}(?:(?:pra|para)\s{1,3}\p{L}{1,30}\s{1,3})?(?:que|q)\s{1,3}(.{4,600})$/iu,
    (content) => content,
  ],
  [
    /(?<![\p{L}])(?:avisando|informando|anunciando|divulgando)\s{1,3}(.{6,600})$/iu,
    (content) => `estou avisando: ${content}`,
  ],
  [/(?<![\p{L}])perguntando\s{1,3}(.{4,600})$/iu, (content) => `queria te perguntar ${content}`],
  [/(?<![\p{L}])pedindo\s{1,3}(.{4,600})$/iu, (content) => `queria te pedir ${content}`],
  [
    /(?<![\p{L}])(?:agradecendo|agradecer)\s{1,3}(.{4,600})$/iu,
    (content) => `quero te agradecer ${content}`,
  ],
  [
    /(?<![\p{L}])(?:convidando|convidar)\s{1,3}(?:pra|para|pro|a|ao)?\s{0,3}(.{4,600})$/iu,
    (content) => `quero te convidar para ${content}`,
  ],
  [
    /(?<![\p{L}])(?:lembrando|relembrando)\s{1,3}(?:de |do |da |que )?(.{4,600})$/iu,
    (content) => `passando para lembrar: ${content}`,
  ],
  [
    /(?<![\p{L}])(?:oferecendo|propondo)\s{1,3}(.{4,600})$/iu,
    (content) => `tenho uma sugestão para você: ${content}`,
  ],
];

/** What the seller wants to say, in the request's own words and addressed to the customer. */
function saidIn(request: string): string | null {
  for (const [pattern, phrase] of SAYING) {
    const content = pattern.exec(request)?.[1]?.trim();
    if (content) return ownText(phrase(toCustomer(content.replace(/[?]{1,12}$/, ''))));
  }
  return null;
}

/** "o pedido dela chegou" becomes "o seu pedido chegou". */
const toCustomer = (content: string) =>
  content
    .replace(/(?<![\p{L}])([oa]s?)\s+(\p{L}+)\s+del[ae]s?(?![\p{L}])/giu, '$1 seu $2')
    .replace(/(?<![\p{L}])a seu /giu, 'a sua ')
    .replace(/(?<![\p{L}])(?:pra|para) el[ae](?![\p{L}])/giu, 'para você')
    .replace(/(?<![\p{L}])el[ae](?![\p{L}])/giu, 'você')
    .replace(/(?<![\p{L}])(vc)(?![\p{L}])/giu, 'você')
    .replace(/(?<![\p{L}])n(?![\p{L}])/giu, 'não')
    .replace(/(?<![\p{L}])q(?![\p{L}])/giu, 'que');

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
