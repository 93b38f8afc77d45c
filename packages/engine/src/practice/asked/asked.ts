import { brotliDecompressSync } from 'node:zlib';
import { type Classifier, createClassifier } from '../../recognition/classifier.ts';
import { wordHash } from '../../recognition/features.ts';
import { tokensOf } from '../../recognition/normalise.ts';
import { memoised } from '../../shared/memo.ts';
import { askedFeatures } from './features.ts';
import { type AskedLabel, isAskedLabel } from './labels.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

/** What a question most probably asks for. */
export interface AskedAbout {
  /** Null where the classifier is not sure. */
  label: AskedLabel | null;
  /** Sure enough to outweigh what else speaks for another reading. */
  isCertain: boolean;
  /** What it speaks of is known: it is understood, whether or not there is an answer. */
  isUnderstood: boolean;
  /** How probably it is a question of selling. */
  selling: number;
}

/** In a question with fewer known words no label is likely enough: the interrogative alone says nothing. */
const KNOWN_SHARE = 1 / 3;
const CERTAIN_FROM = 0.5;
/** The reading and the answer of a message look at the same questions. */
const KEPT = 400;

let loaded: Classifier | undefined;

function classifier(): Classifier {
  loaded ??= createClassifier({
    ...WEIGHTS,
    data: brotliDecompressSync(Buffer.from(WEIGHTS.data, 'base64')),
  });
  return loaded;
}

/** What a question to the buyer is about; without a label where a guess would be worse than none. */
export const askedAbout: (text: string) => AskedAbout = memoised((text) => {
  const content = tokensOf(text).filter((token) => /^[a-z]{3}/.test(token) && !EMPTY.has(token));
  const known = content.filter((word) => classifier().knows(wordHash(word)));
  const ranked = classifier().rank(askedFeatures(text));
  const [best] = ranked;
  const isKnown = known.length >= content.length * KNOWN_SHARE;
  const probability = best?.probability ?? 0;
  const isSure = probability >= (isKnown ? WEIGHTS.threshold : CERTAIN_FROM);
  return {
    label: best && isSure && isAskedLabel(best.label) ? best.label : null,
    isCertain: probability >= CERTAIN_FROM,
    isUnderstood: content.length === 0 || known.length > 0,
    selling: ranked.find(({ label }) => label === 'selling')?.probability ?? 0,
  };
}, KEPT);

/** How probably a question asks for each thing. */
export const askedRanks = (text: string): ReturnType<Classifier['rank']> =>
  classifier().rank(askedFeatures(text));

/** Words that are in questions about anything. */
const EMPTY: ReadonlySet<string> = new Set(
  `que qual quais quanto quanta quantos quantas quando como onde quem por pra para com sem uma uns umas dos das nos nas
  voce voces senhor senhora ele ela eles elas seu sua seus suas teu tua isso esse essa este esta aqui mais tem tinha ter`.split(
    /\s+/,
  ),
);
