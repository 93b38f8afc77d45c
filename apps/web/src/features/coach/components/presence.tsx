import { Button } from '@salesai/ui/button';
import History from 'lucide-react/icons/history';
import { useTranslation } from 'react-i18next';
import type { Voice } from '../voice/use-voice.ts';
import { CoachFace } from './coach-face.tsx';
import { VoiceControls } from './voice-controls.tsx';

interface PresenceProps {
  voice: Voice;
  /** Undefined while nothing was answered yet. */
  onPlay: (() => void) | undefined;
  showsHistory: boolean;
  onHistory: () => void;
}

/** The coach's face, which stays in sight while one reads, with what makes it speak. */
export function Presence({ voice, onPlay, showsHistory, onHistory }: PresenceProps) {
  const { t } = useTranslation('coach');
  return (
    <div className="sticky top-16 z-10 -mx-4 flex flex-wrap items-center gap-3 border-line border-y bg-surface-1 px-4 py-2 md:mx-0 md:rounded-2xl md:border-x">
      <CoachFace
        level={voice.phase === 'speaking' ? voice.level : undefined}
        className="size-12 lg:size-20"
      />
      <div className="flex grow flex-wrap justify-between gap-2">
        <VoiceControls phase={voice.phase} onPlay={onPlay} onStop={voice.stop} />
        <Button
          variant={showsHistory ? 'secondary' : 'ghost'}
          size="sm"
          aria-pressed={showsHistory}
          className="min-w-11"
          onClick={onHistory}
        >
          <History className="size-4" aria-hidden />
          <span className="sr-only sm:not-sr-only">{t('history')}</span>
        </Button>
      </div>
    </div>
  );
}
