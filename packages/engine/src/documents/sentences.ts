import { fold } from '../shared/text.ts';
import { contactRow } from './contacts.ts';
import { pricesIn } from './figures.ts';
import { hoursRow } from './hours.ts';
import { figuresOf } from './quantities.ts';
import type { ExtractedRow, Place, RowAmount, RowKind } from './row.ts';

const POLICY =
  /\b(?:desconto|abatimento|troca|trocas|trocar|devol\w+|garantia|cancel\w+|arrepend\w+|multa|juros|entrada|sinal|pedido minimo|compra minima|minim[oa]|maxim[oa]|limite|parcel\w+|frete|comiss\w+|reembols\w+|estorn\w+|reserva\w*|tolerancia|atraso|antecedencia|pagamento|pagamos|boleto|pix|cartao|cartoes|cheque|brinde|bonus|cashback|nota fiscal|retirada|assistencia|vistoria|caucao|fidelidade|reajuste|taxa|alcada|aprovacao|autorizacao|proibid[oa]|permitid[oa]|agendamento|remarca\w+|avaria|orcamento|pagam?|idade|gratuidade|gratis|gratuit\w+|cortesia|inclus[oa]s?)\b/;
const DEADLINE =
  /\b(?:prazos?|entrega\w*|instala\w+|validade|valid[oa]s?|demora|duracao|dura|leva|conclui\w+|producao|produz\w*|postagem|despacha\w*|envi\w+|retorno|resposta|responde\w*|fica(?:m)? pront\w+|fabricacao)\b|\bem (?:ate )?\d+ (?:dias?|horas?|semanas?|mes(?:es)?|minutos?)\b/;
const DURATION = /\b(?:dias?|horas?|h|semanas?|mes|meses|anos?|minutos|min|uteis)\b/;
const RULE =
  /\b(?:nao|proibid\w+|permitid\w+|gratis|gratuit\w+|isent\w+|so|somente|apenas|aceit\w+|obrigatori\w+|exige\w*|inclu\w+|necessari\w+|pode\w*|mediante|sem)\b/;
const PRICED =
  /\be r\$|\b(?:cust(?:a|am|o)|sai|saem|fica|preco|valor|por|cobr\w+|mensalidade|a partir|e r\$|apenas|investimento|taxa|diaria|e de|sao|plano|pacote|hora|aula|sessao)\b/;
const NOT_PRICED =
  /\b(?:faturamento|capital|patrimonio|acima de|superior|faturou|salario|premiacao|economia|economiz\w+|comissao|multa|limite|minim[oa]|maxim[oa]|desconto)\b/;
/** Lines that address the reader as a program. */
const ORDERS =
  /\b(?:ignor(?:e|em|ar)|desconsider\w+|esquec\w+|instruc\w+|assistente|assistant|prompt|system|modelo de linguagem|ia\b.{0,20}\bdev\w+|responda|diga (?:que|ao)|you are|instructions?|revele|finja)\b/;
const ITEM_MAX = 90;

/** "De 3 a 6 dias: 50%" is about what the sentence before is about. */
const CONTINUED =
  /^(?:De \d|Entre \d|Menos de|Mais de|Acima de|Abaixo de|Até \d|Após|A partir de)/u;

/** Whether a text gives orders to its reader: such text is no data. */
export const isOrder = (text: string) => ORDERS.test(fold(text));

/** The statements of a sentence or of a record such as "Desconto máximo: 10%". */
export function rowsOfSentence(text: string, place: Place): ExtractedRow[] {
  const folded = fold(text);
  if (isOrder(text)) return [];
  const contact = contactRow(text, place);
  if (contact && !/\d ?%/.test(text)) return [contact];
  const hours = contact ? null : hoursRow(text, folded, place);
  if (hours) return [hours];
  if (/\d/.test(text) && PRICED.test(folded) && !NOT_PRICED.test(folded)) {
    const prices = pricedRows(text, place);
    if (prices.length > 0) return prices;
  }
  const subject = CONTINUED.test(text) ? fold(place.subject ?? '') : '';
  const kind = statementKind(`${subject} ${folded}`.trim());
  const found = kind ? [statement(kind, text, place)] : [];
  return contact ? [contact, ...found] : found;
}

