import { CHANNELS } from '@salesai/engine/knowledge/channels';
import { OBJECTIONS, SCRIPTS } from '@salesai/engine/knowledge/scripts';
import { SEGMENTS } from '@salesai/engine/knowledge/segments';
import { textsOf } from '@salesai/engine/testing/texts';
import { contentWords, sentencesIn } from '../words.ts';
import { isOwn, plain, quotedIn } from './answers.ts';
import type { Check } from './check.ts';

/** How often a word must occur in one segment, and in no other, to be distinctive of it. */
const DISTINCTIVE_FROM = 2;
/** Segments without nouns of their own: every shop is retail, every service a service. */
const BROAD = new Set(['retail', 'services']);
/** Distinctive words with a second sense that any trade uses. */
const AMBIGUOUS = new Set(
  'treinamento paciente velocidade cenario carga transporte instalacao curso escada ligado'.split(
    ' ',
  ),
);
const LINE_SHOWN = 110;

const special = SEGMENTS.filter(({ key }) => !BROAD.has(key));
/** Words of the knowledge about every trade. */
const general = new Set(textsOf([CHANNELS, SCRIPTS, OBJECTIONS]).flatMap(contentWords));
const distinctive = distinctiveWords();
/** The segment of each line of the knowledge about one segment. */
const lines = new Map(
  special.flatMap(({ key, buyers, season }) =>
    textsOf([buyers, season])
      .flatMap(sentencesIn)
      .map((line): [string, string] => [plain(line), key]),
  ),
);

/** "agronegócio" → farming, as in "lido como agronegócio". */
const names = new Map(special.map(({ key, name }) => [name.toLowerCase(), key]));

/** Words and lines of the curated segment of another trade. */
export const foreignWords: Check = ({ text, facts }) => {
  const found = new Map<string, string>();
  const isForeign = (segment: string | undefined): segment is string =>
    segment !== undefined && !facts.segments.has(segment);
  for (const [, name = ''] of text.matchAll(/lido como ([^()]{1,60})\)/g)) {
    if (isForeign(names.get(name))) found.set(text, name);
  }
  for (const line of [...sentencesIn(text), ...quotedIn(text)]) {
    const segment = lines.get(plain(line));
    if (isForeign(segment)) found.set(line, segment);
  }
  for (const word of contentWords(text)) {
    const segment = distinctive.get(word);
    if (!isForeign(segment) || isOwn(word, facts)) continue;
    found.set(sentenceWith(text, word), `${word}, ${segment}`);
  }
  return [...found].map(([line, cause]) => ({
    check: 'foreign',
    excerpt: `${cause} · ${line.slice(0, LINE_SHOWN)}`,
  }));
};

/** The curated segment that each distinctive word belongs to. */
function distinctiveWords(): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { key, buyers, season } of SEGMENTS) {
    for (const word of textsOf([buyers, season]).flatMap(contentWords)) {
      const bySegment = counts.get(word) ?? new Map<string, number>();
      bySegment.set(key, (bySegment.get(key) ?? 0) + 1);
      counts.set(word, bySegment);
    }
  }
  const words = new Map<string, string>();
  for (const [word, bySegment] of counts) {
    const [first] = bySegment;
    if (bySegment.size > 1 || first === undefined || BROAD.has(first[0])) continue;
    const isDistinctive = first[1] >= DISTINCTIVE_FROM && !general.has(word);
    if (isDistinctive && !AMBIGUOUS.has(word)) words.set(word, first[0]);
  }
  return words;
}

const sentenceWith = (text: string, word: string): string =>
  sentencesIn(text).find((sentence) => contentWords(sentence).includes(word)) ?? text;
