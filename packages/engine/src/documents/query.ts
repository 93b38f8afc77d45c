import { fold, lengthInWords } from '../shared/text.ts';
import { daysOf } from './hours.ts';
import { figuresOf } from './quantities.ts';
import type { RowKind } from './row.ts';
import { sameStem, stemsOf, wordsOf } from './terms.ts';

/** A number of a question: "25 dias", "3 canecas", "10%". */
export interface AskedNumber {
  value: number;
  unit: string | null;
  kind: 'percent' | 'money' | 'counted';
  /** Stems from this number to the next one. */
  of: string[];
  /** As written, with the counted noun. */
  written: string;
}

/** What a question asks of the rows. */
export interface Query {
  asks: ReadonlySet<RowKind>;
  terms: string[];
  numbers: readonly AskedNumber[];
  /** Days of the week that it names. */
  days: ReadonlySet<string>;
  /** Whether it names a telephone, an address or another contact. */
  namesContact: boolean;
  /** Whether it names a rule such as a discount or a deadline. */
  namesRule: boolean;
  isFollowUp: boolean;
}

const PRICE =
  /\b(?:quanto|qto|qnto|qt)\b(?! (?:tempo|posso (?:dar|baixar|abater)|de desconto|dias))|\bquantos reais\b|\b(?:qual|quais|me (?:passa|diz|fala|da))\b.{0,40}\b(?:precos?|valor(?:es)?|custo)\b|\b(?:precos?|valor(?:es)?) (?:d[aoe]s?|para|pra|com|em|por|de|no|na|final|total)\b|\bpor quanto\b|^(?:e )?(?:o )?(?:precos?|valor)\b|\bcustam?\b|\bsai por\b|\btotal\b|\bcom \d+ ?% (?:de desconto|off)|\b(?:e|sao) pag[oa]s?\b|\bpagam? (?:alguma coisa|algo|quanto|taxa)\b|\b(?:cobra(?:m|d[ao])?|gratis|gratuit[oa]|de graca|sem custo)\b|\borcamento (?:de|para|com)\b/;
const HOURS =
  /\bhorarios? (?:de|d[aeo]s?) (?:atendimento|funcionamento|loja|abertura|voces|visita|expediente)|\b(?:qual|quais) (?:e )?(?:os? )?(?:seus? )?horarios?\b|\b(?:que|quais) horas?\b|\bexpediente\b|\b(?:abre|abrem|fecha|fecham|aberto|aberta|plantao)\b|\bfuncionam?\b.{0,30}\b(?:sabados?|domingos?|feriados?|segunda|noite|fim de semana|dias?|hora)|\batend\w*\b.{0,30}\b(?:sabados?|domingos?|feriados?|segunda|noite|fim de semana|finais de semana)\b/;
const CONTACT =
  /\b(?:telefones?|fone|celular|whats\w*|zap|e-?mail|enderec\w+|instagram|insta|site|cnpj|chave pix|contatos?)\b|\bonde (?:fica|voces)|\bnumero (?:d[aeo]|pra|para) /;
const NAMED_CONTACT =
  /\b(?:telefones?|fone|celular|whats\w*|zap|e-?mail|enderec\w+|instagram|insta|site|cnpj|chave pix)\b/;
const DEADLINE =
  /\bprazos?\b|\bquantos? (?:dias|tempo|meses|horas|semanas)\b|\bem quanto tempo\b|\bquantas (?:horas|semanas)\b|\bdemora\w*\b|\bquando (?:chega|entreg|fica pront)|\bvalidade\b|\bduracao\b|\bdura\b|\bquanto tempo\b/;
const POLICY =
  /\b(?:desconto|descontinho|abatimento|troc\w+|devol\w+|garantia|carencia|cancel\w+|desmarc\w+|multa|juros|entrada|sinal|pedido minimo|compra minima|minim[oa]|maxim[oa]|limite|parcel\w+|(?:quantas|em \d+) vezes|\d+ ?x|frete|comissao|reembols\w+|estorn\w+|reserv\w*|tolerancia|atras\w+|antecedencia|formas? de pagamento|pagamento|boleto|pix|cartao|cheque|brinde|bonus|cashback|nota fiscal|entreg\w+|instala\w*|domicilio|pagam?|idade (?:minima|maxima)|que idade|aceita\w*|taxa|fidelidade|reajuste|estoque|arrepend\w+|desist\w+|remarc\w+|visita|orcamento|politica|regra)\b/;
