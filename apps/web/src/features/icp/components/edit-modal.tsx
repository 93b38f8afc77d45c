import { faceAddress, parseFace } from '@salesai/contract/faces';
import type { CreateIcp, Icp } from '@salesai/contract/icp';
import { Modal } from '@salesai/ui/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useUpdateIcp } from '../api.ts';
import { firstFace } from '../face.ts';
import { IcpForm } from './icp-form.tsx';
import { IcpRemoval } from './icp-removal.tsx';

interface EditModalProps {
  icp: Icp;
  onClose: () => void;
}

/** Sends only what was changed; deleting stands below, behind the name typed again. */
export function EditModal({ icp, onClose }: EditModalProps) {
  const { t } = useTranslation(['icp', 'common']);
  const update = useUpdateIcp();
  const [face] = useState(() => parseFace(icp.avatar) ?? firstFace());
  // What would be sent with nothing touched: another program may have worded the address otherwise.
  const addressBefore = faceAddress(face, icp.name);

  const save = ({ name, avatar }: CreateIcp) => {
    const changes = {
      ...(name !== icp.name && { name }),
      ...(avatar !== addressBefore && { avatar }),
    };
    if (Object.keys(changes).length === 0) {
      notify.info(t('form.unchanged'));
      onClose();
      return;
    }
    update.mutate(
      { id: icp.id, ...changes },
      {
        onSuccess: () => {
          notify.success(t('form.updated', { name }));
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
