import { FACE_PALETTES, FACE_STYLES, type FaceStyle, faceAddress } from '@salesai/contract/faces';
import { useTranslation } from 'react-i18next';

/** One face for every style, so that the pictures are fetched once and compare well. */
const sampleOf = (style: FaceStyle) =>
  faceAddress({ style, seed: '7', colors: [FACE_PALETTES[0].colors[2]] }, 'Ana Bela');

interface StyleChoiceProps {
  value: FaceStyle;
  onChange: (style: FaceStyle) => void;
}

export function StyleChoice({ value, onChange }: StyleChoiceProps) {
  const { t } = useTranslation('icp');
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t('form.style')}</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-5 sm:gap-2">
        {FACE_STYLES.map((style) => (
          <button
            key={style}
            type="button"
            aria-pressed={style === value}
            onClick={() => onChange(style)}
            className="grid content-start justify-items-center gap-1 rounded-xl border border-outline px-0 py-1.5 text-xs leading-tight transition hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold"
          >
            <img
              src={sampleOf(style)}
              alt=""
              width={44}
              height={44}
              className="size-11 rounded-lg bg-surface-2"
            />
            {t(`styles.${style}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
