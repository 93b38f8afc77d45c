import type { Dashboard } from '@salesai/contract/results';

type Step = 'contacts' | 'conversations' | 'proposals';

/** What the logged results say: the step where most is lost, or the sales beside those before. */
export type Insight =
  | { kind: Step; from: number; to: number }
  | { kind: 'sales'; from: number; to: number };

/** Fewer cases say nothing about a step, and fewer sales nothing about a change. */
const CASES_MIN = 10;
const SALES_MIN = 5;
/** A step that fewer than one in four pass is worth a word. */
const SHARE_MAX = 0.25;

/** @returns null when there are too few cases, or nothing stands out. */
export function insightOf({
  funnel,
  before,
}: Pick<Dashboard, 'funnel' | 'before'>): Insight | null {
  const steps: { kind: Step; from: number; to: number }[] = [
    { kind: 'contacts', from: funnel.contacts, to: funnel.conversations },
    { kind: 'conversations', from: funnel.conversations, to: funnel.proposals },
    { kind: 'proposals', from: funnel.proposals, to: funnel.sales },
  ];
  const [worst] = steps
    .filter(({ from, to }) => from >= CASES_MIN && to <= from * SHARE_MAX)
    .sort((a, b) => a.to / a.from - b.to / b.from);
  if (worst) return worst;
  const [from, to] = [before.funnel.sales, funnel.sales];
  return from > 0 && from + to >= SALES_MIN ? { kind: 'sales', from, to } : null;
}
