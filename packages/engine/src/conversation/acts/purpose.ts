import { METHODS } from '../../knowledge/coach/methods/index.ts';
import { TEXTS } from '../../knowledge/conversation/index.ts';
import { fold } from '../../shared/text.ts';
import { currentCase } from '../cases/case.ts';
import { objectionOf } from '../reading/objections.ts';
import { recognised } from '../reading/recognise.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';

/** Words of a request that name its purpose; the first match wins. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['thanks', /\b(agradec\w*|obrigad\w*|gratidao)\b/],
  ['follow-up', /\blembr\w+ (?:el[ae] )?(?:d[aeo]s? )?(?:proposta|orcamento|cotacao)\b/],
  ['deposit', /\b(sinal|adiantamento|entrada|reserva)\b/],
  [
    'late-payer',
    /\b(cobr(ar|ando|anca)|deve|devendo|atrasad\w*|vencid\w*|boleto|nao pagou|em aberto|calote)\b/,
  ],
  ['price-increase', /\b(aument\w*|reajust\w*|vai subir|novo preco|novo valor)\b/],
  [
    'no-show',
    /\b(faltou|falta|nao (veio|apareceu|aparece)|lembr(ete|ar|ando)|confirm(ar|ando|acao)|remarc\w*|desmarc\w*)\b/,
  ],
  [
    'follow-up',
    /\b(sumi(u|ram|do|da)|some|vacuo|nao respond\w*|retom\w*|retorno|follow|parou de|visualizou|esfriou|sem resposta)\b/,
  ],
  [
    'complaint',
    /\b(reclam\w*|desculp\w*|atras(o|ou|ei|amos)|errad\w*|defeito|troca|devolu\w*|veio errado)\b/,
  ],
  [
    'reactivation',
    /\b(reativ\w*|antig\w*|inativ\w*|voltar|faz tempo|saudade|sumida|ex.?client\w*)\b/,
  ],
  ['referral', /\b(indica\w*)\b/],
  [
    'promo',
    /\b(promo\w*|oferta|liquid\w*|black friday|natal|dia d[aeo]s?|pascoa|combo|kit|sorteio)\b/,
  ],
  [
    'after-sale',
    /\b(pos.?venda|depois (da|que) (compra|comprou|venda)|satisfa\w*|como ficou|cicatriz\w*)\b/,
  ],
  ['proposal', /\b(orcamento|proposta|cotacao)\b/],
  ['partnership', /\b(parceri\w*|convenio)\b/],
  ['event', /\b(feira|evento|convite|convid\w*|inaugura\w*|lancamento|degustacao)\b/],
  ['prepare-visit', /\b(reuniao|visita|agendar|marcar|conversa com|apresentacao em)\b/],
  ['closing', /\b(fech(ar|amento|ando)|contrato|bater o martelo|finalizar)\b/],
  ['discount-policy', /\b(desconto|abatimento)\b/],
  ['pricing', /\b(preco|valor|tabela|quanto custa)\b/],
  [
    'prospecting',
    /\b(primeir[oa] (contato|mensagem)|prospec\w*|client\w* nov\w*|desconhecid\w*|oferec\w*|apresent\w*|vender|frio|fria|cold|scripts?|roteiro|abertura)\b/,
  ],
];
/** "confirmação da reunião" is no reminder of an appointment in a salon. */
const MEETING = /\bconfirm\w+.{0,30}\b(?:reuniao|visita|apresentacao|conversa)\b/;
const NOT_A_PURPOSE =
  /^(objections|listening|spin|motivation|routine|goals|funnel|product|beginner|sales-drop|social|triggers|storytelling|phone|rapport|qualification|door|negotiation)$/;
/** Advice that the seller follows alone; nothing of it is said to a customer. */
const OWN_USE =
  /^(?:motivation|routine|goals|funnel|listening|qualification|product|beginner|sales-drop)$/;
const LIKELY = 0.2;

/**
 * What a text is for: a key of the texts, an objection ("obj.price"), or what the conversation was
 * about; null when nothing says it.
 */
export function purposeOf(request: string, state: ConversationState): string | null {
  const named = purposeNamed(request, state);
  return (
    named ??
    earlierPurpose(state) ??
    casePurpose(state) ??
    (countWords(request) >= 6 ? 'general' : null)
  );
}

