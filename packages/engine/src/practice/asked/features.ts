import { type Features, featuresOf, wordHash } from '../../recognition/features.ts';
import { questionWords } from '../../shared/question-words.ts';
import { plain } from '../reading/plain.ts';
import { askedIn } from './form.ts';

/** How much the interrogative counts beside the words. */
const FORM = 0.5;

/** The words of a question, and what its interrogative asks for. */
export function askedFeatures(text: string): Features {
  const folded = questionWords(plain(text));
  const features = featuresOf(folded);
  features.hashes.push(wordHash(`?${askedIn(folded)}`));
  features.values.push(FORM);
  return features;
}
