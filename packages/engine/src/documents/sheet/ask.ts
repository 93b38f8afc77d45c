import { fold } from '../../shared/text.ts';
import { formatReais } from '../figures.ts';
import { inDigits } from '../number-words.ts';
import { figuresOf } from '../quantities.ts';
import { spelledOut } from '../spelled-out.ts';
import { wordsOf } from '../terms.ts';
import { monthsIn, weekdaysIn } from './periods.ts';
import { stemsWithCodes } from './words.ts';

/** A number of a question with what it counts. */
export interface AskNumber {
  value: number;
  unit: string | null;
  kind: 'money' | 'percent' | 'counted';
  start: number;
  end: number;
}

/** What a message asks of documents. */
export interface Ask {
  text: string;
  folded: string;
  /** Stems with their weight: those of the question before weigh less. */
  terms: ReadonlyMap<string, number>;
  own: readonly string[];
  numbers: readonly AskNumber[];
  days: ReadonlySet<string>;
  months: ReadonlySet<string>;
  wants: { money: boolean; time: boolean; clock: boolean; share: boolean; place: boolean };
  isFollowUp: boolean;
}

const MONEY =
  /\b(?:quanto|quantos reais|precos?|valor(?:es)?|custa\w*|custo|cobro|cobra\w*|total|taxa|sai por|mensalidade|diaria|comissao|economiz\w*|diferenca|paga|pago)\b/;
const NOT_MONEY = /\bquanto tempo\b|\bquantos? (?:dias|meses|horas|anos)\b/;
const TIME =
  /\bquanto tempo\b|\bquantos? (?:dias|meses|anos|semanas)\b|\bprazo\b|\bdemora\w*\b|\bquando\b|\bvalidade\b|\bdura\w*\b|\bate quando\b/;
const CLOCK = /\b(?:que horas?|quantas horas|horarios?|abre\w*|fecha\w*|aberto)\b/;
const SHARE = /\b(?:desconto|comissao|acrescimo|juros|porcentagem|percentual|multa)\b/;
const PLACE = /\b(?:onde|endereco|qual rua|local)\b/;
const ONWARD =
  /^(?:e|mas|entao|ta e|com|no|na|nesse|nessa|em|pra|para|pro|sem|se|so|a|o|os|as|esse|essa|esses|essas|isso)\b/;
const REFERS =
  /\b(?:dess[ae]s?|ness[ae]s?|dest[ae]s?|ess[ae]s?|dela|dele|deles|delas|isso|nisso|dois|duas|junt[oa]s?|tudo|total|tambem|ai|mesm[oa]|mais (?:um|uma)|outr[oa])\b/;
const SHORT = 10;
const CARRIED = 0.5;
const SPOKEN =
  /^(?:reais|real|vezes|conta|favor|achar|acha|fazendo|dizer|faca|mandar|manda|quero|lembra|preciso|saber|pergun|passar|passo|passei|cobrar|cobro|dando|fica|unidad|peca|cada|gente|moca|moco|mulher|homem|senhor|senhora|pessoal|rapaz|cara|dona|seu|dela|desse|dessa|nesse|nessa|esses|essas|outra|outro|total|juntar|soma|diferenca|difere|economiza|econom|compensa|compen|final|barato|caro|sobre|qual|disse|falou|vende|vendi|resto)$/;

/** Reads a message; one that goes on takes over what was asked before. */
export function readAsk(message: string, before: Ask | null): Ask {
  const text = inDigits(
    spelledOut(message).replace(
      /\b(?:um|uma) (?=(?:dia|hora|semana|m[eê]s|ano|noite)\b)/giu,
      '1 ',
    ),
  );
  const folded = fold(text);
  const own = [...new Set(stemsWithCodes(text))].filter((stem) => !SPOKEN.test(stem));
  const words = wordsOf(text).length;
  const isFollowUp =
    before !== null &&
    words <= SHORT + 2 &&
    (REFERS.test(folded) || (words <= SHORT && ONWARD.test(folded)) || own.length <= 1);
  const numbers = numbersOf(text);
  const days = weekdaysIn(text);
  const months = monthsIn(text);
  const carried = isFollowUp && before ? before : null;
  const terms = new Map(own.map((stem) => [stem, 1]));
  for (const [stem, weight] of carried?.terms ?? [])
    if (!terms.has(stem)) terms.set(stem, weight * CARRIED);
  const wants = wantsOf(folded);
  const isPlain = !Object.values(wants).some(Boolean);
  return {
    text,
    folded,
    terms,
    own,
    numbers: carried ? [...numbers, ...carriedNumbers(numbers, carried.numbers)] : numbers,
    days: days.size > 0 || !carried ? days : carried.days,
    months: months.size > 0 || !carried ? months : carried.months,
    wants: isPlain && carried ? carried.wants : wants,
    isFollowUp,
  };
}

function wantsOf(folded: string): Ask['wants'] {
  return {
    money: MONEY.test(folded) && !NOT_MONEY.test(folded),
    time: TIME.test(folded),
    clock: CLOCK.test(folded),
    share: SHARE.test(folded),
    place: PLACE.test(folded),
  };
}

/** A number with another unit still holds: "45 pessoas" after "e o ouro?". */
const carriedNumbers = (own: readonly AskNumber[], before: readonly AskNumber[]) =>
  before.filter(
    ({ unit }) => !own.some((one) => one.unit === unit || one.unit === null || unit === null),
  );

function numbersOf(text: string): AskNumber[] {
  return figuresOf(text)
    .filter(({ kind }) => kind !== 'date' && kind !== 'clock')
    .map(({ kind, value, range, start, end }) => ({
      value,
      unit: range.unit,
      kind: kind === 'money' || kind === 'percent' ? kind : 'counted',
      start,
      end,
    }));
}

export const reais = formatReais;
