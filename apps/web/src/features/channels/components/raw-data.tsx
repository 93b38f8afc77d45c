import { useTranslation } from 'react-i18next';

interface RawDataProps {
  data: unknown;
}

/** The same data as JSON, to copy elsewhere. */
export function RawData({ data }: RawDataProps) {
  const { t } = useTranslation('channels');
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-lg px-1 text-muted text-sm">
        {t('raw')}
      </summary>
      <pre className="mt-2 max-h-96 overflow-auto whitespace-pre-wrap rounded-xl border border-line bg-surface-2 p-4 text-xs">
        {JSON.stringify(data, null, 2)}
      </pre>
    </details>
  );
}
