import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '#lib/money.ts';
import { NumbersTable } from '#lib/numbers-table.tsx';
import { KINDS } from '../kinds.ts';
import { type Counted, FigureButton } from '../open-entries.tsx';

const STEPS = ['contacts', 'conversations', 'proposals', 'sales'] as const;

type Step = (typeof STEPS)[number];
type Steps = Record<Step | 'amount', number>;

interface StepTableProps {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly { key: string; counted: Counted; steps: Steps }[];
}

/** The steps to a sale as a table; each figure opens its entries. */
export function StepTable({ caption, first, rows }: StepTableProps) {
  const { t, i18n } = useTranslation('results');
  const figure = (counted: Counted, step: Step, count: number, shown: ReactNode) => (
    <FigureButton
      counted={{
        ...counted,
        title: `${counted.title}: ${t(`table.${step}`)}`,
        filter: { ...counted.filter, kind: KINDS[step] },
      }}
      count={count}
    >
      {shown}
    </FigureButton>
  );
  return (
    <NumbersTable
      label={t('numbers')}
      caption={caption}
      columns={[first, ...STEPS.map((step) => t(`table.${step}`)), t('table.amount')]}
      rows={rows.map(({ key, counted, steps }) => ({
        key,
        cells: [
          counted.title,
          ...STEPS.map((step) =>
            figure(counted, step, steps[step], steps[step].toLocaleString(i18n.language)),
          ),
          figure(counted, 'sales', steps.sales, money(i18n.language, steps.amount)),
        ],
      }))}
    />
  );
}
