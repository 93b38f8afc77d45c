import { faceAddress, type Icp, parseFaceAddress } from '@salesai/contract/icp';
import { Modal } from '@salesai/ui/modal';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { useUpdateIcp } from '../api.ts';
import { anotherFace, FIRST_LOOK } from '../face.ts';
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

  const save = (name: string, avatar: string) => {
    const changes = {
      ...(name !== icp.name && { name }),
      ...(avatar !== icp.avatar && { avatar }),
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
        face={parseFaceAddress(icp.avatar) ?? anotherFace(FIRST_LOOK)}
        submitLabel={t('form.update')}
        isSaving={update.isPending}
        onCancel={onClose}
        onSubmit={({ name, face }) => save(name, faceAddress(face))}
      />
      <IcpRemoval icp={icp} onRemoved={onClose} />
    </Modal>
  );
}