/** What the request itself says a text is for; null when it leaves that to the conversation. */
export function purposeNamed(said: string, state: ConversationState): string | null {
  const request = said.replace(WITHOUT, '');
  const folded = fold(request);
  const named = MEETING.test(folded)
    ? 'prepare-visit'
    : WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
  const objection = objectionNamed(request);
  if (named === 'reactivation' && isFollowed(state)) return 'follow-up';
  if (named) return named;
  if (objection) return objection;
  const likely = recognised(request).ranked.find(({ label }) => /^ask\./.test(label));
  const topic = likely?.label.slice(4) ?? '';
  const isText = TEXTS.some(({ key }) => key === topic) && !NOT_A_PURPOSE.test(topic);
  return likely && isText && likely.probability >= LIKELY ? topic : null;
}

/** Who never bought is not an old customer: "faz a mensagem pra ela voltar" after "sumiu". */
const isFollowed = ({ subject }: ConversationState) =>
  subject?.kind === 'advice' && subject.topic === 'follow-up';

/** "mensagem pra quem achou caro". */
function objectionNamed(request: string): string | null {
  const after = /(?:quem|que|porque|pq)\s{1,3}(.{4,600})$/iu.exec(request)?.[1];
  if (!after) return null;
  const { label, probability } = recognised(after);
  return label.startsWith('obj.') && probability >= 0.6 ? label : null;
}

/** What a text to the current customer is most probably for. */
function casePurpose({ cases }: ConversationState): string | null {
  const one = currentCase(cases);
  const objection = one?.objections.at(-1);
  if (one?.stage === 'negotiating' && objection) return `obj.${objection}`;
  if (one?.stage === 'silent') return 'follow-up';
  return one?.stage === 'first-contact' ? 'prospecting' : null;
}

function earlierPurpose({ subject }: ConversationState): string | null {
  if (subject?.kind === 'objection' && objectionOf(subject.key)) return `obj.${subject.key}`;
  if (subject?.kind === 'text') return subject.purpose;
  if (subject?.kind !== 'advice') return null;
  const isKnown = METHODS.some(({ key }) => key === subject.topic);
  return isKnown && !OWN_USE.test(subject.topic) ? subject.topic : null;
}

/** "sem falar de valor" is not what a text is for. */
const WITHOUT = /,?\s?sem (?:falar|citar|dizer|mencionar|tocar)[^,.;]{0,60}/giu;

const CASES = /^(?:follow-up|late-payer|complaint|no-show|reactivation|referral)$/;

/** The method for a case that its words show: "sumiu faz 9 dias" is one for following up. */
export function caseNamed(said: string): string | null {
  const folded = fold(said);
  const topic = WORDS.find(([key, pattern]) => CASES.test(key) && pattern.test(folded))?.[0];
  return topic ?? null;
}

const INSISTED =
  /^(deposit|late-payer|price-increase|no-show|referral|discount-policy|partnership|proposal|complaint)$/;

/** Whether what a customer refuses is what a method is about, such as a deposit. */
export const keepsMethod = (method: string): boolean => INSISTED.test(method);

/** The method or objection that "e se eu cobrar sinal?" or "e se disser que tá caro?" names. */
export function topicNamed(said: string): string | null {
  const folded = fold(said);
  const topic = WORDS.find(([, pattern]) => pattern.test(folded))?.[0];
  return topic && INSISTED.test(topic) ? topic : objectionSaid(said);
}

const IF =
  /^\W{0,9}(?:e|mas|então)?\s{0,3}(?:se|quando|na hip[oó]tese de|suponha que)\s{1,3}(?:(?:el[ae]|o cliente|a cliente|a pessoa)\s{1,3})?(?:(?:disser|falar|dizer|responder|alegar|falou|disse)\s{1,3}(?:que\s{1,3})?)?/iu;

function objectionSaid(said: string): string | null {
  const { label, probability } = recognised(said.replace(IF, '').replace(/\?$/, ''));
  return label.startsWith('obj.') && label !== 'obj.unknown' && probability >= 0.6 ? label : null;
}
