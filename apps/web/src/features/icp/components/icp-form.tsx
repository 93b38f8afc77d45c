import { type Face, faceAddress } from '@salesai/contract/faces';
import { type CreateIcp, ICP_NAME_MAX } from '@salesai/contract/icp';
import { Button } from '@salesai/ui/button';
import { TextField } from '@salesai/ui/text-field';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { FacePicker } from './face-picker.tsx';

interface IcpFormProps {
  name: string;
  face: Face;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (values: CreateIcp) => void;
  onCancel: () => void;
}

/** Name and face of an ICP; an empty name shows a toast and sends nothing: docs/product.md#icps. */
export function IcpForm({ submitLabel, isSaving, onSubmit, onCancel, ...initial }: IcpFormProps) {
  const { t } = useTranslation(['icp', 'common']);
  const [name, setName] = useState(initial.name);
  const [face, setFace] = useState(initial.face);
  const [isMissing, setMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);

  const submit = () => {
    const trimmed = name.trim();
    setMissing(!trimmed);
    if (trimmed) return onSubmit({ name: trimmed, avatar: faceAddress(face, trimmed) });
    notify.error(t('form.required'));
    nameField.current?.focus();
  };
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={nameField}
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        maxLength={ICP_NAME_MAX}
        autoComplete="off"
        value={name}
        error={isMissing && !name.trim() ? t('form.required') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <FacePicker face={face} name={name} onChange={setFace} />
      <div className="sticky bottom-[calc(-1*max(1.25rem,env(safe-area-inset-bottom)))] z-10 -mx-5 flex justify-end gap-3 border-line border-t bg-surface-1 p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
        <Button variant="secondary" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
