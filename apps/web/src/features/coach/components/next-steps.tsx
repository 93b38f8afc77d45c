import { CHIPS_MAX, type CoachTurn } from '@salesai/contract/coach';
import { Link } from '@tanstack/react-router';
import Dumbbell from 'lucide-react/icons/dumbbell';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { LogChips } from '#lib/results/log-chips.tsx';
import type { SpeechPlayer } from '#lib/voice/use-speech-player.ts';
import { reportedResult } from '../reported-result.ts';
import { OfferChip } from './offer-chip.tsx';
import { PlaybackControls } from './playback-controls.tsx';
import { SaveCard } from './save-card.tsx';

interface NextStepsProps {
  icpId: string;
  /** The newest turn, while no other is pending. */
  turn: CoachTurn;
  player: SpeechPlayer;
  onPlay: (reply: CoachTurn) => void;
  onChoose: (message: string) => void;
}

/** The engine suggests practice where the conversation is about an objection or an exercise. */
const isAboutPractice = (chip: string) => /\btrein/i.test(chip);

/** Plays the last reply, and messages that may follow it; one row that scrolls sideways on a phone. */
export function NextSteps({ icpId, turn, player, onPlay, onChoose }: NextStepsProps) {
  const { t } = useTranslation('coach');
  const chips = turn.support ? [] : (turn.chips ?? []).slice(0, CHIPS_MAX);
  const result = reportedResult(chips);
  const offer = turn.support ? null : (turn.offer ?? null);
  return (
    <div className="-mx-4 in-data-low:hidden flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
      <PlaybackControls phase={player.phase} onPlay={() => onPlay(turn)} onStop={player.stop} />
      {(chips.length > 0 || offer || turn.judged) && (
        <ul aria-label={t('next')} className="flex gap-2">
          {result && (
            <li>
              <LogChips
                chips={[{ ...result, label: t(`logResult.${result.name}`) }]}
                icpId={icpId}
              />
            </li>
          )}
          {offer && (
            <li>
              <OfferChip key={turn.id} icpId={icpId} offer={offer} />
            </li>
          )}
          {turn.judged && (
            <li>
              <SaveCard key={turn.id} turnId={turn.id} icpId={icpId} />
            </li>
          )}
          {chips.map((chip) => (
            <li key={chip}>
              <button
                type="button"
                onClick={() => onChoose(chip)}
                className="min-h-11 whitespace-nowrap rounded-full border border-arena/60 bg-surface-1 px-4 font-medium text-sm transition hover:bg-arena-soft"
              >
                {chip}
              </button>
            </li>
          ))}
          {chips.some(isAboutPractice) && (
            <li>
              <Link
                to={paths.practiceNew}
                search={{ icp: icpId }}
                className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full bg-arena-soft px-4 font-medium text-sm transition hover:brightness-95"
              >
                <Dumbbell className="size-4 shrink-0 text-arena" aria-hidden />
                {t('practise')}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
