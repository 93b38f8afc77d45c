import type { Dashboard } from '@salesai/contract/results';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { NumbersTable } from '#lib/numbers-table.tsx';
import { money } from '#lib/results/format.ts';

type Row = Dashboard['byChannel'][number];

/** Sales and amount by channel of each customer. */
export function ByChannel({ byChannel }: Pick<Dashboard, 'byChannel'>) {
  const { t, i18n } = useTranslation('results');
  const most = Math.max(1, ...byChannel.map(({ amount }) => amount));
  const nameOf = ({ icpName, channelName }: Row) => {
    if (icpName === null) return t('channels.other');
    return `${channelName ?? t('channels.withoutChannel')} · ${icpName}`;
  };
  const keyOf = ({ icpId, channelId }: Row) => `${icpId}:${channelId}`;
  return (
    <CardSection title={t('channels.title')}>
      <ul className="grid gap-4">
        {byChannel.map((row) => (
          <li key={keyOf(row)} className="grid gap-1.5">
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 break-words font-medium">{nameOf(row)}</span>
              <span className="shrink-0 tabular-nums">{money(i18n.language, row.amount)}</span>
            </span>
            <span className="h-2 overflow-hidden rounded-full bg-surface-3">
              <span
                className="block h-full origin-left rounded-full bg-primary"
                style={{ transform: `scaleX(${row.amount / most})` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <NumbersTable
        label={t('numbers')}
        caption={t('channels.title')}
        columns={[
          t('table.channel'),
          t('table.contacts'),
          t('table.conversations'),
          t('table.proposals'),
          t('table.sales'),
          t('table.amount'),
        ]}
        rows={byChannel.map((row) => ({
          key: keyOf(row),
          cells: [
            nameOf(row),
            row.contacts,
            row.conversations,
            row.proposals,
            row.sales,
            money(i18n.language, row.amount),
          ],
        }))}
      />
    </CardSection>
  );
}
