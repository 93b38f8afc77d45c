import type { CoachDocument } from '@salesai/contract/coach';
import { IconButton } from '@salesai/ui/icon-button';
import { Modal } from '@salesai/ui/modal';
import Files from 'lucide-react/icons/files';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentUpload } from './document-upload.tsx';

/** Opens the sheet with the seller's documents; shows their number. */
export function DocumentsButton({ files }: { files: readonly CoachDocument[] }) {
  const { t } = useTranslation(['coach', 'common']);
  const [isOpen, setOpen] = useState(false);
  const count = files.length;
  return (
    <>
      <IconButton
        label={count > 0 ? t('files.open', { count }) : t('files.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative"
      >
        <Files className="size-5" aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-arena-soft px-1 text-arena text-xs tabular-nums"
          >
            {count}
          </span>
        )}
      </IconButton>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title={t('files.title')}
        closeLabel={t('common:close')}
      >
        <DocumentUpload files={files} />
      </Modal>
    </>
  );
}
