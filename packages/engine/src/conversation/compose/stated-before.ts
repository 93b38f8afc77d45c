import { sentencesOf } from '../../recognition/index.ts';
import { capital, fold, lengthInWords } from '../../shared/text.ts';
import { asWritten } from '../changes/spelling.ts';
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

/** "com as 2 opções" */
const OPTIONS =
  /\b(?:as|essas) (?:2|duas|3|tres) (?:opc\w+|formas|condic\w+|alternativas|propostas)\b/;

/** The alternatives with figures that the seller named last: "10x de 590 ou 5.300 à vista". */
function optionsBefore({ state }: Known): string | null {
  const found = state.log
    .slice(-TURNS)
    .toReversed()
    .flatMap(({ turn }) => sentencesOf(turn.userInput))
    .flatMap((sentence) => sentence.split(/[,:;]\s+/u))
    .find((clause) => {
      const sides = clause.split(/\sou\s/u);
      return (
        clause.length <= CLAUSE_MAX && sides.length > 1 && sides.every((side) => /\d/u.test(side))
      );
    });
  return found
    ? `você pode escolher: ${asWritten(toCustomer(found)).replace(/(?<![.?!])[.?!]{1,3}$/u, '')}`
    : null;
}
const CLAUSE_MAX = 120;

/** "com isso do MDF": the sentence in which the seller stated it, to the customer; null for none. */
export function statedBefore(request: string, known: Known): string | null {
  const { state, person } = known;
  if (OPTIONS.test(fold(request))) return optionsBefore(known);
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
  if (!fact || lengthInWords(fact) > WORDS_MAX) return null;
  return ownText(capital(toCustomer(fact)));
}
