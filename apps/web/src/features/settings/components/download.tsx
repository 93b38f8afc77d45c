import type { Privacy } from '@salesai/contract/privacy';
import { Alert } from '@salesai/ui/alert';
import { Button } from '@salesai/ui/button';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { saveFile } from '#lib/save-file.ts';
import { useAction } from '#lib/use-action.ts';
import { fetchDownload, useAskDownload } from '../api.ts';

const KILOBYTE = 1_000;

/** Asks for the ZIP, waits for it, hands it over. */
export function Download({ privacy }: { privacy: Privacy | undefined }) {
  const { t, i18n } = useTranslation('settings');
  const ask = useAskDownload();
  const save = useAction(async () => saveFile(await fetchDownload(), 'salesai.zip'), {
    onError: () => notify.error(t('download.error')),
  });
  const download = privacy?.download;
  const startIt = () => ask.mutate(undefined, { onError: () => notify.error(t('download.error')) });
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
  const making = download?.status === 'making';
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{t('download.text')}</p>
      {download?.status === 'failed' && <Alert tone="danger">{t('download.failed')}</Alert>}
      {making && <Alert>{t('download.making')}</Alert>}
      <Button
        variant="secondary"
        onClick={startIt}
        loading={ask.isPending || making}
        className="justify-self-start"
      >
        {t('download.ask')}
      </Button>
    </div>
  );
}
