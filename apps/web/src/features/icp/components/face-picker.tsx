import {
  FACE_PALETTES,
  FACE_STYLES,
  type Face,
  type FaceStyle,
  faceAddress,
} from '@salesai/contract/faces';
import { Button } from '@salesai/ui/button';
import { Picture } from '@salesai/ui/picture';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anotherFace } from '../face.ts';

/** How long the spinner of a new picture shows: docs/product.md#icp-pictures. */
const DRAWING_MS = 500;

interface FacePickerProps {
  face: Face;
  /** Used for the initials in the style 'initials'. */
  name: string;
  onChange: (face: Face) => void;
}

/** A face that is already made, a button for another random one and, on demand, style and colours. */
export function FacePicker({ face, name, onChange }: FacePickerProps) {
  const { t } = useTranslation('icp');
  const [isDrawing, setDrawing] = useState(false);
  useEffect(() => {
    if (!isDrawing) return;
    const timer = setTimeout(() => setDrawing(false), DRAWING_MS);
    return () => clearTimeout(timer);
  }, [isDrawing]);
  const drawAnother = () => {
    setDrawing(true);
    onChange(anotherFace(face));
  };
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Picture src={faceAddress(face, name)} alt={t('form.preview')} size="md" />
        <Button variant="secondary" loading={isDrawing} onClick={drawAnother}>
          {!isDrawing && <RefreshCw className="size-4" aria-hidden />}
          {t('form.another')}
        </Button>
      </div>
      <details className="group">
        <summary className="link flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-lg text-sm">
          {t('form.options')}
          <ChevronDown className="size-4 transition group-open:rotate-180" aria-hidden />
        </summary>
        <div className="grid gap-5 pt-3">
          <StyleChoice value={face.style} onChange={(style) => onChange({ ...face, style })} />
          <PaletteChoice value={face.colors} onChange={(colors) => onChange({ ...face, colors })} />
        </div>
      </details>
    </div>
  );
}

/** The same face in every style: comparable, and cached between openings. */
const sampleOf = (style: FaceStyle) =>
  faceAddress({ style, seed: '7', colors: [FACE_PALETTES[0].colors[2]] }, 'Ana Bela');

interface StyleChoiceProps {
  value: FaceStyle;
  onChange: (style: FaceStyle) => void;
}

function StyleChoice({ value, onChange }: StyleChoiceProps) {
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

interface PaletteChoiceProps {
  value: readonly string[];
  onChange: (colors: readonly string[]) => void;
}

/** Palettes of three background colours, of which the face uses one. */
function PaletteChoice({ value, onChange }: PaletteChoiceProps) {
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
