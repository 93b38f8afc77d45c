import { describe, expect, it } from 'vitest';
import { createEmbeddedEngine } from './embedded/index.ts';
import type { EngineJob, Run } from './port.ts';
import { HOME_SOLAR, planInput } from './testing/buyers.ts';
import { describeEngine } from './testing/compliance.ts';
import { answerPairs, SELLER } from './testing/sellers.ts';
import { collectReply, turnInput } from './testing/turns.ts';
import { type JobEnd, wrapEngine } from './wrap.ts';

describeEngine('wrapped', () => wrapEngine(createEmbeddedEngine(), () => ({})));

describe('wrapEngine', () => {
  const seller = { attempt: 0, sellerName: 'Ana', language: 'pt-BR' } as const;
  function recorded() {
    const calls: [job: EngineJob, status: JobEnd['status']][] = [];
    const engine = wrapEngine(createEmbeddedEngine(), (job) => ({
      end({ status }) {
        calls.push([job, status]);
      },
    }));
    return { engine, calls };
  }

  it('reports the end of every job once', async () => {
    const { engine, calls } = recorded();
    const input = planInput('Família Sol', HOME_SOLAR, SELLER);
    await engine.sellerProfile({ ...seller, answers: answerPairs(SELLER) });
    await engine.icpProfile({
      answers: input.icpAnswers,
      icpName: 'A',
      sellerAnswers: null,
      language: 'pt-BR',
    });
    const [channel] = (await engine.channelPlan(input)).channels;
    if (!channel) throw new Error('a plan without channels');
    await engine.channelScripts({ ...input, channel, sellerName: 'Ana' });
    await collectReply(engine.coachReply(turnInput('ta caro')));
    expect(calls).toEqual([
      ['sellerProfile', 'completed'],
      ['icpProfile', 'completed'],
      ['channelPlan', 'completed'],
      ['channelScripts', 'completed'],
      ['coachReply', 'completed'],
    ]);
  });

  it('reports failures with their error', async () => {
    const ends: JobEnd[] = [];
    const engine = wrapEngine(createEmbeddedEngine(), () => ({
      end(end) {
        ends.push(end);
      },
    }));
    const failing = engine.sellerProfile({ ...seller, answers: [] });
    await expect(failing).rejects.toMatchObject({ kind: 'bad_input' });
    await expect(collectReply(engine.coachReply(turnInput(' \n')))).rejects.toMatchObject({
      kind: 'bad_input',
    });
    const failed = { status: 'failed', error: expect.objectContaining({ kind: 'bad_input' }) };
    expect(ends).toEqual([failed, failed]);
  });

  it('reports a stream as abandoned when its reader stops', async () => {
    const { engine, calls } = recorded();
    for await (const _event of engine.coachReply(turnInput('ta caro'))) break;
    expect(calls).toEqual([['coachReply', 'abandoned']]);
  });

  it('starts no job when the wrapper throws', async () => {
    const ends: JobEnd[] = [];
    const inner = wrapEngine(createEmbeddedEngine(), () => ({
      end(end) {
        ends.push(end);
      },
    }));
    const engine = wrapEngine(inner, () => {
      throw new Error('limit');
    });
    const answers = answerPairs(SELLER);
    await expect(engine.sellerProfile({ ...seller, answers })).rejects.toThrow('limit');
    await expect(collectReply(engine.coachReply(turnInput('oi')))).rejects.toThrow('limit');
    expect(ends).toEqual([]);
  });

  it('passes the options of the wrapper to the engine', async () => {
    const run: Run = { signal: AbortSignal.abort() };
    const engine = wrapEngine(createEmbeddedEngine(), () => ({ run }));
    const profile = engine.sellerProfile({ ...seller, answers: answerPairs(SELLER) });
    await expect(profile).rejects.toMatchObject({ kind: 'cancelled' });
  });
});
