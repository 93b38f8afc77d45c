import { type BuyerLineInput, EngineError } from '../../port.ts';
import { buyerLinePrompt } from '../prompts/buyer-line.ts';
import { tidyLine } from '../text.ts';
import { requestObject, type Work } from '../work.ts';

/** A line that comes later is worth less than the reference. */
const LINE_MS = 3_000;
const BUBBLES_MAX = 3;
/** Longer than any bubble may be: what is too long is refused, not cut. */
const ANSWER_MAX = 2_000;
/** Part of the second request to the model. */
const OTHER_LINE = 'As mensagens não dizem o mesmo que a fala de referência.';

/**
 * Requests other words for a decided move; the five checks accept them or not.
 * @throws EngineError `timeout` after 3 s, `bad_output` when the second answer is not accepted either.
 */
export async function buyerLine(work: Work, input: BuyerLineInput): Promise<string[]> {
  // Not AbortSignal.timeout: a slow line must not open the circuit breaker of all jobs.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), LINE_MS);
  const signal = AbortSignal.any([work.signal, deadline.signal]);
  try {
    return await acceptedLine({ ...work, signal }, input);
  } catch (thrown) {
    const isLate = deadline.signal.aborted && !work.signal.aborted;
    throw isLate ? new EngineError('timeout', { cause: new Error('no line in time') }) : thrown;
  } finally {
    clearTimeout(timer);
  }
}

function acceptedLine(work: Work, input: BuyerLineInput): Promise<string[]> {
  const { decision } = input;
  const { provider, signal } = work;
  return requestObject(work, buyerLinePrompt(input), async ({ bubbles }) => {
    const line = bubbles.map((bubble) => tidyLine(bubble, ANSWER_MAX)).filter(Boolean);
    const isAccepted =
      line.length > 0 &&
      line.length <= BUBBLES_MAX &&
      (await provider.notes.acceptsLine({ decision, bubbles: line }, { signal }));
    if (!isAccepted) throw new Error(OTHER_LINE);
    return line;
  });
}
