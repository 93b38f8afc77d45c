import { type Dashboard, NONE } from '@salesai/contract/results';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { money } from '#lib/money.ts';
import { FigureButton } from '../open-entries.tsx';
import { StepTable } from './step-table.tsx';

type Row = Dashboard['byChannel'][number];

/** Sales and amount by channel of each ICP. */
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
              <FigureButton
                counted={{ title: nameOf(row), filter: filterOf(row) }}
                count={countOf(row)}
                className="shrink-0 text-right tabular-nums"
              >
                {money(i18n.language, row.amount)}
              </FigureButton>
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
      <StepTable
        caption={t('channels.title')}
        first={t('table.channel')}
        rows={byChannel.map((row) => ({
          key: keyOf(row),
          counted: { title: nameOf(row), filter: filterOf(row) },
          steps: row,
        }))}
      />
    </CardSection>
  );
}

const filterOf = ({ icpId, channelId }: Row) => ({
  icpId: icpId ?? NONE,
  channelId: channelId ?? NONE,
});

/** With losses, whose number the row does not have. */
const countOf = ({ contacts, conversations, proposals, sales }: Row) =>
  contacts + conversations + proposals + sales || 1;
