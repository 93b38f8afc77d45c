import { faceAddress, parseFace } from '@salesai/contract/faces';
import type { CreateIcp, Icp } from '@salesai/contract/icp';
import { Button } from '@salesai/ui/button';
import { Modal } from '@salesai/ui/modal';
import { TextField } from '@salesai/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, toApiError } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useRemoveIcp, useUpdateIcp } from '../api.ts';
import { firstFace } from '../face.ts';
import { IcpForm } from './icp-form.tsx';

interface EditModalProps {
  icp: Icp;
  onClose: () => void;
}

/** Sends changed fields only; deletion is below the form. */
export function EditModal({ icp, onClose }: EditModalProps) {
  const { t } = useTranslation(['icp', 'common', 'offline']);
  const update = useUpdateIcp();
  const [face] = useState(() => parseFace(icp.avatar) ?? firstFace());
  // The URL the form would send unchanged: another client may have formatted the stored one differently.
  const initialAddress = faceAddress(face, icp.name);

  const save = ({ name, avatar }: CreateIcp) => {
    const changes = {
      ...(name !== icp.name && { name }),
      ...(avatar !== initialAddress && { avatar }),
    };
    if (Object.keys(changes).length === 0) {
      notify.info(t('form.unchanged'));
      onClose();
      return;
    }
    update.mutate(
      { id: icp.id, ...changes },
      {
        onSuccess: (sent) => {
          notify.success(sent ? t('form.updated', { name }) : t('offline:queued'));
          onClose();
        },
        onError: () => notify.error(t('form.updateError')),
      },
    );
  };

  return (
    <Modal
      open
      onOpenChange={(open) => open || onClose()}
      title={t('form.editTitle')}
      closeLabel={t('common:close')}
    >
      <IcpForm
        name={icp.name}
        face={face}
        submitLabel={t('form.update')}
        isSaving={update.isPending}
        onCancel={onClose}
        onSubmit={save}
      />
      <IcpRemoval icp={icp} onRemoved={onClose} />
    </Modal>
  );
}

interface IcpRemovalProps {
  icp: Icp;
  onRemoved: () => void;
}

/** Deletes the ICP with all its data, after its name was typed as a confirmation. */
function IcpRemoval({ icp, onRemoved }: IcpRemovalProps) {
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
      onError: (error) =>
        notify.error(toApiError(error).isNetwork ? messageOf(error) : t('removal.error')),
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
