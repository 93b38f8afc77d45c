import { questionWords } from '../../shared/question-words.ts';
import { asPattern, fold } from '../../shared/text.ts';
import { moneyStated } from './money-stated.ts';

/** Reads the values of one kind in a clause, in their order. */
export type ValueReader = (clause: string) => string[];

/** What a question asks for, and whether the values themselves name it: "800 cabeças". */
export interface ValueKind {
  read: ValueReader;
  isNamed: boolean;
  /** Whether a value may go on over commas. */
  isLong?: true;
}

const MONTH =
  '(?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)';
const WEEKDAY = '(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?';
/** "quinta-feira, dia 15" is one day. */
const DAY = `${WEEKDAY},? (?:o )?dia \\d{1,2}(?:/\\d{1,2}| de ${MONTH})?|(?:dia )?\\d{1,2} de ${MONTH}|dia \\d{1,2}(?:/\\d{1,2})?|\\d{1,2}/\\d{1,2}|${WEEKDAY}|amanh[ãa]|(?:semana|m[êe]s) que vem|(?:fim|come[çc]o) d[oe] m[êe]s|${MONTH}`;
const HOUR =
  '\\d{1,2}\\s?h(?:\\d{2})?(?:\\s?min)?|\\d{1,2}:\\d{2}|\\d{1,2} horas|\\d{1,2} (?:e meia )?da (?:manh[ãa]|tarde|noite)|meio[- ]dia';

const all = (form: string): ValueReader => {
  const pattern = new RegExp(`(?<![\\p{L}\\d/:])(?:${form})(?![\\p{L}\\d])`, 'giu');
  return (clause) => [...clause.matchAll(pattern)].map(([value]) => value);
};

const days = all(DAY);
const hours = all(HOUR);
/** The readers of a day and of an hour, for a question that asks for both. */
export const DAY_AND_HOUR: readonly [ValueKind, ValueKind] = [
  { read: days, isNamed: false },
  { read: hours, isNamed: false },
];

const rates = all('\\d+(?:,\\d+)?\\s?(?:%|por cento)');
const OF_RATE = /\b(?:desconto|comissao|taxa|juros|margem|sinal|entrada|porcentagem|multa)\b/;
const phones = all('(?:\\(?\\d{2}\\)?[\\s-]?)?9?\\s?\\d{4}[\\s-]\\d{4}|\\d{10,11}');
const emails = all('[\\w.+-]{1,40}@[\\w-]{1,40}(?:\\.[\\w-]{1,20}){1,3}');
/** "rua do Comércio, 210, perto da matriz": with what follows in the sentence. */
const ADDRESS =
  /(?<![\p{L}])(?:rua|avenida|av\.|travessa|estrada|rodovia|pra[çc]a|alameda|quadra)\s[^.!?;]{3,70}/iu;
const addresses: ValueReader = (clause) => ADDRESS.exec(clause)?.slice(0, 1) ?? [];

/** Kinds whose values nothing else looks like: any of the talk may be meant. */
const PLAIN_FORMS: readonly (readonly [asks: RegExp, reads: ValueReader])[] = [
  [
    /\b(?:telefone|celular|fone|numero d(?:el[ae]|[oa])|(?:o|qual) (?:zap|whats\w*|contato) d(?:el[ae]|[oa]))\b/,
    phones,
  ],
  [/\be-?mail d(?:el[ae]|[oa])\b/, emails],
  [/\b(?:endereco|que rua|qual (?:a |e a )?rua|onde fica)\b/, addresses],
];
const FORMS: readonly (readonly [asks: RegExp, reads: ValueReader])[] = [
  [/\b(?:que|q|qual|ate q(?:ue)?|em q(?:ue)?|pra q(?:ue)?) mes\b/, all(MONTH)],
  [/\b(?:que|q|qual|quais) (?:era |foi |e )?(?:a |o )?horas?\b|\bhorario\b/, hours],
  [/\bque ano\b/, all('(?:19|20)\\d{2}')],
  [/\b(?:quando|(?:que|q|qual) dia|data|desde que dia|ate quando)\b/, days],
  [/\bporcentagem|percentual|quantos por cento\b/, rates],
];
const COUNTED = /\b(?:quant[oa]s|qts|qtas)(?: (?:de|d[ao]))? (\p{L}{2,})/u;
const NOT_COUNTED =
  /^(?:foi|era|eram|sao|eu|que|el[ae]s?|deu|vale|fica|ficou|mesm\w|falei|disse|reais|tinha|tem|por|cento)$/;
const OF_MONEY =
  /\bquant[oa]\b|\b(?:valor|preco|sinal|entrada|parcela|mensalidade|divida|frete|diaria|orcamento|total|desconto|comissao|taxa|multa|economia|lucro|sobra|ganho|diferenca)\b/;