function statementKind(folded: string): RowKind | null {
  const hasFigure = /\d/.test(folded);
  const isPolicy = POLICY.test(folded);
  if (DEADLINE.test(folded) && hasFigure && DURATION.test(folded)) {
    return isPolicy && !/\bprazo|entreg|instala/.test(folded) ? 'policy' : 'deadline';
  }
  if (isPolicy && (hasFigure || RULE.test(folded))) return 'policy';
  return /\bentreg\w+|\batend\w+/.test(folded) && RULE.test(folded) ? 'policy' : null;
}

/** Words of a second price of the same item: "ou 12x de R$ 110". */
const PAYMENT = /\b(?:vista|\d+ ?x|vezes|pix|cartao|boleto|parcela\w*|prazo|dinheiro|promoc\w+)\b/;

/** A price of prose, with the words before it as its item. */
function pricedRows(text: string, place: Place): ExtractedRow[] {
  let from = 0;
  let lastItem = '';
  return pricesIn(text).map((price) => {
    const before = text.slice(from, price.start);
    const found = itemBefore(before);
    const isSame = lastItem !== '' && (found === '' || PAYMENT.test(fold(found)));
    const terms = isSame ? itemBefore(before.replace(/^.*?(?=\bou\b|,)/i, '')) : '';
    if (!isSame) lastItem = found;
    from = price.end;
    return {
      ...base(place),
      kind: 'price' as const,
      item: lastItem,
      conditions: [isSame && terms !== price.condition ? terms : '', price.condition].filter(
        Boolean,
      ),
      value: price.value,
      amount: price.amount,
      per: price.per,
    };
  });
}

function statement(kind: RowKind, text: string, place: Place): ExtractedRow {
  const figures = figuresOf(text).filter(({ start, end }) => /\d/.test(text.slice(start, end)));
  const [figure] = [
    ...figures.filter((one) => one.kind === 'percent'),
    ...figures.filter((one) => one.kind === 'money'),
    ...figures,
  ];
  return {
    ...base(place),
    kind,
    range: figure?.kind === 'counted' && figure.isRange ? figure.range : null,
    item: figure
      ? itemBefore(text.slice(0, figure.start)) || (place.subject ?? '')
      : text.slice(0, ITEM_MAX),
    conditions: [],
    value: figure ? text.slice(figure.start, figure.end).trim() : '',
    amount: figure ? amountOf(figure) : null,
    per: null,
  };
}

function amountOf({ kind, range, value }: ReturnType<typeof figuresOf>[number]): RowAmount {
  const high = range.high !== null && range.high !== value ? range.high : null;
  return { low: value, high, kind: kind === 'money' || kind === 'percent' ? kind : 'other' };
}

const base = ({ section, page, line }: Place) => ({
  range: null,
  section,
  page,
  line,
  isSentence: true,
});

/** Words between an item and its figure. */
const LINKS = new Set(
  'e sao de do da em ate por custa custam custo sai saem fica ficam no na valor preco apenas a o com partir ser pode tem ou igual menos mais acima abaixo entre apos ='.split(
    ' ',
  ),
);
const LEADING = new Set('e ou mas o a os as'.split(' '));

/** The words before a figure, without the verbs and prepositions at their end. */
function itemBefore(text: string): string {
  const clause =
    text
      .slice(-ITEM_MAX * 2)
      .split(/[;.!?] /)
      .at(-1) ?? '';
  const words = clause
    .replace(/[()]/g, ' ')
    .split(/[\s,:–—]+/)
    .filter(Boolean);
  while (words.length > 0 && LINKS.has(fold(words.at(-1) ?? ''))) words.pop();
  while (words.length > 0 && LEADING.has(fold(words[0] ?? ''))) words.shift();
  return words.join(' ').slice(-ITEM_MAX).trim();
}
