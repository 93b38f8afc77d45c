import { Button } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import Check from 'lucide-react/icons/check';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { LevelMeter } from '#lib/voice/level-meter.tsx';
import { useElapsedTime } from '#lib/voice/use-elapsed-time.ts';
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
