import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';

/** The simulated time that can pass, in hours. */
const CHOICES = [20, 48, 120] as const;
const HOURS_A_DAY = 24;

interface WaitChoicesProps {
  isWaiting: boolean;
  onChoose: (hours: number) => void;
}

/** Buttons that let simulated time pass. */
export function WaitChoices({ isWaiting, onChoose }: WaitChoicesProps) {
  const { t } = useTranslation('practice');
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {CHOICES.map((hours) => (
        <Button
          key={hours}
          variant="secondary"
          size="sm"
          disabled={isWaiting}
          onClick={() => onChoose(hours)}
        >
          {hours < HOURS_A_DAY
            ? t('chat.hours', { count: hours })
            : t('chat.days', { count: hours / HOURS_A_DAY })}
        </Button>
      ))}
    </div>
  );
}
