import { fold } from '../../shared/text.ts';
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
}

/** What a message asks of documents. */
export interface Ask {
  /** Stems with their weight: those of the question before weigh less. */
  terms: ReadonlyMap<string, number>;
  own: readonly string[];
  numbers: readonly AskNumber[];
  ownNumbers: readonly AskNumber[];
  days: ReadonlySet<string>;
  months: ReadonlySet<string>;
  wants: {
    money: boolean;
    time: boolean;
    clock: boolean;
    share: boolean;
    place: boolean;
    contents: boolean;
    rule: boolean;
  };
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
const CONTENTS =
  /\bo q(?:ue)? (?:que )?(?:vem|inclui|tem|acompanha|esta|entra)\b|\binclu\w*|\bacompanha\w*|\bvem com\b/;
const RULE =
  /\b(?:posso|pode|podem|devolv\w*|troc\w*|atend\w*|aceit\w*|libera|perde|cancel\w*|desist\w*|desmarc\w*|cobro|direito|faco o que|precisa|obrigad\w*)\b/;
const ONWARD = /^(?:e|mas|entao|ta e)\b/;
/** The beginning of a short message that goes on. */
const PART =
  /^(?:com|no|na|nesse|nessa|em|pra|para|pro|sem|so|esse|essa|esses|essas|isso|[oa]s? (?:d[aeo]s?|com|sem|mais|menor|maior|outr[oa]))\b/;
const PART_WORDS = 7;
const REFERS =
  /\b(?:dess[ae]s?|ness[ae]s?|dest[ae]s?|ess[ae]s?|dela|dele|deles|delas|isso|nisso|disso|dois|duas|junt[oa]s?|total)\b/;
/** A question with its own verb asks of what it names. */
const ALONE =
  /^(?:(?:e|mas|voces?|vcs|a gente|la) )*(?:tem|faz|fazem|aceita\w*|abre\w*|fecha\w*|atende\w*|entrega\w*|qual|quais|quanto|onde|que horas|quando|aluga\w*|vende\w*|da)\b/;
/** "o cliente quer 6%, posso dar?" asks for the limit of discounts. */
const GRANTS = /\d ?%.{0,40}\b(?:posso|pode|consigo|libera)|\b(?:posso|pode) .{0,20}\d ?%/;
const SHORT = 10;
const CARRIED = 0.4;
const SPOKEN =
  /^(?:reais|real|vezes|conta|favor|achar|acha|fazendo|dizer|faca|mandar|manda|quero|lembra|preciso|saber|pergun|passar|passo|passei|cobrar|cobro|dando|fica|unidad|peca|cada|gente|moca|moco|mulher|homem|senhor|senhora|pessoal|rapaz|cara|dona|seu|dela|desse|dessa|nesse|nessa|esses|essas|outra|outro|total|juntar|soma|diferenca|difere|economiza|econom|compensa|compen|final|barato|caro|sobre|qual|disse|falou|vende|vendi|resto|mil|diso|niso)$/;

/** Reads a message; one that goes on takes over what was asked before. */
export function readAsk(message: string, before: Ask | null): Ask {
  const text = inDigits(
    spelledOut(message).replace(/\b(?:um|uma) (?=(?:dia|hora|semana|m[eê]s|ano|noite)\b)/giu, '1 '),
  ).replace(
    /\b(os|as|dos|das|ess[ae]s|dess[ae]s) [23](?=\W*$|\s+(?:junt|fica|da|no|na|em|com|descont|sa[ei])|[?,.])/giu,
    '$1 juntos',
  );
  const folded = fold(text);
  const numbers = numbersOf(text);
  const counted = new Set(
    numbers.flatMap(({ unit }) => (unit && MEASURED.test(unit) ? [unit] : [])),
  );
  const isSpoken = (stem: string) =>
    SPOKEN.test(stem) && !(stem === 'caro' && /\bcarros?\b/.test(folded));
  const named = [...new Set([...stemsWithCodes(text), ...impliedIn(folded)])].filter(
    (stem) => !isSpoken(stem) && !isPeriod(stem),
  );
  const own = named.every((stem) => counted.has(stem)) ? [] : named;
  const words = wordsOf(text).length;
  const isFollowUp =
    before !== null &&
    words <= SHORT + 2 &&
    (REFERS.test(folded) ||
      (words <= SHORT && ONWARD.test(folded)) ||
      (words <= PART_WORDS && PART.test(folded)) ||
      (words <= SHORT / 2 && (own.length === 0 || (own.length === 1 && !ALONE.test(folded)))));
  const days = weekdaysIn(text);
  const months = monthsIn(text);
  const carried = isFollowUp && before ? before : null;
  const terms = new Map(own.map((stem) => [stem, 1]));
  for (const [stem, weight] of carried?.terms ?? [])
    if (!terms.has(stem)) terms.set(stem, weight * CARRIED);
  const wants = wantsOf(folded);
  const isPlain = !Object.values(wants).some(Boolean);
  return {
    terms,
    own,
    ownNumbers: numbers,
    numbers: carried ? [...numbers, ...carriedNumbers(numbers, carried.numbers)] : numbers,
    days: days.size > 0 || !carried ? days : carried.days,
    months: months.size > 0 || !carried ? months : carried.months,
    wants: isPlain && carried ? carried.wants : wants,
    isFollowUp,
  };
}

/** A message that names nothing else goes on with what was named before: "2 noites então?". */
const MEASURED = /^(?:dia|diaria|noite|hora|kg|km|ano|mensal|m2|g|ml|litro|metro)$/;

/** Subjects that a question names by its form. */
const impliedIn = (folded: string): string[] => [
  ...(GRANTS.test(folded) ? ['descon'] : []),
  ...(/\bque horas?\b|\babre\b|\baberto\b/.test(folded) ? ['horari'] : []),
  ...(/\bonde (?:fica|e|voces)\b/.test(folded) ? ['endere'] : []),
];

/** Days and months are compared as such. */
const isPeriod = (stem: string) =>
  /^(?:janeir|fevere|marco|abril|maio|junho|julho|agosto|setemb|outubr|novemb|dezemb|segund|terca|quarta|quinta|sexta|sabado|doming|semana|fim)$/.test(
    stem,
  );

function wantsOf(folded: string): Ask['wants'] {
  return {
    money: MONEY.test(folded) && !NOT_MONEY.test(folded),
    time: TIME.test(folded),
    clock: CLOCK.test(folded),
    share: SHARE.test(folded),
    place: PLACE.test(folded),
    contents: CONTENTS.test(folded),
    rule: RULE.test(folded),
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
    .map(({ kind, value, range }) => ({
      value,
      unit: range.unit,
      kind: kind === 'money' || kind === 'percent' ? kind : 'counted',
    }));
}
