import { afterAll, expect, it } from 'vitest';
import { EngineError } from '../port.ts';
import { engineAt } from '../testing/provider/engine.ts';
import {
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
  says,
  stallsAfter,
  status,
} from '../testing/provider/faults.ts';
import { startProvider } from '../testing/provider/server.ts';
import { answerPairs, SELLER } from '../testing/sellers.ts';
import { collectReply, turnInput } from '../testing/turns.ts';

const CALLS = 200;
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
  says(''),
  says('{"perfilGeral":'),
  cutAfter(3),
  endsAfter(3),
  stallsAfter(3),
  errorAfter(3),
  garbageAfter(3),
  endless,
];

it('Two hundred calls to a provider in chaos all end, in an answer or in one of our failures', async () => {
  const provider = await startProvider();
  afterAll(() => provider.close());
  const seller = {
    answers: answerPairs(SELLER),
    attempt: 0,
    sellerName: 'Ana',
    language: 'pt-BR',
  } as const;
  for (let call = 0; call < CALLS; call += 10) {
    // Several at once meet the faults in whatever order they come; a fresh engine has no breaker open.
    const engine = engineAt(provider, { budgetMs: 1_500, stallMs: 100 });
    provider.next(
      ...Array.from({ length: 10 }, (_, at) => FAULTS[(call + at) % FAULTS.length] ?? hang),
    );
    const ends = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
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
