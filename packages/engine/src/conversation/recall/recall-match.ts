import { questionWords } from '../../shared/question-words.ts';
import { fold } from '../../shared/text.ts';
import { peopleIn } from '../reading/people.ts';
import type { ConversationState } from '../state/conversation-state.ts';

/** What kind of thing the question asks for. */
export function wantedIn(question: string): ((sentence: string) => boolean) | null {
  const folded = fold(question);
  const thing = thingIn(folded);
  if (thing) {
    const stem = thing.slice(0, 5);
    return (sentence) => hitsIn(fold(sentence), [stem]) > 0 && /\s\p{Lu}\p{Ll}+/u.test(sentence);
  }
  if (/\bidade\b|\bquantos anos\b/.test(folded))
    return (sentence) =>
      /\b(?:\d+|vinte|trinta|quarenta|cinquenta|sessenta|dez|doze|quinze) anos?\b/.test(
        fold(sentence),
      );
  const counted = /\bquant[oa]s (\p{L}{3,})/u.exec(questionWords(folded))?.[1];
  if (counted !== undefined && !/^(?:foi|era|foram|eram|mesmo|reais)$/.test(counted)) {
    const number = new RegExp(`(?:\\d|\\b(?:${NUMBERS})) ?${counted.slice(0, 5)}`);
    return (sentence) => number.test(fold(sentence));
  }
  if (/\b(nome|chama|chamava|quem)\b/.test(folded))
    return (sentence) => peopleIn(sentence).length > 0;
  if (/\b(quando|que dia|que horas?|horario|data|dia e hora)\b/.test(folded))
    return (sentence) =>
      /\b(segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|dia \d{1,2}|\d{1,2}h(?:\d{2})?|\d{1,2}:\d{2}|(?:semana|mes) que vem|(?:fim|comeco) d[oe] mes|(?:ess|est)a semana|proxim[oa] (?:semana|mes))\b/.test(
        fold(sentence),
      );
  if (
    /\b(quanto|qnto|qto|quantos|quantas|valor|preco|desconto|meta|prazo|qts|divida|conta|numero|taxa|juros|porcentagem|percentual|comissao|margem|entrada|sinal|mensalidade|economia|quanta|parcela)\b/.test(
      folded,
    )
  )
    return (sentence) =>
      /\d|\b(mil|cem|dez|vinte|trinta|quarenta|cinquenta)\b/.test(fold(sentence));
  return null;
}

const NUMBERS =
  'uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|mil';

const PERSON =
  /^(?:mulher|client|moc|senhor|homem|cara|rapaz|pacient|alun|noiv|pessoa|don|sindic|geren|genro|nora|filh|marid|espos|soci|irma|diret|secret|chefe|mae|pai|nene|bebe|crianc|tia|tio)/;

/** "o nome do restaurante", "como chama o condomínio": what is asked for is nobody's name. */
export function thingIn(folded: string): string | null {
  const thing =
    /\b(?:nome d[aeo]s?|como (?:que )?(?:se )?chama(?:va)?(?: mesmo)? [oa]) (\w{4,})/.exec(
      folded,
    )?.[1];
  return thing && !PERSON.test(thing) ? thing : null;
}

/** An amount of money rather than a count. */
const PRICED = /R\$|\d{2,}|\d[.,]\d|\bmil\b/;

/** Words of one meaning in what sellers tell. */
const ALIKE: readonly RegExp[] = [
  /^(?:divid|deve|devia|deven|fiado)/,
  /^(?:predi|edifi|condo|ed$)/,
  /^(?:carro|veicu|moto)/,
  /^(?:filh|bebe|nene|crian|menin)/,
  /^(?:empre|firma|loja|negoc)/,
  /^(?:idad|anos$)/,
  /^(?:metr|m2$)/,
  /^(?:praz|entre)/,
  /^(?:apart|apt|ap$)/,
  /^(?:mensa|mes$)/,
  /^(?:funci|emprega|colab)/,
];

/** A word of the talk at one mistake of typing from a stem, or its beginning: "test" for "testou". */
function isNear(word: string, stem: string): boolean {
  if (word.length < NEAR_MIN || stem.length < NEAR_MIN || word[0] !== stem[0]) return false;
  if (stem.startsWith(word)) return true;
  const start = word.slice(0, stem.length);
  if (start.length !== stem.length) return false;
  const at = [...stem].flatMap((sign, index) => (sign === start[index] ? [] : [index]));
  const [first = 0, second] = at;
  const isSwapped =
    at.length === 2 &&
    second === first + 1 &&
    stem[first] === start[second] &&
    stem[second] === start[first];
  return isSwapped || (at.length === 1 && stem.length > NEAR_MIN);
}
const NEAR_MIN = 4;

