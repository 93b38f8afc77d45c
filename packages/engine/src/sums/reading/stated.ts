import { readNumber } from '../../facts/numbers.ts';
import { type Answer, readTokens, wordAt } from '../../facts/tokens.ts';
import { ABBREVIATIONS } from '../../recognition/abbreviations.ts';

export type Mark = 'money' | 'percent' | 'times' | 'none';

/** A number of a message, as it stands there. */
export interface Stated {
  value: number;
  mark: Mark;
  /** As written, without its mark. */
  written: string;
  /** Its place among the message's words, where it stands as one. */
  at: number;
}

/** A message as words, of which some are numbers. */
export interface Message {
  text: string;
  /** Folded, with abbreviations expanded; `#` for a number. */
  words: readonly string[];
  numbers: readonly Stated[];
}

/** More numbers than these are no single sum. */
const NUMBERS_MAX = 12;
const TEXT_MAX = 800;

/** The words and numbers of a message; null for a text that is too long for a sum. */
export function readMessage(text: string): Message | null {
  if (text.length > TEXT_MAX) return null;
  const answer = readTokens(spelled(text));
  const words: string[] = [];
  const numbers: Stated[] = [];
  for (let at = 0; at < answer.tokens.length; ) {
    const found = numberAt(answer, at);
    if (found) {
      numbers.push({ ...found.stated, at: words.length });
      words.push('#');
      at = found.end;
    } else {
      words.push(...wordsOf(answer, at));
      at++;
    }
  }
  return numbers.length > NUMBERS_MAX ? null : { text, words, numbers };
}

/** Spellings with a number in a word: "12x", "1h30", "30min". */
const spelled = (text: string) =>
  text
    .replace(/\b(\d{1,2})h(\d{2})\b/gi, '$1 h e $2 minutos')
    .replace(/\b(mil|k) e (?=\d{1,3}(?:,\d+)?\s?%)/gi, '$1; ')
    .replace(/\buma (?=d[uú]zia)/gi, '1 ')
    .replace(/(\d)\s?(?:[x×]|vez)(?=[\s,.;?!)]|$)/gi, '$1 vezes ')
    .replace(/(\d)\s?[x×]\s?(?=\d)/gi, '$1 vezes ');

const NO_NUMBER = /^cinquentinha$/;
/** "os dois", "as duas": the things named before. */
const isReference = (answer: Answer, at: number) =>
  /^(?:dois|duas|tres)$/.test(wordAt(answer, at)) && /^[oa]s$/.test(wordAt(answer, at - 1));
/** "por cento", "o cento" */
const isPackWord = (answer: Answer, at: number, end: number) =>
  end === at + 1 && wordAt(answer, at) === 'cento';

const HALVED = /^(?:horas?|diarias?|kg|[qk]uilos?|litros?|metros?|cento|tonelada|saco|caixa)$/;

const SHARES: Readonly<Record<string, number>> = { metade: 50 };

function numberAt(answer: Answer, at: number) {
  const { tokens } = answer;
  const start = tokens[at]?.start ?? 0;
  const share = SHARES[wordAt(answer, at)];
  const half = /^mei[oa]$/.test(wordAt(answer, at)) && HALVED.test(wordAt(answer, at + 1));
  const isName = NO_NUMBER.test(wordAt(answer, at)) || isReference(answer, at);
  const read = isName ? null : readNumber(answer, at);
  if (read && !read.isArticle && !isPackWord(answer, at, read.end)) {
    const { value, end } = read;
    const written = answer.text.slice(start, tokens[end - 1]?.end);
    return { stated: { value, written, mark: markOf(answer, at, end) }, end };
  }
  if (share !== undefined) {
    const stated = { value: share, written: wordAt(answer, at), mark: 'percent' as const };
    return { stated, end: at + 1 };
  }
  if (!half) return null;
  const stated = { value: 0.5, written: wordAt(answer, at), mark: 'none' as const };
  return { stated, end: at + 1 };
}

function markOf(answer: Answer, at: number, end: number): Mark {
  const before = wordAt(answer, at - 1);
  const after = wordAt(answer, end);
  if (/^(?:r\$|rs|\$)$/.test(before)) return 'money';
  if (/^(?:reais|real|conto|contos|pila|pilas|mangos?)$/.test(after)) return 'money';
  if (after === '%' || /^porcentos?$/.test(after)) return 'percent';
  if (after === 'por' && /^cento/.test(wordAt(answer, end + 1))) return 'percent';
  return after === 'vezes' ? 'times' : 'none';
}

const SPELLED_MAX = 20;
/** "quatro barris", "três de amburana": small spelled numbers before what they count. */
export function countsGoods({ words }: Message, { value, written, mark, at }: Stated): boolean {
  const [next = '', second = ''] = words.slice(at + 1, at + 3);
  const named = next === 'de' ? second : next;
  return (
    mark === 'none' &&
    value <= SPELLED_MAX &&
    /^\p{L}+$/u.test(written) &&
    (/^\p{L}{4,}$/u.test(named) || (next === 'de' && named === '#')) &&
    !/^(?:reais|real|conto|contos|pila|pilas|mangos?|cada|cento|para|pela|pelo|mais|menos|entao|quanto|centos|porcento|desconto)$/.test(
      named,
    )
  );
}

/** The spelled numbers of a text that count goods and that no amount of it is. */
export function spelledCounts(text: string): number[] {
  const message = readMessage(text);
  if (!message) return [];
  const { numbers } = message;
  return numbers
    .filter((one) => countsGoods(message, one))
    .map(({ value }) => value)
    .filter((value) => !numbers.some((one) => one.mark === 'money' && one.value === value));
}

const wordsOf = (answer: Answer, at: number): readonly string[] => {
  const word = wordAt(answer, at);
  return ABBREVIATIONS.get(word) ?? [word];
};
