import { Button } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useTranslation } from 'react-i18next';
import { SPEEDS, type Speed } from './model.ts';

const NAMES = { 1: 'slowest', 2: 'slow', 3: 'normal', 4: 'fast', 5: 'fastest' } as const;

interface ControlsProps {
  isMoving: boolean;
  speed: Speed;
  onToggle: () => void;
  onReset: () => void;
  onSpeed: (speed: Speed) => void;
}

export function Controls({ isMoving, speed, onToggle, onReset, onSpeed }: ControlsProps) {
  const { t } = useTranslation('scripts');
  const Icon = isMoving ? Pause : Play;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={onToggle}>
        <Icon className="size-5" aria-hidden />
        {t(isMoving ? 'prompter.pause' : 'prompter.play')}
      </Button>
      <IconButton label={t('prompter.reset')} onClick={onReset}>
        <RotateCcw className="size-5" aria-hidden />
      </IconButton>
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{t('prompter.speed')}</legend>
        {SPEEDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === speed}
            onClick={() => onSpeed(one)}
            className="min-h-11 rounded-lg px-3 text-muted text-sm hover:bg-surface-2 aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {t(`prompter.speeds.${NAMES[one]}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
