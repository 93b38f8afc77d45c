import { COACH_MAX_FILES_PER_BATCH, type CoachDocument } from '@salesai/contract/coach';
import { Badge } from '@salesai/ui/badge';
import { Button } from '@salesai/ui/button';
import Upload from 'lucide-react/icons/upload';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useUpload } from '../api.ts';
import { Documents } from './documents.tsx';

/** Uploads the seller's documents by drop or file picker, up to the batch limit at once. */
export function DocumentUpload({ files }: { files: readonly CoachDocument[] }) {
  const { t } = useTranslation('coach');
  const upload = useUpload();
  const uploadFiles = (selected: readonly File[]) => {
    if (selected.length === 0) return;
    const leftOut = selected.slice(COACH_MAX_FILES_PER_BATCH).map(({ name }) => name);
    if (leftOut.length > 0) notify.info(t('files.leftOut', { names: leftOut.join(', ') }));
    upload.mutate(selected.slice(0, COACH_MAX_FILES_PER_BATCH), {
      onSuccess: ({ message }) => notify.success(message),
      onError: (error) => notify.error(messageOf(error, t('errors.upload'))),
    });
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: upload.isPending,
    onDrop: uploadFiles,
  });
  return (
    <div
      {...getRootProps()}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 rounded-xl ${isDragActive ? 'outline-2 outline-primary' : ''}`}
    >
      <p className="text-muted text-sm">{isDragActive ? t('files.drop') : t('files.text')}</p>
      <input {...getInputProps({ 'aria-label': t('files.send') })} />
      <Button variant="secondary" loading={upload.isPending} onClick={open}>
        {!upload.isPending && <Upload className="size-4" aria-hidden />}
        {t(upload.isPending ? 'files.sending' : 'files.send')}
      </Button>
      <p className="text-muted text-xs">{t('files.hint')}</p>
      {upload.isPending && <UploadingFiles files={upload.variables} />}
      {files.length > 0 && <Documents files={files} />}
    </div>
  );
}

function UploadingFiles({ files }: { files: readonly File[] }) {
  const { t } = useTranslation('coach');
  return (
    <ul aria-label={t('files.sending')} className="divide-y divide-line">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.lastModified}`}
          className="grid justify-items-start gap-1 py-2"
        >
          <p className="wrap-anywhere line-clamp-3 text-sm">{file.name}</p>
          <Badge className="animate-pulse-soft">{t('files.sending')}</Badge>
        </li>
      ))}
    </ul>
  );
}
