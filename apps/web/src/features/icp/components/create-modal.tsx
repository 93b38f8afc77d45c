import { faceAddress } from '@salesai/contract/icp';
import { Modal } from '@salesai/ui/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useCreateIcp } from '../api.ts';
import { anotherFace, FIRST_LOOK } from '../face.ts';
import { IcpForm } from './icp-form.tsx';

interface CreateModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CreateModal({ open, onOpenChange }: CreateModalProps) {
  const { t } = useTranslation(['icp', 'common']);
  const create = useCreateIcp();
  const [face] = useState(() => anotherFace(FIRST_LOOK));
  const close = () => onOpenChange(false);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t('form.createTitle')}
      closeLabel={t('common:close')}
    >
      <IcpForm
        name=""
        face={face}
        submitLabel={t('form.create')}
        isSaving={create.isPending}
        onCancel={close}
        onSubmit={({ name, face: chosen }) =>
          create.mutate(
            { name, avatar: faceAddress(chosen) },
            {
              onSuccess: () => {
                notify.success(t('form.created', { name }));
                close();
              },
              onError: (error) => notify.error(messageOf(error, t('form.createError'))),
            },
          )
        }
      />
    </Modal>
  );
}
