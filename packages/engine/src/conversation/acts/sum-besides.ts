import { fold } from '../../shared/text.ts';
import { figuresIn } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import { ASKS_AMOUNT, QUOTED } from './sum-act.ts';

/** Where a second question begins that asks for no amount. */
const SECOND =
  /(?:[?.]\s{0,3}(?:e\s)?|,?\s{1,3}e\s)(?=(?:(?:o )?(?:que|q)|oq|como|quem|quando|onde)\s(?:eu\s|que\s|é\s|eh\s)?\p{L}{1,20}(?:\s\p{L}{1,20}){0,9}[?.!\s]{0,4}$)/iu;
const WORDS_MIN = 3;

interface Besides {
  first: string;
  rest: string;
}

/** What a message asks for besides its sum; null for nothing. */
function besidesIn(text: string): Besides | null {
  const found = SECOND.exec(text);
  if (!found || QUOTED.test(text)) return null;
  const first = text.slice(0, found.index);
  const rest = text.slice(found.index + found[0].length).replace(/(?<![?.!\s])[?.!\s]{1,4}$/, '');
  const isOther =
    countWords(rest) >= WORDS_MIN &&
    figuresIn(rest).length === 0 &&
    !ASKS_AMOUNT.test(fold(rest)) &&
    OF_ADVICE.test(fold(rest)) &&
    figuresIn(first).length > 0;
  return isOther ? { first, rest } : null;
}
const OF_ADVICE =
  /\b(?:pec\w+|pedir|falo|falar|digo|dizer|respondo|responder|faco|mando|mandar|ofereco|oferecer|cobro|explico|troca|argument\w+|convenc\w+)\b/;

/** The sum with the other half of its message, which is answered in one sentence or comes next. */
export function withBesides(act: Act, text: string, read: (message: string) => Act): Act {
  const besides = besidesIn(text);
  if (!besides || /^(?:text|change|judge|practice|support)$/.test(act.kind)) return act;
  const asksFirst = ASKS_AMOUNT.test(fold(besides.first));
  const sum = act.kind !== 'sum' && asksFirst ? read(`${besides.first}?`) : act;
  return sum.kind === 'sum' && sum.outcome.kind === 'result'
    ? { ...sum, besides: besides.rest }
    : act;
}
