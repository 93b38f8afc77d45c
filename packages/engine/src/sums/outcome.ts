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
    }
  | { kind: 'missing'; ask: string };

export const result = (answer: string, steps: string, ...assumed: string[]): Outcome => ({
  kind: 'result',
  answer,
  steps,
  assumed,
});

export const missing = (ask: string): Outcome => ({ kind: 'missing', ask });
