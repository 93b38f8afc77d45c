import { askedAbout } from '../practice/asked/asked.ts';
import { answersTo } from '../practice/biography/answer.ts';
import { plain } from '../practice/reading/plain.ts';
import { beginning } from '../practice/session.ts';
import { tradeSetup } from './practice.ts';

/** The buyer of a question, and what is sold. */
export interface AskedBuyer {
  to: 'company' | 'person';
  sells: string;
}

/** What a question surely asks for; null where that is not sure. */
export const labelOfQuestion = (question: string): string | null =>
  askedAbout(plain(question)).label;

const WHO = { company: 'donos de pequenas empresas', person: 'mulheres e homens adultos' } as const;

/** What the first answer of a buyer is about, by its id; null where the buyer does not know. */
export function answeredTopic(question: string, { to, sells }: AskedBuyer): string | null {
  const setup = tradeSetup({ who: WHO[to], pain: 'gasto alto', offer: sells }, { seed: 7 });
  const { buyer } = beginning(setup);
  return answersTo(setup, buyer, plain(question))[0]?.id ?? null;
}
