import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import { capital } from '../../shared/text.ts';
import type { Alternative } from '../reading/alternative.ts';
import { objectionOf } from '../reading/objections.ts';
import type { Known } from '../state/known.ts';
import { type Argument, isOfOrder, tellableFact } from '../words/argument.ts';
import { line, rotated } from '../words/say.ts';

/** Objections that a comparison with something else answers. */
const COMPARED: ReadonlySet<Family> = new Set(['price', 'competition']);
const FACTS_MAX = 2;

/** What the seller stated of a buyer's reason: how the reply begins, and what to say to it. */
interface ArgumentWords {
  lead: string;
  /** The seller's own facts that answer it; null where they are in the line, or none is stated. */
  facts: string | null;
  /** What to say; null for a line of the objection. */
  line: string | null;
  /** What to ask the seller at the end; null for a question about the objection. */
  question: string | null;
}

const isCompared = (key: string): boolean => {
  const family = objectionOf(key)?.family;
  return family !== undefined && COMPARED.has(family);
};

/** "o preço da Casa Norte (R$ 6.900)" */
const compared = ({ alternative }: Argument): string | null =>
  alternative && `${alternative.words}${alternative.price ? ` (${alternative.price})` : ''}`;

/** The reply to a reason that is stated for the first time. */
export function toArgument(
  key: string,
  stated: Argument,
  known: Known,
  variant: number,
): ArgumentWords {
  const alternative = isCompared(key) ? compared(stated) : null;
  const fact = tellableFact(stated);
  const lead = alternative
    ? line('comparedLead', variant, known, { alternativa: alternative })
    : stated.said === ''
      ? ''
      : line('argumentLead', variant, known, { palavras: stated.said });
  const question = rotated(objectionOf(key)?.questions ?? [], variant) ?? '';
  const text =
    alternative && stated.alternative
      ? line('comparedLine', variant, known, {
          ...slotsOf(fact, known),
          alternativa: stated.alternative.words,
        })
      : fact && question
        ? line('factLine', 0, known, { ...slotsOf(fact, known), pergunta: question })
        : null;
  return {
    lead,
    facts: factsOf(stated, text === null ? null : fact, known, variant),
    line: text && capital(text),
    question:
      stated.alternative && stated.facts.length === 0
        ? line('comparedQuestion', variant, known, { alternativa: nameOf(stated.alternative) })
        : null,
  };
}

/** The reply to a reason that is stated after an answer. */
export function toNewArgument(
  key: string,
  stated: Argument,
  known: Known,
  variant: number,
): ArgumentWords {
  const fact = tellableFact(stated);
  return {
    lead:
      stated.said === '' ? '' : line('argumentAgain', variant, known, { palavras: stated.said }),
    facts: factsOf(stated, fact, known, variant),
    line: capital(
      line('factLine', variant + 1, known, {
        ...slotsOf(fact, known),
        pergunta: rotated(objectionOf(key)?.questions ?? [], variant + 1) ?? '',
      }),
    ),
    question: null,
  };
}

/** "o preço da Casa Norte" is of "a Casa Norte". */
const nameOf = ({ words }: Alternative): string => words.replace(/^o preço d(?:e |(?=[ao]))/u, '');

const slotsOf = (fact: string | null, { person }: Known): Record<string, string> => ({
  cliente: person ? `${capital(person)}, ` : '',
  fato: fact ? `${capital(fact)}. ` : '',
});

/** The facts that the seller stated besides the one in the line. */
function factsOf(
  stated: Argument,
  inLine: string | null,
  known: Known,
  variant: number,
): string | null {
  const facts = stated.facts.filter((one) => one !== inLine && !isOfOrder(one)).slice(0, FACTS_MAX);
  if (facts.length === 0) return null;
  return line('ownFacts', variant, known, { fato: facts.join('; ').replace(/[“”"]/g, '') });
}
