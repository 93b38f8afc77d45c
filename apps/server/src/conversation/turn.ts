import type { UserCtx } from '../context.ts';
import { withinBudget } from '../generation.ts';

export interface TurnWork<Reply, Stored> {
  /** Names the conversation for {@link TurnCancellation}. */
  key: string;
  /** Message key shown to the user when there is no reply at all. */
  failure: string;
  /** Makes the reply; returns what it has soon after the signal aborts. */
  reply: (signal: AbortSignal) => Promise<Reply>;
  store: (reply: Reply) => Promise<Stored>;
}

/**
 * Makes and stores one reply within the generation's budget, whether or not its caller still waits.
 * It ends early when the user cancels it on any node, or this node stops.
 * @throws AppError 503 or 422 when there is no reply, and as storing does.
 */
export function runTurn<Reply, Stored>(
  ctx: UserCtx,
  { key, failure, reply, store }: TurnWork<Reply, Stored>,
): Promise<Stored> {
  const { backgroundTasks, turnCancellation } = ctx.ports;
  return backgroundTasks.run(async (signal) => {
    const made = await withinBudget({ ...ctx, signal }, failure, (budget) =>
      turnCancellation.during(key, (cancelled) => reply(AbortSignal.any([budget, cancelled]))),
    );
    return store(made);
  });
}
