import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotes } from '../embedded/index.ts';
import type { Engine } from '../port.ts';
import { HOME_SOLAR, planInput } from '../testing/buyers.ts';
import { icpAnswerPairs } from '../testing/icps.ts';
import { engineAt } from '../testing/provider/engine.ts';
import { answersWith } from '../testing/provider/faults.ts';
import { type Provider, startProvider } from '../testing/provider/server.ts';
import { answerPairs, SELLER } from '../testing/sellers.ts';

const seller = answerPairs(SELLER);
const plan = planInput('Família', HOME_SOLAR, SELLER);
const FIGURE = 'São R$ 98.765 por mês.';
const PROMISE = 'Garantimos o resultado.';
const ATTRIBUTION = 'Você contou que “ninguém nunca atende o telefone fixo”.';

type Job = (engine: Engine) => Promise<unknown>;
const JOBS: Readonly<Record<'profile' | 'icp' | 'plan' | 'scripts', Job>> = {
  profile: (engine) =>
    engine.sellerProfile({ answers: seller, attempt: 0, sellerName: 'Ana', language: 'pt-BR' }),
  icp: (engine) =>
    engine.icpProfile({
      icpName: 'Família',
      answers: icpAnswerPairs(
        'Outro: energia solar',
        'Pessoas físicas',
        'famílias com casa própria',
      ),
      sellerAnswers: seller,
      language: 'pt-BR',
    }),
  plan: (engine) => engine.channelPlan(plan),
  scripts: async (engine) => {
    const [channel] = (await createNotes().channelPlan(plan, {})).channels;
    if (!channel) throw new Error('No channel');
    return engine.channelScripts({ ...plan, channel, sellerName: 'Ana' });
  },
};

describe('answers of a language model', () => {
  let provider: Provider;
  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.close());

  const run = (job: Job) => job(engineAt(provider, { apiKey: 'sk-ours' }));
  /** The first answer of the next request, with one text changed everywhere. */
  const spoiled = (change: (valid: string) => string) => {
    provider.next((res, request, text) => answersWith(change(text))(res, request, text));
  };
  const saying = (text: string) => (valid: string) =>
    valid.replace(/caso \d+\./g, text.replace(/"/g, ''));
  const requestsWithRepair = () =>
    provider.requests.filter(({ messages }) =>
      messages.at(-1)?.content.startsWith('Essa resposta não serve'),
    );
  const repairOf = async (job: Job, change: (valid: string) => string) => {
    const before = requestsWithRepair().length;
    spoiled(change);
    await run(job);
    const repairs = requestsWithRepair().slice(before);
    expect(repairs).toHaveLength(1);
    return repairs[0]?.messages.at(-1)?.content ?? '';
  };

  it.each([
    ['profile', FIGURE, 'R$ 98.765'],
    ['icp', FIGURE, 'R$ 98.765'],
    ['plan', FIGURE, 'R$ 98.765'],
    ['scripts', FIGURE, 'R$ 98.765'],
    ['icp', PROMISE, 'garantimos'],
    ['scripts', PROMISE, 'garantimos'],
    ['profile', ATTRIBUTION, 'o vendedor não disse isto'],
    ['icp', ATTRIBUTION, 'o vendedor não disse isto'],
    ['plan', ATTRIBUTION, 'o vendedor não disse isto'],
  ] as const)('of %s that say “%s” are repaired once', async (job, text, problem) => {
    expect(await repairOf(JOBS[job], saying(text))).toContain(problem);
  });

  it.each(['icp', 'plan', 'scripts'] as const)(
    'of %s without words of the trade are repaired once',
    async (job) => {
      const withoutTrade = (valid: string) => valid.replace(/ em [^",]{1,200}(?=, caso)/g, '');
      expect(await repairOf(JOBS[job], withoutTrade)).toContain('nenhum texto fala do que');
    },
  );

  it.each(['profile', 'icp', 'plan', 'scripts'] as const)(
    'of %s fail when the second one is wrong too',
    async (job) => {
      provider.always((res, request, text) =>
        answersWith(saying(FIGURE)(text))(res, request, text),
      );
      const error = await run(JOBS[job]).catch((thrown: unknown) => thrown);
      provider.always(null);
      expect(error).toMatchObject({ kind: 'bad_output' });
    },
  );

  it.each(['profile', 'icp', 'plan'] as const)(
    'of %s are requested with the counts of their lists',
    async (job) => {
      await run(JOBS[job]);
      const [first] = provider.requests.slice(-20).filter(({ schema }) => schema !== undefined);
      expect(JSON.stringify(first?.schema)).toMatch(/"minItems":\d.{0,20}"maxItems":\d/);
    },
  );
});
