import { Button } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAudioLevel } from '#lib/voice/use-audio-level.ts';
import type { Microphone } from '#lib/voice/use-microphone.ts';

interface RecordingBarProps {
  microphone: Microphone;
  /** The button is held: releasing it sends, sliding left discards. */
  isPressed: boolean;
}

/** Replaces the composer while the microphone is open; for a recording with time and level. */
export function RecordingBar({ microphone, isPressed }: RecordingBarProps) {
  const { t } = useTranslation('practice');
  const { phase, transcript, level, isRecording, cancel, finish } = microphone;
  const time = useElapsedTime(phase === 'capturing');
  const state = isRecording ? t('record.recording', { time }) : t('record.listening');
  const Icon = isRecording ? Send : Check;
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <IconButton label={t('record.cancel')} onClick={cancel} className="size-12 text-danger">
          <Trash2 className="size-5" aria-hidden />
        </IconButton>
        <p role="status" className="flex min-w-0 grow items-center gap-2 text-sm tabular-nums">
          <span aria-hidden className="size-3 shrink-0 animate-pulse-soft rounded-full bg-arena" />
          {phase === 'requesting' ? t('record.asking') : state}
        </p>
        <Button
          className="min-h-12 rounded-full"
          disabled={phase !== 'capturing'}
          onClick={() => void finish()}
        >
          <Icon className="size-4 shrink-0" aria-hidden />
          {t(isRecording ? 'record.stop' : 'record.review')}
        </Button>
      </div>
      {isRecording ? (
        <LevelMeter level={level} />
      ) : (
        <p className="text-muted text-sm">{transcript || t('record.privacy')}</p>
      )}
      {isPressed && (
        <p className="text-muted text-sm">
          {t(isRecording ? 'record.lift' : 'record.liftToReview')}
        </p>
      )}
    </div>
  );
}

function LevelMeter({ level }: { level: RefObject<number> }) {
  const bar = useRef<HTMLDivElement>(null);
  useAudioLevel(level, (loudness) =>
    bar.current?.style.setProperty('transform', `scaleX(${loudness})`),
  );
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

/** Time since `isRunning` became true, as `m:ss`. */
function useElapsedTime(isRunning: boolean): string {
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
