import { fold } from '../../shared/text.ts';
import { inDigits } from '../number-words.ts';
import { figuresOf } from '../quantities.ts';
import { stemsOf, wordsOf } from '../terms.ts';

/** A number of a message: how many, how large, or for how long. */
export interface Count {
  value: number;
  unit: string | null;
  /** The unit as its stem, also when it is a word of an item: "2 adultos". */
  next: string | null;
  /** "3 pessoas de 25": says how many of what the next number is about. */
  isOfNext: boolean;
  isMoney: boolean;
}

/** A part of a message between "mais", "e", "com" and commas. */
export interface Segment {
  text: string;
  terms: readonly string[];
  counts: readonly Count[];
  /** "2 desse": of the goods before. */
  refersBack: boolean;
}

const SEPARATORS = /\bmais\b|\+|;|,(?!\d)|\be\b|\bcom\b|\bjunto\b|\bincluindo\b|\bfora\b/iu;
/** Words about the calculation rather than the goods. */
const SPOKEN =
  /^(?:amg|mil$|dao$|pessoa|noiv|client|moca|cara|esposa|marido|filh|menin|emprest|seu|cobro|cobrar|qn?t|tenho|leva|levou|forem|fosse|fossem|for$|caberi|dizer|diss|passar|acha|sabe|vira|vende|ganh|alguem|primo|amig|vizinh|chefe|patro|pedido|sera|daria|sairia|ficar|vezes|parcel|prazo$|unidad|peca$|total|soma|somand|fechad|instala$|cara$|moco|moca|rapaz|mulher|menina|homem|senhor|dona|seu$|ate$|quanti|mesmo|desse|dessa|deste|faze|preco|valor|orcame|orcam|calcul|conta$|fatura|reais|real$|ficari|precis|quer|quis|pedi|pedir|pediu|manda|passa|coloc|bota|poe|inclui|junto|junta|jeito|caso|cada|sera|acho|kkk|rs$|gente)/;

export function segmentsOf(message: string): Segment[] {
  return inDigits(message)
    .split(SEPARATORS)
    .map((text) => text.trim())
    .filter(Boolean)
    .map(segmentOf)
    .reduce<Segment[]>(joined, []);
}

/** "caixa 40x30, 1.500 unidades": a number alone belongs to the goods before it. */
function joined(segments: Segment[], segment: Segment): Segment[] {
  const before = segments.at(-1);
  const isAlone = segment.terms.length === 0 && segment.counts.length > 0 && !segment.refersBack;
  if (!before || !isAlone || before.terms.length === 0 || before.counts.length > 0)
    return [...segments, segment];
  return [...segments.slice(0, -1), { ...before, counts: segment.counts }];
}

const PERIOD = /(?<!\p{L})(?:por|ao|no|a cada) (?:m[eê]s|semana|dia|ano|hora)(?!\p{L})/giu;

/** Codes and sizes are names: "40x30x30", "15W40", "80P". */
const CODE =
  /(?<![\p{L}\p{N}])(?:\d{1,6}(?:[x×]\d{1,6}){1,4}|\d{1,6}[a-gijl-wyz]\d{0,6})(?![\p{L}\p{N}])/giu;
const CLOCK =
  /(?<!\d)\d{1,2}\s?(?:h|hrs?|horas da (?:manh[aã]|tarde|noite))(?:\d{2})?(?!\p{L})|(?<!\p{L})dia \d{1,2}(?!\d)|(?<!\d)\d{1,3}\s?º/giu;

function segmentOf(text: string): Segment {
  const codes = (text.match(CODE) ?? []).map((code) => fold(code));
  const plain = text.replace(CODE, ' ').replace(CLOCK, ' ').replace(PERIOD, ' ');
  const counts = countsOf(plain);
  const isMeasure = (term: string) =>
    MEASURE.test(term) && counts.some(({ unit }) => unit === term);
  return {
    text,
    terms: [...termsOf(plain).filter((term) => !isMeasure(term)), ...codes],
    counts,
    refersBack: /\b(?:dess[ea]s?|dest[ea]s?|del[ea]s?)\b/i.test(text) && counts.length > 0,
  };
}

/** Units that many rows have choose none of them. */
const MEASURE = /^(?:kg|tonela|litro|metro|m2|km|dia|seman|mensal|ano|hora|minut|grama)/;

/** The stems of a text that may name goods or rules. */
export const termsOf = (text: string): string[] =>
  [...new Set(stemsOf(text))].filter((stem) => !SPOKEN.test(stem));

function countsOf(text: string): Count[] {
  const figures = figuresOf(text).filter(({ kind }) => kind === 'counted' || kind === 'money');
  return figures.map(({ kind, value, range, end, numberEnd }, at) => {
    const after = figures[at + 1];
    const between = after ? fold(text.slice(numberEnd, after.start)) : '';
    const [word = ''] = wordsOf(text.slice(numberEnd).replace(/^\s*(?:d[aeo]s?)\s/i, ' '));
    return {
      value,
      unit: range.unit !== null && stemsOf(range.unit).length > 0 ? range.unit : null,
      next: stemsOf(word)[0] ?? null,
      isOfNext:
        /^\s*(?:\p{L}{1,20}\s+)?(?:de|com)\s*$/u.test(between) && end <= (after?.start ?? 0),
      isMoney: kind === 'money',
    };
  });
}

/** A percentage that the message gives away: "com 5% de desconto". */
export function ownRate(message: string): number | null {
  const folded = fold(message);
  if (!/\b(?:desconto|off|abat\w+|a menos|menos)\b|%\s*$/.test(folded)) return null;
  if (/\b(?:posso|pode|alcada|permitid\w|autoriz\w+|limite|maximo)\b/.test(folded)) return null;
  const percents = figuresOf(message).filter(({ kind }) => kind === 'percent');
  return percents.length === 1 ? (percents[0]?.value ?? null) : null;
}

/** "em 6x", "parcelado em 10 vezes", "em seis parcelas". */
export function partsIn(message: string): number | null {
  const found =
    /\b(?:em|de|por|parcel\w+|divid\w+)\s+(?:ate\s+)?(\d{1,2})\s?(?:x|vezes|parcelas)?\b/.exec(
      fold(message),
    );
  const isNamed = /\b(?:parcel\w+|divid\w+|vezes|prestac\w+)\b|\b\d{1,2} ?x\b/.test(fold(message));
  return found?.[1] && isNamed ? Number(found[1]) : null;
}