/** Whether a folded text has a stem, a word of the same meaning, or the word with a mistake of typing. */
export function hasStem(folded: string, stem: string): boolean {
  return (
    hitsIn(folded, [stem]) > 0 || folded.split(/[^a-z0-9]+/).some((word) => isNear(word, stem))
  );
}

/** What each stem of a question says of where it is answered: the rarer in the talk, the more. */
export function weightsOf(
  stems: readonly string[],
  texts: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(
    stems.map((stem) => {
      const count = texts.filter((text) => hasStem(text, stem)).length;
      return [stem, 1 / Math.sqrt(Math.max(1, count))];
    }),
  );
}

/** The share of a question's words that one earlier message of the seller has, 0 to 1. */
export function heldIn(question: string, { log }: ConversationState): number {
  const said = log.flatMap(({ act, turn }) =>
    act.kind === 'support' || act.kind === 'recall' ? [] : turn.userInput,
  );
  const stems = [...new Set(stemsOf(question))];
  if (stems.length === 0) {
    const wanted = wantedIn(question);
    return wanted !== null && said.some(wanted) ? 1 : 0;
  }
  const share = (text: string) => stems.filter((stem) => hasStem(text, stem)).length / stems.length;
  return Math.max(0, ...said.map((text) => share(fold(text))));
}

export function score(
  sentence: string,
  weights: ReadonlyMap<string, number>,
  wanted: ((sentence: string) => boolean) | null,
  asked: string,
): number {
  const folded = fold(sentence);
  const stems = [...weights.keys()];
  const shared = weightIn(folded, weights) + WHOLE * wholeHits(folded, asked);
  const fits = wanted?.(sentence) ?? false;
  const isAsked = sentence.endsWith('?') ? -0.5 : 0;
  const price =
    PRICED.test(sentence) &&
    /\b(preco|valor|conta|custa\w*|divida|quanto|cobr\w+|pag\w+|mensalidade|entrada|sinal)\b/.test(
      asked,
    );
  const isLoose = wanted !== null && !fits;
  return (
    shared +
    (counts(folded, stems) ? WITH_COUNT : 0) +
    (price ? 0.7 : 0) +
    (price && MONEY.test(sentence) ? WITH_MONEY : 0) +
    (fits ? 0.6 : isLoose ? (shared > 0 ? -0.1 : -0.5) : 0) +
    isAsked
  );
}

/** The weight of the stems that a folded text has. */
export const weightIn = (folded: string, weights: ReadonlyMap<string, number>): number =>
  [...weights].reduce((sum, [stem, weight]) => sum + (hasStem(folded, stem) ? weight : 0), 0);

const WHOLE = 0.2;
const WITH_COUNT = 0.6;
const WITH_MONEY = 0.3;
const MONEY = /R\$|\d,\d{2}(?!\d)|\d\.\d{3}|\d (?:reais|mil|conto|pila)/;

/** "14 hectares": a figure that stands with the thing asked for. */
const counts = (folded: string, stems: readonly string[]): boolean =>
  [...folded.matchAll(/(?<![\d.,])\d[\d.,]{0,15}\s?(\p{L}{1,30}\d?)(?:\s(\p{L}{1,30}))?/gu)].some(
    ([, first = '', second = '']) => hitsIn(`${first} ${second}`, stems) > 0,
  );

/** Words of the question that a sentence has as they are. */
const wholeHits = (folded: string, asked: string): number => {
  const words = new Set(folded.split(/[^a-z0-9]+/));
  return asked
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 4 && !STOP.test(word) && words.has(word)).length;
};

/** How many of the stems a folded text contains, or a word of the same meaning. */
export function hitsIn(folded: string, stems: readonly string[]): number {
  const words = folded.split(/[^a-z0-9]+/);
  return stems.filter((stem) => {
    if (folded.includes(stem)) return true;
    const alike = ALIKE.find((pattern) => pattern.test(stem));
    return alike !== undefined && words.some((word) => alike.test(word));
  }).length;
}

const STOP =
  /^(qual|quais|como|quem|quanto|quantos|quantas|quando|onde|era|foi|disse|falei|contei|tinha|nome|mesmo|voce|cliente|que|para|dela|dele|aquela|aquele|aquilo|eu|meu|minha|lembra|chama|chamava|chamado|ontem|antes|tava|estava|isso|esse|essa|dos|das|com|uma|pra|por|ja|te|me|ela|ele|preciso|sabe|agora|citei|combinei|prometi|falou|eram|comeco|primeiro|primeira|pus|coloquei|botei|pedi|mandei|horas|hora|dia|mesma|ficou|testando|voce|vc|falou|paga|hoje)$/;

export const stemsOf = (question: string): string[] =>
  fold(question)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !STOP.test(word))
    .map((word) => word.slice(0, word.length <= 6 ? Math.max(3, Math.min(5, word.length - 1)) : 5));
