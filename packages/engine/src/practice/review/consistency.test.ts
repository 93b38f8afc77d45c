import { describe, expect, it } from 'vitest';
import { consistent, type Marked } from './consistency.ts';

const quote = (messageId: string, text: string) => ({
  ...{ messageId, start: 0, end: text.length },
  quote: text,
});
const marked = (key: Marked['key'], mark: number | null, more: Partial<Marked> = {}): Marked => ({
  ...{ key, weight: 10, mark, evidence: [], missed: null, lack: null, phrase: null, fault: null },
  ...more,
});
const find = (all: readonly Marked[], key: Marked['key']) => all.find((one) => one.key === key);

describe('the criteria of one review', () => {
  it('do not miss a link that another one shows', () => {
    const all = consistent([
      marked('listening', 4),
      marked('value', 4),
      marked('price_timing', 2, { lack: 'unlinked' }),
      marked('next_step', 3, { lack: 'linked' }),
      marked('problem', 3, { lack: 'unused' }),
    ]);
    expect(find(all, 'price_timing')?.lack).toBe('soon');
    expect(find(all, 'next_step')?.lack).toBe('reason');
    expect(find(all, 'problem')).toMatchObject({ mark: 4, lack: null });
  });

  it('keep what no other one denies', () => {
    const all = consistent([
      marked('listening', 1),
      marked('value', 0),
      marked('price_timing', 2, { lack: 'unlinked' }),
      marked('next_step', 3, { lack: 'linked' }),
      marked('problem', 3, { lack: 'unused' }),
    ]);
    expect(all.map(({ lack }) => lack)).toEqual([null, null, 'unlinked', 'linked', 'unused']);
  });

  it('praise no questions to somebody who was never listened to', () => {
    const missed = { messageId: 'b1', quote: 'perco cliente' };
    const unheard = [marked('questions', 4), marked('listening', 0, { missed })];
    expect(find(consistent(unheard), 'questions')).toMatchObject({
      ...{ mark: 2, lack: 'unheard' },
      missed,
    });
    const listened = [marked('questions', 4), marked('listening', 2)];
    expect(find(consistent(listened), 'questions')?.mark).toBe(4);
  });

  it('show no words that offended as evidence of something else', () => {
    const bad = quote('m2', 'só um bobo paga isso');
    const good = quote('m3', 'eu entendo a sua dúvida');
    const all = consistent([
      marked('respect', 0, { fault: bad }),
      marked('objections', 2, { evidence: [bad, good] }),
    ]);
    expect(find(all, 'objections')?.evidence).toEqual([good]);
  });

  it('change nothing that is already consistent', () => {
    const all = [
      marked('listening', 4),
      marked('value', 2, { lack: 'one' }),
      marked('margin', null),
    ];
    expect(consistent(all)).toEqual(all);
    expect(consistent(consistent(all))).toEqual(all);
  });
});
