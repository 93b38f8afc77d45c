import { FACE_PALETTES } from '@salesai/contract/faces';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';

interface PaletteChoiceProps {
  value: readonly string[];
  onChange: (colors: readonly string[]) => void;
}

/** Three grounds each, of which the face picks one. */
export function PaletteChoice({ value, onChange }: PaletteChoiceProps) {
  const { t } = useTranslation('icp');
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t('form.palette')}</legend>
      <div className="grid grid-cols-5 gap-2">
        {FACE_PALETTES.map(({ key, colors }) => (
          <button
            key={key}
            type="button"
            aria-label={t(`palettes.${key}`)}
            title={t(`palettes.${key}`)}
            aria-pressed={colors.join() === value.join()}
            onClick={() => onChange(colors)}
            className="group relative flex h-11 overflow-hidden rounded-lg border-2 border-transparent transition aria-pressed:border-ink"
          >
            {colors.map((color) => (
              <span key={color} className="grow" style={{ background: `#${color}` }} />
            ))}
            <span
              aria-hidden
              className="absolute inset-0 m-auto hidden size-6 place-items-center rounded-full bg-background text-ink group-aria-pressed:grid"
            >
              <Check className="size-4" />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
