import type { Privacy } from '@salesai/contract/privacy';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { saveFile } from '#lib/save-file.ts';
import { useAction } from '#lib/use-action.ts';
import { fetchDownload, useRequestDownload } from '../api.ts';

const KILOBYTE = 1_000;

/** Requests the ZIP with the account's data, waits for it and saves it. */
export function Download({ privacy }: { privacy: Privacy | undefined }) {
  const { t, i18n } = useTranslation('settings');
  const request = useRequestDownload();
  const save = useAction(async () => saveFile(await fetchDownload(), 'salesai.zip'), {
    onError: () => notify.error(t('download.error')),
  });
  const download = privacy?.download;
  const start = () =>
    request.mutate(undefined, { onError: () => notify.error(t('download.error')) });
  const kilobytes = Math.ceil((download?.bytes ?? 0) / KILOBYTE).toLocaleString(i18n.language);

  if (download?.status === 'ready' && download.availableUntil) {
    const day = new Date(download.availableUntil).toLocaleString(i18n.language, {
      dateStyle: 'long',
      timeStyle: 'short',
    });
    return (
      <div className="grid gap-2">
        <Button onClick={save.run} loading={save.isPending} className="justify-self-start">
          {t('download.save', { size: `${kilobytes} kB` })}
        </Button>
        <p className="text-muted text-sm">{t('download.until', { day })}</p>
      </div>
    );
  }
  const isPreparing = download?.status === 'making';
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{t('download.text')}</p>
      {download?.status === 'failed' && <Alert tone="danger">{t('download.failed')}</Alert>}
      {isPreparing && <Alert>{t('download.making')}</Alert>}
      <Button
        variant="secondary"
        onClick={start}
        loading={request.isPending || isPreparing}
        className="justify-self-start"
      >
        {t('download.ask')}
      </Button>
    </div>
  );
}
