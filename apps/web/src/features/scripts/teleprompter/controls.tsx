import { IconButton } from '@salesai/ui/icon-button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Command } from './keys.ts';
import { isMoving } from './reading.ts';
import type { ReadingStore } from './reading-store.ts';

interface ControlsProps {
  reading: ReadingStore;
  run: (command: Command) => void;
  /** Buttons at both ends of the row. */
  before: ReactNode;
  after: ReactNode;
}

export function Controls({ reading, run, before, after }: ControlsProps) {
  const { t } = useTranslation('teleprompter');
  const moving = useStore(reading.store, isMoving);
  return (
    <div className="flex w-full max-w-xl items-center justify-between gap-1">
      {before}
      <IconButton label={t('back')} onClick={() => run('back')}>
        <ChevronUp className="size-6" aria-hidden />
      </IconButton>
      <button
        type="button"
        aria-label={t(moving ? 'pause' : 'play')}
        title={t(moving ? 'pause' : 'play')}
        onClick={() => run('toggle')}
        className="inline-flex size-16 items-center justify-center rounded-full bg-primary text-on-primary transition hover:brightness-110"
      >
        {moving ? (
          <Pause className="size-7 fill-current" aria-hidden />
        ) : (
          <Play className="size-7 translate-x-0.5 fill-current" aria-hidden />
        )}
      </button>
      <IconButton label={t('forward')} onClick={() => run('forward')}>
        <ChevronDown className="size-6" aria-hidden />
      </IconButton>
      <IconButton label={t('reset')} onClick={() => run('reset')}>
        <RotateCcw className="size-5" aria-hidden />
      </IconButton>
      {after}
    </div>
  );
}
