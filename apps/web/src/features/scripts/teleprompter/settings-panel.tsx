import { RangeField } from '@salesai/ui/range-field';
import { Switch } from '@salesai/ui/switch';
import { useTranslation } from 'react-i18next';
import { MARGINS, type PrompterSettings, SIZES, setSettings } from './settings.ts';

const SWITCHES = ['line', 'mirror', 'countdown'] as const;

export function SettingsPanel({ settings }: { settings: PrompterSettings }) {
  const { t } = useTranslation('teleprompter');
  return (
    <section
      aria-label={t('settings.title')}
      className="grid max-h-[45dvh] w-full max-w-xl gap-4 overflow-y-auto rounded-xl border border-line bg-surface-1 p-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <RangeField
          label={t('settings.size')}
          {...SIZES}
          value={settings.size}
          onValueChange={(size) => setSettings({ size })}
        />
        <RangeField
          label={t('settings.margins')}
          {...MARGINS}
          value={settings.margins}
          onValueChange={(margins) => setSettings({ margins })}
        />
      </div>
      <div>
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(`settings.${name}`)}
            checked={settings[name]}
            onCheckedChange={(on) => setSettings({ [name]: on })}
          />
        ))}
      </div>
      <p className="text-muted text-sm">{t('settings.touch')}</p>
      <p className="hidden text-muted text-sm sm:block">{t('settings.keys')}</p>
    </section>
  );
}