/** "cliente quer 6%, posso dar?" asks for the limit of discounts. */
const GRANTS =
  /\d ?%.{0,30}\b(?:posso|podemos|pode|consigo|alcada)\b|\b(?:posso|podemos|pode) (?:dar|fazer|liberar|conceder|tirar)\b.{0,20}\d ?%/;
/** "Tem café da manhã?" */
const OFFERED =
  /^(?:e |mas |voces |vcs |ai |oi |a gente )*(?:tem|inclui|oferece\w*|aceita\w*|pode|da pra)\b|\bquant[oa]s\b/;
const ASKS =
  /\?|^(?:e |mas |entao |oi |ola |coach |bom dia |boa tarde )*(?:qual|quais|quanto|quantos|quantas|qto|ate quanto|ate quando|posso|podemos|pode|tem|temos|ha|existe|aceita|da pra|em quant|como (?:e|funciona|fica)|me (?:passa|diz|fala|da|informa)|quero saber|preciso saber|quando|onde)\b|\b(?:qual|quanto|quantas|quantos)\b/;
/** Questions about what to do or say: for the coach, not for the documents. */
const ADVICE =
  /\bo que (?:eu )?(?:faco|digo|respondo|falo|posso (?:fazer|dizer|falar))\b|\bcomo (?:eu |que eu )?(?:respond|lid|contorn|argument|negoci|fech|falo|digo|peco|cobro|convenc|justific|defend|explic|aborda|ofere)\w*|\b(?:escrev|faz|monta|cria|redig)\w* (?:uma?|o|a) (?:mensagem|texto|script|resposta|roteiro|post)\b|\bmeta\b|\bmelhor(?:es)? (?:horario|hora|dia|jeito|forma|canal|momento|maneira)|\bcomissao em cima\b/;
/** Questions of persons, places and reasons are answered by passages. */
const PASSAGE =
  /^(?:e |mas |entao )*(?:quem|por ?que|pq|o que (?:e|foi|sao|significa)|como (?:e|sao|foi) (?:feit|calcul|defin|realiz)\w*|onde (?!fica|voces))/;
const FOLLOW_UP = /^(?:(?:e|mas e|mas|ok e|ta e|certo e|entao)\b[ ,]*)/;
/** "telefone de urgência" asks for one. */
const CONTACT_WORDS = 4;
const QUESTION_MAX = 400;
const FOLLOW_UP_WORDS = 4;
/** A longer question that names no kind of answer may name another item. */
const OPEN_WORDS = 7;

/** Reads a question; without a subject of its own it follows the previous ones, the newest last. */
export function readQuery(question: string, previous: readonly string[] = []): Query {
  const query = readOne(question.slice(0, QUESTION_MAX));
  if (!query.isFollowUp) return query;
  const before =
    previous.length > 0 ? readQuery(previous.at(-1) ?? '', previous.slice(0, -1)) : null;
  return before && before.asks.size > 0 ? merged(query, before) : query;
}

function readOne(question: string): Query {
  const folded = fold(question);
  const terms = [...new Set(stemsOf(question))];
  const asks = asksOf(folded);
  const words = wordsOf(question).length;
  return {
    asks,
    terms: [...new Set([...terms, ...impliedTerms(folded)])],
    numbers: numbersOf(question),
    days: daysOf(folded),
    namesContact: asks.has('contact') && NAMED_CONTACT.test(folded),
    namesRule: POLICY.test(folded) || DEADLINE.test(folded) || GRANTS.test(folded),
    isFollowUp:
      FOLLOW_UP.test(folded) ||
      (words <= OPEN_WORDS && isOpen(asks)) ||
      (words <= FOLLOW_UP_WORDS && terms.length === 0),
  };
}

