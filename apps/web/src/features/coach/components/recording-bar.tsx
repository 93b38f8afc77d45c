import { Button } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Microphone } from '../ear/use-microphone.ts';
import { useLevel } from '../use-level.ts';

interface RecordingBarProps {
  microphone: Microphone;
  /** A finger is on the microphone: lifting it sends. */
  isHeld: boolean;
}

/** In place of the written question while one is spoken: how long, how loud, what was understood. */
export function RecordingBar({ microphone, isHeld }: RecordingBarProps) {
  const { t } = useTranslation('coach');
  const { phase, words, level, isRecorded, cancel, finish } = microphone;
  const time = useClock(phase === 'open');
  const state = isRecorded ? t('record.recording', { time }) : t('record.listening');
  return (
    <div className="grid gap-3 rounded-2xl border border-arena/50 bg-surface-1 p-3">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="size-3 shrink-0 animate-pulse-soft rounded-full bg-arena" />
        <p className="min-w-0 grow text-sm tabular-nums">
          {phase === 'asking' ? t('record.asking') : state}
        </p>
        <IconButton label={t('record.cancel')} onClick={cancel}>
          <X className="size-5" aria-hidden />
        </IconButton>
        <Button
          className="w-full sm:w-auto"
          disabled={phase !== 'open'}
          onClick={() => void finish()}
        >
          {isRecorded ? (
            <Send className="size-4" aria-hidden />
          ) : (
            <Check className="size-4" aria-hidden />
          )}
          {t(isRecorded ? 'record.stop' : 'record.review')}
        </Button>
      </div>
      {isRecorded ? (
        <Meter level={level} />
      ) : (
        <p className="text-muted text-sm">{words || t('record.privacy')}</p>
      )}
      {isHeld && <p className="text-muted text-sm">{t('record.lift')}</p>}
    </div>
  );
}

function Meter({ level }: { level: RefObject<number> }) {
  const bar = useRef<HTMLDivElement>(null);
  useLevel(level, (loudness) => bar.current?.style.setProperty('transform', `scaleX(${loudness})`));
  return (
    <div aria-hidden className="h-1.5 overflow-hidden rounded-full bg-surface-3">
      <div
        ref={bar}
        className="h-full origin-left rounded-full bg-arena"
        style={{ transform: 'scaleX(0)' }}
      />
    </div>
  );
}

/** Minutes and seconds since it began to run. */
function useClock(isRunning: boolean): string {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const start = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - start) / 1_000)),
      250,
    );
    return () => clearInterval(timer);
  }, [isRunning]);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
