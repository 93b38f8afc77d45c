import { afterAll, expect, it } from 'vitest';
import { EngineError } from '../port.ts';
import { engineAt } from '../testing/provider/engine.ts';
import {
  answersWith,
  cutAfter,
  cutByLength,
  endless,
  endsAfter,
  errorAfter,
  type Fault,
  garbageAfter,
  hang,
  htmlPage,
  noChoices,
  reset,
  stallsAfter,
  status,
} from '../testing/provider/faults.ts';
import { startProvider } from '../testing/provider/server.ts';
import { answerPairs, SELLER } from '../testing/sellers.ts';
import { collectReply, turnInput } from '../testing/turns.ts';

const CALLS = 200;
/** Most waits are for the budget, so many calls wait at the same time. */
const AT_ONCE = 50;
const FAULTS: readonly Fault[] = [
  status(400),
  status(401),
  status(429, { 'retry-after': '0' }),
  status(500),
  status(503),
  hang,
  reset,
  htmlPage,
  noChoices,
  cutByLength,
  answersWith(''),
  answersWith('{"perfilGeral":'),
  cutAfter(3),
  endsAfter(3),
  stallsAfter(3),
  errorAfter(3),
  garbageAfter(3),
  endless,
];

it('completes or fails with EngineError in 200 calls to a failing provider', async () => {
  const provider = await startProvider();
  afterAll(() => provider.close());
  const seller = {
    answers: answerPairs(SELLER),
    attempt: 0,
    sellerName: 'Ana',
    language: 'pt-BR',
  } as const;
  for (let call = 0; call < CALLS; call += AT_ONCE) {
    // Concurrent calls get the faults in any order; a new engine has a closed breaker.
    const engine = engineAt(provider, { budgetMs: 1_500, stallMs: 100 });
    provider.next(
      ...Array.from({ length: AT_ONCE }, (_, at) => FAULTS[(call + at) % FAULTS.length] ?? hang),
    );
    const ends = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, at) =>
        at % 2 === 0
          ? collectReply(engine.coachReply(turnInput('oi')))
          : engine.sellerProfile(seller),
      ),
    );
    for (const end of ends) {
      if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(EngineError);
    }
  }
  while (provider.open() > 0) await new Promise((resolve) => setTimeout(resolve, 5));
});
