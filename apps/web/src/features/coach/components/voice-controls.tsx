import { Button } from '@salesai/ui/button';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useTranslation } from 'react-i18next';

interface VoiceControlsProps {
  phase: 'silent' | 'speaking' | 'blocked';
  /** Undefined while nothing was answered yet. */
  onPlay: (() => void) | undefined;
  onStop: () => void;
}

/** Hear the last answer, or stop hearing it. */
export function VoiceControls({ phase, onPlay, onStop }: VoiceControlsProps) {
  const { t } = useTranslation('coach');
  if (phase === 'speaking') {
    return (
      <Button variant="secondary" size="sm" onClick={onStop}>
        <Square className="size-4" aria-hidden />
        {t('play.stop')}
      </Button>
    );
  }
  return (
    <Button
      variant={phase === 'blocked' ? 'primary' : 'secondary'}
      size="sm"
      disabled={!onPlay}
      onClick={onPlay}
    >
      <Play className="size-4" aria-hidden />
      {t(phase === 'blocked' ? 'play.now' : 'play.reply')}
    </Button>
  );
}
