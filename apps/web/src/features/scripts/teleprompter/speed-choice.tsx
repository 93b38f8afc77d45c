import { useTranslation } from 'react-i18next';
import { setSettings } from './settings.ts';
import { SPEEDS, type Speed } from './speed.ts';

const NUMBERS: Record<(typeof SPEEDS)[number], Speed> = {
  verySlow: 1,
  slow: 2,
  normal: 3,
  fast: 4,
  veryFast: 5,
};

export function SpeedChoice({ speed }: { speed: Speed }) {
  const { t } = useTranslation('teleprompter');
  return (
    <fieldset className="grid w-full max-w-xl grid-cols-5 gap-1 rounded-xl bg-surface-2 p-1">
      <legend className="sr-only">{t('speed')}</legend>
      {SPEEDS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={NUMBERS[name] === speed}
          onClick={() => setSettings({ speed: NUMBERS[name] })}
          className="min-h-11 rounded-lg px-1 font-medium text-muted text-xs leading-tight transition hover:text-ink aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary sm:text-sm"
        >
          {t(`speeds.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}
