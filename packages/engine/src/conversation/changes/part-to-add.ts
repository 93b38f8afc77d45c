import { toCustomer } from '../compose/content.ts';
import { asQuestion } from '../compose/request.ts';
import { spelled } from './spelling.ts';

const ADD =
  /^(?:por favor,?\s{0,3}|kk+\s{1,3}|(?:agora|ent[aã]o|t[aá]|ok|sim|isso)[,.]?\s{1,3}|tamb[eé]m\s{1,3}|e\s{1,3}|mais (?:comprido|longo|completo),?\s{1,3}|falta\s{1,3}(?:falar|dizer|p[oô]r|por|colocar)\s{1,3}(?:d[aoe]s?\s{1,3})?){0,6}(?:(?:coloca|coloque|bote|bota|p[oõ]e|ponha|inclui|inclua|acrescenta|acrescente|adiciona|adicione|menciona|mencione|cita|cite|usa|use|fala|fale|diz|diga|avisa|explica|menciona|conta|escreve|faltou (?:dizer|falar|colocar|p[oô]r|por)?|faltou)\s{0,3}(?:pr[ao] el[ea]s?\s{1,3})?(?:(?:a[ií]|tamb[eé]m|tb|tbm|embaixo|em baixo|no come[cç]o|no texto|no final|no fim|s[oó])\s{1,3}){0,4}(?:(?:que|q)\s{1,3})?)/iu;

/** "teve o Zé, que ficou dois dias perdido. usa essa" */
const USES =
  /[.,;]?\s{0,3}(?:usa|use|p[oõ]e|coloca|bota|inclui|acrescenta)\s{1,3}(?:essa|esse|isso)(?:\s{1,3}(?:a[ií]|tamb[eé]m|n[oa]\s\p{L}+|ness[ae]\s\p{L}+))?\s{0,3}[.!]{0,12}$/iu;

const BARE_PLACE = /^(?:a[ií]|tb|tbm|tamb[eé]m)$/iu;
const ALSO = /^(?:(?:e|mas|tamb[eé]m|agora|a[ií]|depois|pensando bem)[,]?\s)+/iu;
const TIME =
  /(?<![\p{L}])(?:segunda|ter[cç]a|quarta|quinta|sexta|s[áa]bado|domingo|amanh[ãa]|hoje)(?![\p{L}])/iu;
/** What a part orders to do in the text, as it is said to the customer. */
const IMPERATIVES: readonly (readonly [RegExp, (rest: string) => string])[] = [
  [
    /^pe[cç]?[dc]?[ea] (?:mil )?desculpas?(?: tamb[eé]m)?( p[eo].{2,80})?$/iu,
    (rest) => `Desculpa ${rest.trim() || 'pelo transtorno'}`,
  ],
  [
    /^(?:ofere[cç][ea]|sugere)(?: (?:pr[ao] )?el[ae]s?)?\s(.{3,120})$/iu,
    (rest) =>
      TIME.test(rest) ? `Consigo ${rest}. Qual fica melhor para você?` : `Te ofereço ${rest}`,
  ],
  [
    /^d[aá](?: tamb[eé]m)?(?: pr[ao] el[ae]s?)?\s((?:uma?|de)\s.{3,120})$/iu,
    (rest) => `Você ganha ${rest}`,
  ],
  [/^pergunta(?: (?:pr[ao] )?el[ae]s?)?\s(.{3,120})$/iu, asQuestion],
  [
    /^(?:convida|chama)\s(?:el[ae]\s)?((?:pra|para|pro)\s.{3,120})$/iu,
    (rest) => `Quero te convidar ${rest}`,
  ],
  [
    /^(?:convida|chama)\sel[ae]s\s((?:pra|para|pro)\s.{3,120})$/iu,
    (rest) => `Quero convidar vocês ${rest}`,
  ],
  [
    /^(?:lembra|relembra)(?: el[ae]s?)?\s(?:que\s|q\s)?(.{3,120})$/iu,
    (rest) => `Só lembrando: ${rest}`,
  ],
  [
    /^agradece(?: el[ae]s?)?(?: tamb[eé]m)?\s(.{3,120})$/iu,
    (rest) => `Obrigado ${/^p[eo]/iu.test(rest) ? rest : `por ${rest}`}`,
  ],
];

/** "oferece sexta às 18h" as what the customer reads: "Consigo sexta às 18h, …"; null for other parts. */
function imperativeAsPart(request: string): string | null {
  const text = request
    .trim()
    .replace(ALSO, '')
    .replace(/(?<![.!])[.!]+$/u, '');
  for (const [order, worded] of IMPERATIVES) {
    const found = order.exec(text);
    const rest = found?.[1] ?? '';
    if (found) return spelled(worded(toCustomer(rest)));
  }
  return null;
}

/** What the request wants to add; null when it does not say it. */
export function partToAdd(request: string): string | null {
  const ordered = imperativeAsPart(request);
  if (ordered) return ordered;
  const part = request
    .replace(USES, '')
    .replace(ADD, '')
    .replace(/^(?:a[ií]|tamb[eé]m)\s+(?:(?:que|q)\s+)?/iu, '')
    .replace(/\s{0,3}(?:tamb[eé]m|pfv|por favor|no final|no fim)\s{0,3}[.!]{0,12}$/iu, '')
    .trim();
  return part.length >= 3 &&
    !BARE_PLACE.test(part) &&
    !/^(?:mais )?(?:uma parte|alguma coisa|algo|isso|ess[ae](?: (?:valor|pre[cç]o|total|conta))?)(?: (?:a[ií]|tamb[eé]m|n[oa] \p{L}+|ness[ae] \p{L}+))?$/iu.test(
      part,
    )
    ? spelled(part)
    : null;
}
