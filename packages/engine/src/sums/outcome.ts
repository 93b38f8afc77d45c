/** The result of a sum, or the question for the number that is missing. */
export type Outcome =
  | {
      kind: 'result';
      /** The answer in one sentence. */
      answer: string;
      /** How it was calculated, in one line. */
      steps: string;
      /** What was taken for granted. */
      assumed: readonly string[];
      /** Another sum may be meant: the result is shown with the question whether it is. */
      isOpen?: true | undefined;
    }
  | {
      kind: 'missing';
      ask: string;
      /** The question shows what each of two readings gives. */
      isChoice?: true;
    };

export const result = (answer: string, steps: string, ...assumed: string[]): Outcome => ({
  kind: 'result',
  answer,
  steps,
  assumed,
});

/** A result as the likeliest of several, to be asked about. */
export const opened = (outcome: Outcome): Outcome =>
  outcome.kind === 'result' ? { ...outcome, isOpen: true } : outcome;

export const missing = (ask: string): Outcome => ({ kind: 'missing', ask });

/** A question between two readings of a message, with both results. */
export const choice = (ask: string): Outcome => ({ kind: 'missing', ask, isChoice: true });
