import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ReadingStore } from './reading-store.ts';
import { timeLeft } from './speed.ts';

interface TimeLeftProps {
  reading: ReadingStore;
  totalMs: number;
}

export function TimeLeft({ reading, totalMs }: TimeLeftProps) {
  const { t } = useTranslation('teleprompter');
  const time = useStore(reading.store, ({ share }) => timeLeft(share, totalMs));
  return (
    <span className="shrink-0 whitespace-nowrap px-2 font-semibold tabular-nums">
      <span className="sr-only">{t('left', { time })}</span>
      <span aria-hidden>{time}</span>
    </span>
  );
}
