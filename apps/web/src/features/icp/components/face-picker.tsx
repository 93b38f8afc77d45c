import { type Face, faceAddress } from '@salesai/contract/faces';
import { Button } from '@salesai/ui/button';
import { Picture } from '@salesai/ui/picture';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anotherFace } from '../face.ts';
import { PaletteChoice } from './palette-choice.tsx';
import { StyleChoice } from './style-choice.tsx';

/** How long the spinner of a new picture shows, in milliseconds: docs/product.md#icp-pictures. */
const DRAWING_MS = 500;

interface FacePickerProps {
  face: Face;
  /** Whose initials a face of that style shows. */
  name: string;
  onChange: (face: Face) => void;
}

/** The picture as it will be, its style, its colours, and another of the same kind. */
export function FacePicker({ face, name, onChange }: FacePickerProps) {
  const { t } = useTranslation('icp');
  const [isDrawing, setDrawing] = useState(false);
  useEffect(() => {
    if (!isDrawing) return;
    const timer = setTimeout(() => setDrawing(false), DRAWING_MS);
    return () => clearTimeout(timer);
  }, [isDrawing]);
  const another = () => {
    setDrawing(true);
    onChange(anotherFace(face));
  };
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Picture src={faceAddress(face, name)} alt={t('form.preview')} size="md" />
        <Button variant="secondary" loading={isDrawing} onClick={another}>
          {!isDrawing && <RefreshCw className="size-4" aria-hidden />}
          {t('form.another')}
        </Button>
      </div>
      <StyleChoice value={face.style} onChange={(style) => onChange({ ...face, style })} />
      <PaletteChoice value={face.colors} onChange={(colors) => onChange({ ...face, colors })} />
    </div>
  );
}
