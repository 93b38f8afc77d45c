import { Button } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import Play from 'lucide-react/icons/play';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import { useTranslation } from 'react-i18next';
import type { SpeechPlayer } from '#lib/voice/use-speech-player.ts';

interface PlaybackControlsProps {
  phase: SpeechPlayer['phase'];
  onPlay: () => void;
  onStop: () => void;
}

/** Plays the last reply, or stops it. */
export function PlaybackControls({ phase, onPlay, onStop }: PlaybackControlsProps) {
  const { t } = useTranslation('coach');
  switch (phase) {
    case 'speaking':
      return (
        <Button variant="secondary" size="sm" className="shrink-0" onClick={onStop}>
          <Square className="size-4" aria-hidden />
          {t('play.stop')}
        </Button>
      );
    case 'blocked':
      return (
        <Button size="sm" className="shrink-0" onClick={onPlay}>
          <Play className="size-4" aria-hidden />
          {t('play.now')}
        </Button>
      );
    default:
      return (
        <IconButton label={t('play.reply')} onClick={onPlay}>
          <Volume2 className="size-5 text-arena" aria-hidden />
        </IconButton>
      );
  }
}
