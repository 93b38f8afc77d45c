import type { Channel, ChannelProfile } from '@salesai/contract/channels';
import type { Language } from '@salesai/contract/languages';
import type { ResultKind } from '@salesai/contract/results';
import { translatorFor } from '@salesai/i18n/server';
import type { SecondWeek, WeekTask } from '../../db/schema/second-week.ts';

type Translate = ReturnType<typeof translatorFor>;

const KINDS = ['contact', 'conversation', 'proposal', 'sale', 'loss'] as const;

/** A second week in the reader's language; days of the first week stay as they were written. */
export function secondWeekWords(
  { focus, counts, leftOver, tasks }: SecondWeek,
  profile: ChannelProfile,
  language: Language,
): NonNullable<Channel['secondWeek']> {
  const t = translatorFor(language);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const parts = KINDS.filter((kind) => counts[kind] > 0);
  const logged = list.format(parts.map((kind) => counted(t, kind, counts[kind])));
  const why =
    parts.length === 0 ? t('secondWeek:why.nothing') : t(`secondWeek:why.${focus}`, { logged });
  const rest = leftOver.map((day) => t('secondWeek:day', { day }));
  const left =
    rest.length === 0
      ? ''
      : ` ${t('secondWeek:leftOver', { count: rest.length, days: list.format(rest) })}`;
  return { why: `${why}${left}`, days: tasks.map((task) => wordsOf(t, task, profile)) };
}

const counted = (t: Translate, kind: ResultKind, count: number) =>
  t(`secondWeek:count.${kind}`, { count });

function wordsOf(t: Translate, task: WeekTask, { sevenDayPlan }: ChannelProfile): string {
  switch (task.kind) {
    case 'begin':
      return t(`secondWeek:begin.${task.focus}`);
    case 'first':
      return t(`secondWeek:first.${task.focus}`);
    case 'second':
      return t(`secondWeek:second.${task.focus}`);
    case 'leftOver':
    case 'repeat':
      return t(`secondWeek:task.${task.kind}`, {
        text: sevenDayPlan[`day${task.day}`],
      });
    case 'practise': {
      const objection = t(`objections:${task.objection}`);
      return t('secondWeek:task.practise', { objection, count: task.count });
    }
    default:
      return t(`secondWeek:task.${task.kind}`);
  }
}
