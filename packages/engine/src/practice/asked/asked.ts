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
  /** What it speaks of is known: it is understood, whether or not there is an answer. */
  isUnderstood: boolean;
}

/** In a question with fewer known words no label is trusted: another language, noise. */
const KNOWN_SHARE = 0.5;
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
  const words = tokensOf(text).filter((token) => /^[a-z]{2}/.test(token));
  const known = words.filter((word) => classifier().knows(wordHash(word)));
  const [best] = classifier().rank(askedFeatures(text));
  const isSure =
    known.length >= words.length * KNOWN_SHARE && (best?.probability ?? 0) >= WEIGHTS.threshold;
  const label = best && isSure && isAskedLabel(best.label) ? best.label : null;
  const content = words.filter((word) => CONTENT.test(word));
  return { label, isUnderstood: content.length === 0 || content.some((word) => known.includes(word)) };
}, KEPT);

/** Words that say what a question is about; its interrogatives are in every question. */
const CONTENT = /^(?!qua(?:l|is|nt[oa]s?|ndo)$|como$|onde$)[a-z]{4,}/;
