import type { BuyerBubble, BuyerDecision, PracticeTurn } from '@salesai/engine/practice';
import type { UserCtx } from '../../../context.ts';
import { engineLabel } from '../../../generation.ts';
import type { SessionRow } from '../data.ts';
import { newestMessages, type TurnStart } from './data.ts';

/** A decided turn with the words that are sent. */
export interface WordedTurn extends PracticeTurn {
  /** What made the words. */
  engine: string;
}

const EMBEDDED = 'embedded';
const MESSAGES = 4;

/** Lets a language model word a decision. Whatever the model does, the decision stays. */
export async function worded(
  ctx: UserCtx,
  session: SessionRow,
  { start, turn, signal }: { start: TurnStart; turn: PracticeTurn; signal: AbortSignal },
): Promise<WordedTurn> {
  const { engine, workers } = ctx.ports;
  const { decision } = turn;
  if (!decision || engine.info.kind === 'embedded') return { ...turn, engine: EMBEDDED };
  const line = await requestLine(ctx, session, { start, decision, signal });
  if (!line) return { ...turn, engine: EMBEDDED };
  return {
    ...turn,
    bubbles: line.map((text, index) => ({ text, at: timeOf(turn.bubbles, index) })),
    state: await workers.run('practiceRecord', [turn.state, line], { signal }),
    engine: engineLabel(engine.info, 'buyerLine'),
  };
}

/** Undefined when the model fails, its budget is used up or its words are not accepted. */
async function requestLine(
  { db, ports, log }: UserCtx,
  session: SessionRow,
  { start, decision, signal }: { start: TurnStart; decision: BuyerDecision; signal: AbortSignal },
): Promise<string[] | undefined> {
  const earlier = await newestMessages(db, session, MESSAGES);
  const now = start.kind === 'seller' ? [{ from: start.kind, text: start.text }] : [];
  const messages = [...earlier, ...now].slice(-MESSAGES);
  try {
    return await ports.engine.buyerLine({ decision, messages }, { signal });
  } catch (error) {
    if (signal.aborted) throw error;
    log.info({ err: error }, 'the reference line of a buyer was used');
    return undefined;
  }
}

/** A model may write more bubbles than the reference has. */
const timeOf = (bubbles: readonly BuyerBubble[], index: number): string =>
  (bubbles[index] ?? bubbles.at(-1))?.at ?? '';
