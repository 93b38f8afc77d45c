import { sentencesOf } from '../../recognition/index.ts';
import { capital, fold } from '../../shared/text.ts';
import { ownText } from '../reading/artefact.ts';
import type { Known } from '../state/known.ts';
import { toCustomer } from './content.ts';
import { isForWriter } from './sendable.ts';

const REFERS =
  /\b(?:iss[ao]|ess[ae]|aquilo|aquel[ae]|o lance|a parte|a historia|o negocio|o detalhe) (?:\p{L}+ )?d[aeo]s? (?!pra\b|para\b|por\b|mim\b|tudo\b)(\p{L}{3,})/u;
const TURNS = 12;
const WORDS_MAX = 24;
/** What leads to a fact in the seller's own words to the coach. */
const LEAD =
  /^(?:(?:e|mas|só que|so que|porque|pq|porém|agora)\s+)?(?:(?:o (?:problema|detalhe|lance)|a (?:diferença|diferenca|verdade)) (?:é|e|eh) que |é que |eh que )?/iu;

/** "com isso do MDF": the sentence in which the seller stated it, to the customer; null for none. */
export function statedBefore(request: string, { state, person }: Known): string | null {
  const word = REFERS.exec(fold(request))?.[1];
  // "essa resposta da Cláudia" is no fact about her.
  if (!word || fold(person ?? '').includes(word)) return null;
  const before = state.log.slice(-TURNS).toReversed();
  const found = before
    .flatMap(({ turn }) => sentencesOf(turn.userInput))
    .find(
      (sentence) =>
        fold(sentence).includes(word) && !sentence.endsWith('?') && !isForWriter(sentence),
    );
  const fact = found
    ?.replace(LEAD, '')
    .replace(/(?<![.!])[.!]+$/u, '')
    .trim();
  if (!fact || fact.split(/\s+/).length > WORDS_MAX) return null;
  return ownText(capital(toCustomer(fact)));
}
