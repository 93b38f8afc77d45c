import type { CoachDocument } from '@salesai/contract/coach';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import Upload from 'lucide-react/icons/upload';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useUpload } from '../api.ts';
import { Documents } from './documents.tsx';

/** The seller's own material, dropped here or picked; at most five at once are taken. */
export function FilesCard({ files }: { files: readonly CoachDocument[] }) {
  const { t } = useTranslation('coach');
  const upload = useUpload();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: upload.isPending,
    onDrop: (dropped) => {
      if (dropped.length === 0) return;
      upload.mutate(dropped, {
        onSuccess: ({ message }) => notify.success(message),
        onError: (error) => notify.error(messageOf(error, t('errors.upload'))),
      });
    },
  });
  return (
    <Card
      {...getRootProps()}
      className={`grid gap-3 p-5 ${isDragActive ? 'border-primary bg-primary-soft' : ''}`}
    >
      <h2 className="font-semibold">{t('files.title')}</h2>
      <p className="text-muted text-sm">{isDragActive ? t('files.drop') : t('files.text')}</p>
      <input {...getInputProps({ 'aria-label': t('files.send') })} />
      <Button variant="secondary" loading={upload.isPending} onClick={open}>
        {!upload.isPending && <Upload className="size-4" aria-hidden />}
        {t(upload.isPending ? 'files.sending' : 'files.send')}
      </Button>
      <p className="text-muted text-xs">{t('files.hint')}</p>
      {files.length > 0 && <Documents files={files} />}
    </Card>
  );
}
