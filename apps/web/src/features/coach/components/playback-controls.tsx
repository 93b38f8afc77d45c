import { Button } from '@salesai/ui/button';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import { useTranslation } from 'react-i18next';
import type { SpeechPlayer } from '#lib/voice/use-speech-player.ts';

interface PlaybackControlsProps {
  phase: SpeechPlayer['phase'];
  /** Undefined while there is no reply. */
  onPlay: (() => void) | undefined;
  onStop: () => void;
}

/** Plays the last reply, or stops it. */
export function PlaybackControls({ phase, onPlay, onStop }: PlaybackControlsProps) {
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
