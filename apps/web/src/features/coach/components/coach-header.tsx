import { Button } from '@salesai/ui/button';
import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import type { SpeechPlayer } from '#lib/voice/use-speech-player.ts';
import { CoachFace } from './coach-face.tsx';
import { PlaybackControls } from './playback-controls.tsx';

interface CoachHeaderProps {
  player: SpeechPlayer;
  /** Undefined while there is no reply. */
  onPlay: (() => void) | undefined;
  showsHistory: boolean;
  onToggleHistory: () => void;
}

/** Sticky header with the coach's face, the playback controls and the history toggle. */
export function CoachHeader({ player, onPlay, showsHistory, onToggleHistory }: CoachHeaderProps) {
  const { t } = useTranslation('coach');
  return (
    <div className="sticky top-16 z-10 -mx-4 flex flex-wrap items-center gap-3 border-line border-y bg-surface-1 px-4 py-2 md:mx-0 md:rounded-2xl md:border-x">
      <CoachFace
        level={player.phase === 'speaking' ? player.level : undefined}
        className="size-12 lg:size-20"
      />
      <div className="flex grow flex-wrap justify-between gap-2">
        <PlaybackControls phase={player.phase} onPlay={onPlay} onStop={player.stop} />
        <Button
          variant={showsHistory ? 'secondary' : 'ghost'}
          size="sm"
          aria-pressed={showsHistory}
          className="min-w-11"
          onClick={onToggleHistory}
        >
          <History className="size-4" aria-hidden />
          <span className="sr-only sm:not-sr-only">{t('history')}</span>
        </Button>
      </div>
    </div>
  );
}
