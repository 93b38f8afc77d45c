import type { FactNotes } from '../../port.ts';
import { fenced } from '../prompt.ts';

const FACTS_MAX = 6_000;

/** The facts of the answers, then what is known of the trade, as data. */
export function factsData({ icp, seller, trade }: FactNotes): string[] {
  const facts = [icp, seller].flatMap((one) =>
    one === null ? [] : [fenced('fatos lidos das respostas', one, FACTS_MAX)],
  );
  if (!trade) return facts;
  const title = `hipóteses sobre o ramo de ${trade.name}, a confirmar`;
  return [...facts, fenced(title, trade.hypotheses, FACTS_MAX)];
}
