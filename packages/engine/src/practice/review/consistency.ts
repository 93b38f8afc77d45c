import type { PracticeCriterion, PracticeQuote } from '@salesai/contract/practice';
import { FULL, type Judged } from './judged.ts';
import type { Missed } from './quotes.ts';

/** A criterion with its mark. */
export interface Marked extends Judged {
  key: PracticeCriterion;
  weight: number;
}

type Marks = (key: PracticeCriterion) => number;

/** What a criterion says is missing, and the marks of others by which it is not. */
interface Claim {
  key: PracticeCriterion;
  lacks: readonly string[];
  isDenied: (mark: Marks) => boolean;
  /** What is said instead; the general advice of the mark for null. */
  instead: string | null;
}

const CLAIMS: readonly Claim[] = [
  {
    key: 'problem',
    lacks: ['unused'],
    isDenied: (mark) => mark('listening') >= FULL || mark('value') >= FULL,
    instead: null,
  },
  {
    key: 'price_timing',
    lacks: ['unheard', 'unlinked', 'link'],
    isDenied: (mark) => mark('value') >= FULL && mark('listening') >= FULL - 1,
    instead: 'soon',
  },
  {
    key: 'price_timing',
    lacks: ['unstated'],
    isDenied: (mark) => mark('consequence') >= FULL,
    instead: 'soon',
  },
  {
    key: 'next_step',
    lacks: ['reflections', 'trust'],
    isDenied: (mark) => mark('listening') >= FULL - 1,
    instead: 'reason',
  },
  {
    key: 'next_step',
    lacks: ['linked'],
    isDenied: (mark) => mark('value') >= FULL / 2,
    instead: 'reason',
  },
  {
    key: 'next_step',
    lacks: ['value'],
    isDenied: (mark) => mark('value') >= FULL,
    instead: 'reason',
  },
  {
    key: 'next_step',
    lacks: ['implications'],
    isDenied: (mark) => mark('consequence') >= FULL - 1,
    instead: 'reason',
  },
  {
    key: 'next_step',
    lacks: ['partner'],
    isDenied: (mark) => mark('decision_maker') >= FULL - 1,
    instead: 'reason',
  },
  {
    key: 'next_step',
    lacks: ['objection'],
    isDenied: (mark) => mark('objections') >= FULL,
    instead: 'reason',
  },
];

/** Questions to somebody who was never listened to are a form to fill in. */
const UNHEARD_MOST = 2;

/** Whether a quote shows words that cost a criterion points. */
const shows = ({ messageId, quote }: PracticeQuote, fault: PracticeQuote): boolean =>
  messageId === fault.messageId && (fault.quote.includes(quote) || quote.includes(fault.quote));

/**
 * The criteria of one review without contradictions: no criterion misses what the mark of another
 * shows, questions alone earn no full mark, and words that offended are evidence of nothing good.
 */
export function consistent(marked: readonly Marked[], gates: readonly string[] = []): Marked[] {
  const mark: Marks = (key) => marked.find((one) => one.key === key)?.mark ?? 0;
  const offence = marked.find(({ key }) => key === 'respect')?.fault ?? null;
  const unheard = marked.find(({ key }) => key === 'listening')?.missed ?? null;
  return marked.map((one) =>
    withoutFault(capped(claimed(one, mark, gates), mark, unheard), offence),
  );
}

const claimDenied = (key: PracticeCriterion, lack: string | null, mark: Marks) =>
  CLAIMS.find(
    (claim) =>
      claim.key === key && lack !== null && claim.lacks.includes(lack) && claim.isDenied(mark),
  );

/** The next thing that the buyer still needed and that no mark shows. */
function nextGate(one: Marked, mark: Marks, gates: readonly string[]): string | undefined {
  const rest = gates.slice(gates.indexOf(one.lack ?? '') + 1);
  return rest.find((gate) => gate !== 'objection' && !claimDenied(one.key, gate, mark));
}

function claimed(one: Marked, mark: Marks, gates: readonly string[]): Marked {
  const { key, lack } = one;
  const denied = claimDenied(key, lack, mark);
  if (!denied) return one;
  const gate = key === 'next_step' ? nextGate(one, mark, gates) : undefined;
  if (gate) return { ...one, lack: gate };
  // Nothing is left that the mark could have missed.
  const isWhole = denied.instead === null && one.mark === FULL - 1;
  return isWhole ? { ...one, mark: FULL, lack: null } : { ...one, lack: denied.instead };
}

function capped(one: Marked, mark: Marks, missed: Missed | null): Marked {
  if (one.key !== 'questions' || one.mark === null) return one;
  // A row of questions weighs more where next to nothing was given back.
  const isRow = one.lack === 'row' && mark('listening') <= 1;
  if (isRow)
    return {
      ...one,
      mark: Math.max(0, Math.min(UNHEARD_MOST, one.mark) - 1),
      missed: one.missed ?? missed,
    };
  if (one.mark <= UNHEARD_MOST) return one;
  return mark('listening') > 0 ? one : { ...one, mark: UNHEARD_MOST, lack: 'unheard', missed };
}

function withoutFault(one: Marked, offence: PracticeQuote | null): Marked {
  if (!offence || one.mark === 0) return one;
  const evidence = one.evidence.filter((quote) => !shows(quote, offence));
  return evidence.length > 0 ? { ...one, evidence } : one;
}
