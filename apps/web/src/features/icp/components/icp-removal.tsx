import type { Icp } from '@salesai/contract/icp';
import { Button } from '@salesai/ui/button';
import { TextField } from '@salesai/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useRemoveIcp } from '../api.ts';

interface IcpRemovalProps {
  icp: Icp;
  onRemoved: () => void;
}

/** Everything that hangs on the customer goes with it: the name is typed again first. */
export function IcpRemoval({ icp, onRemoved }: IcpRemovalProps) {
  const { t } = useTranslation('icp');
  const remove = useRemoveIcp();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  if (!isOpen) {
    return (
      <Button variant="ghost" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('removal.start')}
      </Button>
    );
  }
  const submit = () =>
    remove.mutate(icp.id, {
      onSuccess: () => {
        notify.success(t('removal.done', { name: icp.name }));
        onRemoved();
      },
      onError: () => notify.error(t('removal.error')),
    });
  return (
    <form
      className="grid gap-4 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="text-muted text-sm">{t('removal.warning', { name: icp.name })}</p>
      <TextField
        label={t('removal.field')}
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button
        type="submit"
        variant="danger"
        loading={remove.isPending}
        disabled={typed.trim() !== icp.name}
      >
        {t('removal.confirm')}
      </Button>
    </form>
  );
}
