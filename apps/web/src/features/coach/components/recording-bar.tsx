import { Button } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { LevelMeter } from '#lib/voice/level-meter.tsx';
import { useElapsedTime } from '#lib/voice/use-elapsed-time.ts';
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
