import {
  AVATAR_STYLES,
  FACE_PALETTES,
  type Face,
  type FacePalette,
  faceAddress,
} from '@salesai/contract/icp';
import { Button } from '@salesai/ui/button';
import { Chips } from '@salesai/ui/chips';
import { Picture } from '@salesai/ui/picture';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anotherFace } from '../face.ts';

const SPINNER_MS = 500;
const PALETTES = Object.entries(FACE_PALETTES).map(([name, colours]) => ({
  name: asPalette(name),
  colours,
}));

interface FacePickerProps {
  face: Face;
  onChange: (face: Face) => void;
}

/** The picture as it will be, its style, its colours, and another of the same kind. */
export function FacePicker({ face, onChange }: FacePickerProps) {
  const { t } = useTranslation('icp');
  const [isDrawing, setDrawing] = useState(false);
  const another = () => {
    setDrawing(true);
    setTimeout(() => setDrawing(false), SPINNER_MS);
    onChange(anotherFace(face));
  };
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Picture src={faceAddress(face)} alt={t('form.preview')} size="md" />
        <Button variant="secondary" loading={isDrawing} onClick={another}>
          {!isDrawing && <RefreshCw className="size-4" aria-hidden />}
          {t('form.another')}
        </Button>
      </div>
      <Chips
        label={t('form.style')}
        options={AVATAR_STYLES.map((style) => ({ value: style, label: t(`styles.${style}`) }))}
        value={face.style}
        onChange={(style) => onChange({ ...face, style })}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-sm">{t('form.palette')}</legend>
        <div className="grid grid-cols-5 gap-2">
          {PALETTES.map(({ name, colours }) => (
            <button
              key={name}
              type="button"
              aria-label={t(`palettes.${name}`)}
              aria-pressed={name === face.palette}
              onClick={() => onChange({ ...face, palette: name })}
              className="flex h-11 overflow-hidden rounded-lg border-2 border-transparent aria-pressed:border-ink"
            >
              {colours.map((colour) => (
                <span key={colour} className="grow" style={{ background: `#${colour}` }} />
              ))}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** The names come from the palettes themselves; `Object.entries` forgets that. */
function asPalette(name: string) {
  return name as FacePalette;
}
