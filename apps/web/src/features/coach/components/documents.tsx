import type { CoachDocument, DocumentStatus } from '@salesai/contract/coach';
import { Badge, type Tone } from '@salesai/ui/badge';
import { ConfirmModal } from '@salesai/ui/confirm-modal';
import { IconButton } from '@salesai/ui/icon-button';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useRemoveFile } from '../api.ts';

const TONES: Record<DocumentStatus, Tone> = {
  received: 'neutral',
  reading: 'neutral',
  ready: 'success',
  empty: 'warning',
  encrypted: 'warning',
  invalid: 'danger',
  too_large: 'danger',
  interrupted: 'warning',
  refused: 'danger',
};

/** The uploaded files with their processing status. */
export function Documents({ files }: { files: readonly CoachDocument[] }) {
  const { t } = useTranslation('coach');
  return (
    <ul aria-label={t('files.list')} className="divide-y divide-line">
      {files.map((file) => (
        <li key={file.id}>
          <Document file={file} />
        </li>
      ))}
    </ul>
  );
}

function Document({ file: { id, name, status, message, pages } }: { file: CoachDocument }) {
  const { t } = useTranslation(['coach', 'common']);
  const remove = useRemoveFile();
  const [isConfirming, setConfirming] = useState(false);
  const removeFile = () =>
    remove.mutate(id, {
      onError: (error) => notify.error(messageOf(error, t('errors.removeFile'))),
    });
  return (
    <div className="flex items-center gap-2 py-1.5">
      <div className="grid min-w-0 grow justify-items-start gap-1">
        <p className="wrap-anywhere line-clamp-3 text-sm">{name}</p>
        <p className="flex flex-wrap items-center gap-2 text-muted text-xs">
          <Badge tone={TONES[status]}>{t(`files.status.${status}`)}</Badge>
          {pages !== null && <span>{t('files.pages', { count: pages })}</span>}
          {message && <span>{message}</span>}
        </p>
      </div>
      <IconButton
        label={t('files.remove', { name })}
        disabled={remove.isPending}
        onClick={() => setConfirming(true)}
      >
        <Trash2 className="size-4 text-muted" aria-hidden />
      </IconButton>
      <ConfirmModal
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('files.removeTitle', { name })}
        text={t('files.removeText')}
        confirmLabel={t('files.removeConfirm')}
        cancelLabel={t('common:cancel')}
        onConfirm={removeFile}
        danger
      />
    </div>
  );
}
