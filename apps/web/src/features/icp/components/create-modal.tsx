import { Modal } from '@salesai/ui/modal';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { toApiError } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useCreateIcp } from '../api.ts';
import { firstFace } from '../face.ts';
import { IcpForm } from './icp-form.tsx';

interface CreateModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function CreateModal({ open, onOpenChange }: CreateModalProps) {
  const { t } = useTranslation(['icp', 'common']);
  const navigate = useNavigate();
  const create = useCreateIcp();
  const [face] = useState(firstFace);
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
        onSubmit={(values) =>
          create.mutate(values, {
            onSuccess: ({ icp }) => {
              const answer = () =>
                void navigate({ to: paths.icpOnboarding, params: { icpId: icp.id } });
              const action = { label: t('form.answerNow'), onClick: answer };
              notify.success(t('form.created', { name: values.name }), { action });
              close();
            },
            onError: (error) => notify.error(errorText(error, t('form.createError'))),
          })
        }
      />
    </Modal>
  );
}

/** On a conflict the server's message names the limit; other refusals show the screen's own text. */
function errorText(error: unknown, fallback: string): string {
  const { status, message, isNetwork } = toApiError(error);
  return status === 409 || isNetwork ? message : fallback;
}
