import type { PracticeSession } from '@salesai/contract/practice';
import { useTranslation } from 'react-i18next';
import { dayOf, daysBetween, timeOf } from './session-messages.ts';

/** What the header says of the buyer: typing, online, or when they were last seen. */
export function usePresence(session: PracticeSession, isTyping: boolean): string {
  const { t, i18n } = useTranslation('practice');
  if (isTyping) return t('chat.typing');
  const last = session.messages.at(-1);
  if (last?.from !== 'seller') return t('chat.online');
  const { at } = session.messages.findLast(({ from }) => from === 'buyer') ?? last;
  const time = timeOf(at, i18n.language);
  return daysBetween(at, session.clock) === 0
    ? t('chat.seenToday', { time })
    : t('chat.seenOn', { day: dayOf(at, i18n.language), time });
}
