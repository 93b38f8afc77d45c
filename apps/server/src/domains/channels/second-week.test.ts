import type { ObjectionKey } from '@salesai/contract/objections';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../../testing/channel-profile.ts';
import type { ChannelTally } from './learning.ts';
import { secondWeekOf } from './second-week.ts';
import { secondWeekWords } from './second-week-words.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7];
const profile = profileOf({
  day2: 'Escreva a mensagem.',
  day3: 'Mande 10 mensagens, uma por uma.',
  day4: 'Publique a campanha.',
  day5: 'Ligue de volta no horário combinado.',
});
const tally = (
  kind: ChannelTally['kind'],
  count: number,
  objection: ObjectionKey | null = null,
): ChannelTally => ({ channelId: 'a', kind, objection, count });
const weekOf = (doneDays: number[], tallies: ChannelTally[] = []) =>
  secondWeekOf({ id: 'a', profile, doneDays }, tallies);
const focusOf = (...tallies: ChannelTally[]) => weekOf(ALL, tallies)?.focus;

describe('the second week', () => {
  it('needs most of the first one', () => {
    expect(weekOf([1, 2, 3])).toBeNull();
    expect(weekOf([1, 2, 3, 4])?.tasks).toHaveLength(7);
    expect(weekOf([8, 9, 10, 11])).toBeNull();
  });

  it('works on the step where the first one stopped', () => {
    expect(focusOf()).toBe('log');
    expect(focusOf(tally('contact', 4))).toBe('log');
    expect(focusOf(tally('contact', 12), tally('conversation', 2))).toBe('open');
    expect(focusOf(tally('contact', 12), tally('conversation', 8))).toBe('propose');
    expect(focusOf(tally('conversation', 8), tally('proposal', 3))).toBe('close');
    expect(focusOf(tally('conversation', 8), tally('sale', 2))).toBe('grow');
    expect(focusOf(tally('contact', 8), tally('conversation', 4))).toBe('steady');
  });

  it('counts only its own channel', () => {
    expect(focusOf({ ...tally('sale', 9), channelId: 'b' })).toBe('log');
  });

  it('begins with what was left over and repeats only days on which people are addressed', () => {
    const week = weekOf([1, 3, 4, 5, 7]);
    expect(week?.leftOver).toEqual([2, 6]);
    expect(week?.tasks).toEqual([
      { kind: 'begin', focus: 'log' },
      { kind: 'leftOver', day: 2 },
      { kind: 'leftOver', day: 6 },
      { kind: 'first', focus: 'log' },
      { kind: 'repeat', day: 3 },
      { kind: 'second', focus: 'log' },
      { kind: 'review' },
    ]);
    const repeated = weekOf(ALL)?.tasks.flatMap((task) =>
      task.kind === 'repeat' ? [task.day] : [],
    );
    expect(repeated).toEqual([3, 5, 6]);
  });

  it('practises the objection behind most losses, from two of them on', () => {
    const losses = [tally('loss', 3, 'price'), tally('loss', 2, 'think'), tally('loss', 9)];
    expect(weekOf(ALL, losses)?.tasks).toContainEqual({
      kind: 'practise',
      objection: 'price',
      count: 3,
    });
    const single = weekOf(ALL, [tally('loss', 1, 'price')])?.tasks.map(({ kind }) => kind);
    expect(single).not.toContain('practise');
  });

  it('never has the same day twice', () => {
    for (let mask = 0; mask < 2 ** 7; mask++) {
      const done = ALL.filter((day) => mask & (1 << (day - 1)));
      for (const tallies of [[], [tally('sale', 3)], [tally('contact', 12)]]) {
        const week = weekOf(done, tallies);
        if (!week) continue;
        const { days } = secondWeekWords(week, profile, 'pt-BR');
        expect(new Set(days).size, JSON.stringify({ done, days })).toBe(7);
      }
    }
  });

  it('is worded in the language of the reader, with the numbers that it rests on', () => {
    const week = weekOf([1, 3, 4, 5, 6, 7], [tally('contact', 12), tally('conversation', 1)]);
    if (!week) throw new Error('no week');
    expect(secondWeekWords(week, profile, 'pt-BR').why).toBe(
      'Neste canal você registrou 12 contatos e 1 conversa: pouca gente respondeu. A semana muda o começo da conversa. Da primeira semana ficou o dia 2.',
    );
    expect(secondWeekWords(week, profile, 'en-US').why).toContain('12 contacts and 1 conversation');
    expect(secondWeekWords(week, profile, 'es-ES').days[1]).toBe(
      'Quedó de la primera semana. Escreva a mensagem.',
    );
  });
});