/** Units as they are abbreviated beside a figure. */
const UNITS: readonly RegExp[] = [
  /^(?:minuto|min)/,
  /^(?:quilo|kilo|kg)/,
  /^(?:centimetro|cm)/,
  /^(?:metro|m2?$)/,
  /^(?:litro|l$)/,
  /^(?:hora|h$)/,
];
const NUMBER =
  '\\d[\\d.,]*(?: mil)?|uma?|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem';
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,])((?:${NUMBER})(?![\\d]))\\s?(?:(?:de|e|mil)\\s)?(\\p{L}+\\d?)(?:\\s(\\p{L}+))?`,
  'giu',
);

/** "8.900 por hectare" counts no hectares. */
const LINKS = /^(?:por|a|cada|o|em|n[oa]s?|com|pr[ao]s?|para|e|ou|que|q|so|reais|mil)$/;

/** "800 cabeças" for what is counted, also "3cm"; "grupo de 12" where the question names the group. */
function counts(thing: string, beside: readonly string[]): ValueReader {
  const unit = UNITS.find((one) => one.test(thing));
  const stem = thing.slice(0, Math.max(3, Math.min(5, thing.length - 1)));
  const isThing = (word: string) => unit?.test(fold(word)) || fold(word).startsWith(stem);
  return (clause) => {
    const counted = [...clause.matchAll(COUNT)].flatMap(([, number = '', one = '', two = '']) =>
      isThing(one)
        ? `${number} ${one}`
        : isThing(two) && !LINKS.test(fold(one))
          ? `${number} ${one} ${two}`
          : [],
    );
    return counted.length > 0 ? counted : groups(clause, beside);
  };
}

function groups(clause: string, beside: readonly string[]): string[] {
  const stems = beside.filter((one) => one.length >= 4).map(asPattern);
  if (stems.length === 0) return [];
  const group = new RegExp(
    `(?<![a-z])((?:${stems.join('|')})[a-z]{0,12}) (?:de|com) (\\d{1,4})(?! ?(?:%|reais|h\\b|dias?|mil\\b|anos?|[.,]\\d))`,
  );
  return group.exec(fold(clause))?.[2]?.split(' ') ?? [];
}

const ASKS_GOAL = /\b(?:qual|quanto|quantos|quantas|de quanto)\b.{0,30}\bmeta\b/;
const STATES_GOAL =
  /\b(?:meta|objetivo)\b|\b(?:quero|queria|preciso|pretendo|tenho (?:que|q|de)|vou) (?:vender|fechar|faturar|bater|fazer|tirar|ganhar|chegar)\b/;
const FIGURE =
  /(?:R\$ ?)?(?<![\d.,])\d[\d.]*(?:,\d+)?(?: mil| k\b)?(?: (?!em\b|n[oa]\b|por\b|at[ée]\b|e\b)\p{L}{3,})?/giu;
/** "quero vender 60 em 15 dias": the first figure after the wish. */
const goals: ValueReader = (clause) => {
  const at = STATES_GOAL.exec(fold(clause))?.index;
  return at === undefined ? [] : (clause.slice(at).match(FIGURE) ?? []).slice(0, 1);
};

const ASKS_DAY = /\b(?:que|q|qual|quais) (?:e o )?(?:dia|data)\b|\bquando\b|\bdia e h/;
const ASKS_HOUR = /\bhoras?\b|\bhorario\b/;
const ASKS_OTHER = /\b(?:quant[oa]s? horas|por hora|cada hora|hora extra|horas extras)\b/;

/** Whether a question asks for a day and for its hour. */
export function asksDayAndHour(question: string): boolean {
  const folded = questionWords(fold(question));
  return ASKS_DAY.test(folded) && ASKS_HOUR.test(folded) && !ASKS_OTHER.test(folded);
}

/**
 * What reads the values that a question asks for: days, hours, amounts, counted things; null for a
 * question of another kind.
 * @param stems of the question's words
 */
export function kindAsked(question: string, stems: readonly string[]): ValueKind | null {
  const folded = questionWords(fold(question));
  const plain = PLAIN_FORMS.find(([asks]) => asks.test(folded))?.[1];
  if (plain)
    return { read: plain, isNamed: true, ...(plain === addresses ? { isLong: true } : {}) };
  const form = FORMS.find(([asks]) => asks.test(folded))?.[1];
  if (form) return { read: form, isNamed: false };
  if (ASKS_GOAL.test(folded)) return { read: goals, isNamed: true };
  const counted = COUNTED.exec(folded)?.[1];
  if (counted && !NOT_COUNTED.test(counted)) {
    const others = stems.filter((stem) => !counted.startsWith(stem));
    return { read: counts(counted, others), isNamed: true };
  }
  if (!OF_MONEY.test(folded)) return null;
  const read: ValueReader = (clause) => [...rates(clause), ...moneyStated(clause)];
  return { read: OF_RATE.test(folded) ? read : moneyStated, isNamed: false };
}
