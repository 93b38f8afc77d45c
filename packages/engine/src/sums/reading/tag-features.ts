import type { Features } from '../../recognition/features.ts';
import { hash } from '../../shared/variation.ts';
import { sumGroupsOf } from './lexicon.ts';
import type { Message, Stated } from './stated.ts';

const STEM = 5;
/** Words at each side of a number whose place counts. */
const NEAR = 4;
/** Words at each side of a number that count wherever they stand. */
const WIDE = 9;
const QUESTION = /^(?:quant[oa]s?|qual|quais|qtd|total|soma|somando|calcula|orcamento|lucro)$/;
const STOPS = /^[,.;:!?()\n]$/;

const stem = (word: string) => word.slice(0, STEM);

/** Named features with the value 1, as hashes. */
export const featuresNamed = (names: Iterable<string>, value = 1): Features => {
  const hashes = [...new Set(names)].map(hash);
  return { hashes, values: hashes.map(() => value) };
};

/** What is said around one number of a message. */
export function numberFeatures(message: Message, index: number): Features {
  const { words, numbers } = message;
  const stated = numbers[index];
  if (!stated) return { hashes: [], values: [] };
  const { at } = stated;
  const word = (place: number) => shownAt(message, place);
  const names: string[] = [...formOf(message, index).map((name) => `f:${name}`)];
  for (let far = 1; far <= NEAR; far++) {
    names.push(`l${far}:${word(at - far)}`, `r${far}:${word(at + far)}`);
    for (const group of sumGroupsOf(words[at - far] ?? ''))
      names.push(`lg:${group}`, `lg${far}:${group} ${stated.mark}`);
    for (const group of sumGroupsOf(words[at + far] ?? ''))
      names.push(`rg:${group}`, `rg${far}:${group} ${stated.mark}`);
  }
  names.push(
    `l:${word(at - 2)} ${word(at - 1)}`,
    `l:${word(at - 3)} ${word(at - 2)} ${word(at - 1)}`,
    `c:${word(at - 1)} ${word(at + 1)}`,
    `r:${word(at + 1)} ${word(at + 2)}`,
    `r:${word(at + 1)} ${word(at + 2)} ${word(at + 3)}`,
    `mr:${stated.mark} ${word(at + 1)}`,
    `ml:${stated.mark} ${word(at - 1)}`,
  );
  addAround(names, message, at);
  const question = questionOf(message);
  for (const one of question.slice(0, 8)) {
    names.push(`q:${stated.mark} ${stem(one)}`);
    for (const group of sumGroupsOf(one)) names.push(`qg:${stated.mark} ${group}`);
  }
  const noun = word(at + 1);
  if (noun.length > 3 && question.some((one) => stem(one).startsWith(noun.slice(0, 4))))
    names.push('noun asked');
  for (const one of new Set(words)) if (one.length > 3) names.push(`t:${stated.mark} ${stem(one)}`);
  return featuresNamed(names);
}

/** Words on each side, up to the next number and beyond it. */
function addAround(names: string[], { words }: Message, at: number): void {
  for (const [side, step] of [
    ['L', -1],
    ['R', 1],
  ] as const) {
    const nearest = new Set<string>();
    let stops = 0;
    let numbers = 0;
    for (let far = 1; far <= WIDE; far++) {
      const one = words[at + step * far];
      if (one === undefined) break;
      if (STOPS.test(one)) stops++;
      else if (one === '#') numbers++;
      else {
        const place = `${side}${Math.min(stops, 1)}${Math.min(numbers, 1)}`;
        names.push(`${place}:${stem(one)}`);
        for (const group of sumGroupsOf(one)) {
          names.push(`${place}g:${group}`);
          if (!nearest.has(`${side}${group}`)) {
            nearest.add(`${side}${group}`);
            names.push(`${side} nearest ${nearest.size}:${group}`);
          }
        }
      }
    }
  }
}

function formOf({ numbers, words }: Message, index: number): string[] {
  const stated = numbers[index];
  if (!stated) return [];
  const { value, mark, at } = stated;
  const [before, after] = [numbers[index - 1], numbers[index + 1]];
  const same = numbers.filter((one) => one.mark === mark);
  const rank = same.filter((one) => one.value > value).length;
  return [
    mark,
    `size ${sizeOf(value)}`,
    `${mark} size ${sizeOf(value)}`,
    Number.isInteger(value) ? 'whole' : 'decimal',
    /,\d\d$/.test(stated.written) ? 'cents' : 'no cents',
    `count ${Math.min(numbers.length, 5)}`,
    `place ${Math.min(index, 4)}`,
    index === numbers.length - 1 ? 'last' : 'not last',
    `before ${before?.mark ?? '-'} ${mark}`,
    `after ${after?.mark ?? '-'} ${mark}`,
    `rank ${rank} of ${Math.min(same.length, 4)} ${mark}`,
    value >= 1990 && value <= 2040 && Number.isInteger(value) ? 'year' : 'no year',
    before ? `${value > before.value ? 'above' : 'below'} before` : 'first',
    after ? `${value > after.value ? 'above' : 'below'} after` : 'final',
    words.slice(at).some((word) => QUESTION.test(word)) ? 'before question' : 'after question',
  ];
}

const sizeOf = (value: number) => (value <= 0 ? 0 : Math.round(Math.log10(value) * 2));

const shownAt = ({ words, numbers }: Message, place: number): string => {
  const one = words[place];
  if (one === undefined) return place < 0 ? '^' : '$';
  return one === '#' ? `#${markAt(numbers, place)}` : stem(one);
};

const markAt = (numbers: readonly Stated[], place: number) =>
  numbers.find(({ at }) => at === place)?.mark ?? '';

/** The words from the question on. */
export function questionOf({ words }: Message): readonly string[] {
  const at = words.findLastIndex((word) => QUESTION.test(word));
  return at < 0 ? words.slice(-6) : words.slice(Math.max(0, at - 2));
}

/** What a message says of its question. */
export function questionFeatures(message: Message): Features {
  const { words, numbers } = message;
  const names = new Set<string>();
  const question = questionOf(message);
  const bounded = ['^', ...question.map(stem), '$'];
  bounded.forEach((one, at) => {
    names.add(`q:${one}`);
    if (at > 0) names.add(`qb:${bounded[at - 1]} ${one}`);
    if (at > 1) names.add(`qt:${bounded[at - 2]} ${bounded[at - 1]} ${one}`);
  });
  const groups = question.map(sumGroupsOf);
  groups.forEach((here, at) => {
    for (const group of here) {
      names.add(`qg:${group}`);
      for (let next = at + 1; next <= at + 3; next++)
        for (const other of groups[next] ?? []) names.add(`qgg:${group} ${other}`);
    }
  });
  for (const one of words) for (const group of sumGroupsOf(one)) names.add(`g:${group}`);
  const all = words.map((word, at) => (word === '#' ? `#${markAt(numbers, at)}` : stem(word)));
  all.forEach((one, at) => {
    names.add(`w:${one}`);
    if (at > 0) names.add(`b:${all[at - 1]} ${one}`);
  });
  names.add(`n:${numbers.length}`);
  const marks = numbers.map(({ mark }) => mark).join(' ');
  names.add(`m:${marks}`);
  if (!marks.includes('percent')) names.add('no percent');
  if (words.slice(-1).includes('?')) names.add('ends ?');
  return featuresNamed(names);
}
