import { type Face, ICP_NAME_MAX } from '@salesai/contract/icp';
import { Button } from '@salesai/ui/button';
import { TextField } from '@salesai/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { FacePicker } from './face-picker.tsx';

interface IcpFormProps {
  name: string;
  face: Face;
  submitLabel: string;
  isSaving: boolean;
  onSubmit: (values: { name: string; face: Face }) => void;
  onCancel: () => void;
}

/** Name and face of an ideal customer; an empty name is told by the spec's toast, nothing is sent. */
export function IcpForm({ submitLabel, isSaving, onSubmit, onCancel, ...initial }: IcpFormProps) {
  const { t } = useTranslation(['icp', 'common']);
  const [name, setName] = useState(initial.name);
  const [face, setFace] = useState(initial.face);
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(!name.trim());
    if (name.trim()) onSubmit({ name: name.trim(), face });
    else notify.error(t('form.required'));
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
        label={t('form.name')}
        placeholder={t('form.namePlaceholder')}
        maxLength={ICP_NAME_MAX}
        value={name}
        error={isMissing && !name.trim() ? t('form.required') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <FacePicker face={face} onChange={setFace} />
      <div className="flex flex-wrap justify-end gap-3">
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