/** Whether nothing but an answer is asked for. */
const isOpen = (asks: ReadonlySet<RowKind>) => [...asks].every((kind) => kind === 'answer');

/** Subjects that a question names by its form. */
function impliedTerms(folded: string): string[] {
  return [
    ...(/\b(?:em quantos dias|quanto tempo|quando (?:fica|chega|sai))\b/.test(folded)
      ? ['prazo']
      : []),
    ...(GRANTS.test(folded) ? ['descon'] : []),
    ...(/\bate quanto\b|\bno maximo quanto\b/.test(folded) ? ['maximo'] : []),
    ...(/\bonde (?:fica|e|esta|voces)\b/.test(folded) ? ['endere'] : []),
  ];
}

function asksOf(folded: string): Set<RowKind> {
  const asks = new Set<RowKind>();
  if (ADVICE.test(folded) || PASSAGE.test(folded)) return asks;
  if (PRICE.test(folded)) asks.add('price');
  const isContact = NAMED_CONTACT.test(folded) && lengthInWords(folded) <= CONTACT_WORDS;
  if (!ASKS.test(folded) && asks.size === 0 && !isContact) return asks;
  if (HOURS.test(folded)) asks.add('hours');
  if (CONTACT.test(folded)) asks.add('contact');
  if (GRANTS.test(folded)) asks.add('policy');
  if (DEADLINE.test(folded)) asks.add('deadline');
  if (POLICY.test(folded) || OFFERED.test(folded)) asks.add('policy');
  // Any question may be one of the questions and answers of a document.
  asks.add('answer');
  return asks;
}

function numbersOf(question: string): AskedNumber[] {
  const figures = figuresOf(question).filter(({ kind }) => kind !== 'date' && kind !== 'clock');
  return figures.map(({ kind, value, range, start, end }, at) => ({
    value,
    unit: range.unit,
    kind: kind === 'percent' || kind === 'money' ? kind : 'counted',
    of: stemsOf(question.slice(start, figures[at + 1]?.start ?? question.length)),
    written: question.slice(start, end),
  }));
}

/**
 * A follow-up replaces what it names: "e com 35?" the number, "e à vista?" adds a condition; which of
 * its terms are items is decided by the rows, so both are kept, the new ones first.
 */
function merged(query: Query, before: Query): Query {
  const replaced = query.numbers.reduce(withNumber, before.numbers);
  const asks = asksOfFollowUp(query.asks, before.asks);
  return {
    asks,
    terms: [
      ...query.terms,
      ...before.terms.filter((term) => !query.terms.some((own) => sameStem(own, term))),
    ],
    numbers: replaced,
    days: query.days.size > 0 ? query.days : before.days,
    namesContact: query.namesContact,
    namesRule: query.namesRule || before.namesRule,
    isFollowUp: true,
  };
}

/** "e em 12x?" after a price asks for a price. */
function asksOfFollowUp(own: ReadonlySet<RowKind>, before: ReadonlySet<RowKind>) {
  const kinds = [...own].filter((kind) => kind !== 'answer');
  const isOnlyRule = own.has('policy') && kinds.length === 1 && before.has('price');
  if (kinds.length === 0) return before;
  return isOnlyRule ? new Set<RowKind>([...own, 'price']) : own;
}

/** A number with a unit replaces the one of this unit; a bare one replaces the first. */
function withNumber(before: readonly AskedNumber[], number: AskedNumber): AskedNumber[] {
  const at = number.unit === null ? 0 : before.findIndex(({ unit }) => unit === number.unit);
  const old = before[at];
  return old ? before.with(at, renumbered(old, number)) : [...before, number];
}

function renumbered(old: AskedNumber, number: AskedNumber): AskedNumber {
  if (number.unit) return { ...number, of: number.of.length > 0 ? number.of : old.of };
  // "e a de 40?" after "20 mil km"
  const isInThousands = /\bmil\b/i.test(old.written) && number.value < 1000;
  const written = old.written.replace(/^[\d.,]+/, number.value.toLocaleString('pt-BR'));
  const value = isInThousands ? number.value * 1000 : number.value;
  return { ...old, value, kind: number.kind, written };
}
