import { Button } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAudioLevel } from '#lib/voice/use-audio-level.ts';
import type { Microphone } from '#lib/voice/use-microphone.ts';

interface RecordingBarProps {
  microphone: Microphone;
  /** Push-to-talk: releasing the button sends. */
  isPressed: boolean;
}

/** Replaces the composer during a recording (time and level) or a dictation (recognised text). */
export function RecordingBar({ microphone, isPressed }: RecordingBarProps) {
  const { t } = useTranslation('coach');
  const { phase, transcript, level, isRecording, cancel, finish } = microphone;
  const time = useElapsedTime(phase === 'capturing');
  const state = isRecording ? t('record.recording', { time }) : t('record.listening');
  return (
    <div className="grid gap-3 rounded-2xl border border-arena/50 bg-surface-1 p-3">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="size-3 shrink-0 animate-pulse-soft rounded-full bg-arena" />
        <p className="min-w-0 grow text-sm tabular-nums">
          {phase === 'requesting' ? t('record.asking') : state}
        </p>
        <IconButton label={t('record.cancel')} onClick={cancel}>
          <X className="size-5" aria-hidden />
        </IconButton>
        <Button
          className="w-full sm:w-auto"
          disabled={phase !== 'capturing'}
          onClick={() => void finish()}
        >
          {isRecording ? (
            <Send className="size-4" aria-hidden />
          ) : (
            <Check className="size-4" aria-hidden />
          )}
          {t(isRecording ? 'record.stop' : 'record.review')}
        </Button>
      </div>
      {isRecording ? (
        <LevelMeter level={level} />
      ) : (
        <p className="text-muted text-sm">{transcript || t('record.privacy')}</p>
      )}
      {isPressed && <p className="text-muted text-sm">{t('record.lift')}</p>}
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
