import { Button } from '@salesai/ui/button';
import { CardSection } from '@salesai/ui/card-section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumbersTable } from '#lib/numbers-table.tsx';
import { rubricQuery } from '#lib/practice/rubric.ts';
import { type Compared, changeOf } from '../compared.ts';

const SHOWN = 4;
const BEST_MARK = 4;

interface CriteriaChartProps {
  compared: readonly Compared[];
  isHidden: boolean;
}

/** For each criterion the mark of the first and of the last sessions on a line from 0 to 4. */
export function CriteriaChart({ compared, isHidden }: CriteriaChartProps) {
  const { t, i18n } = useTranslation('progress');
  const { data: rubric } = useQuery(rubricQuery);
  const [isWhole, setWhole] = useState(false);
  const titleOf = ({ key }: Compared) =>
    rubric?.criteria.find((one) => one.key === key)?.title ?? key;
  const mark = (value: number) => value.toLocaleString(i18n.language);
  return (
    <CardSection title={t('criteria.title')}>
      <p className="text-muted text-sm">{t('criteria.legend')}</p>
      <ul className="grid gap-4">
        {(isWhole ? compared : compared.slice(0, SHOWN)).map((one) => (
          <li key={one.key} className="grid gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-medium">{titleOf(one)}</span>
              {!isHidden && (
                <span className="text-muted text-sm tabular-nums">
                  {t(changeOf(one) === 0 ? 'criteria.same' : 'criteria.change', {
                    first: mark(one.first),
                    recent: mark(one.recent),
                  })}
                </span>
              )}
            </span>
            <Dots first={one.first} recent={one.recent} />
          </li>
        ))}
      </ul>
      {!isWhole && compared.length > SHOWN && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t('criteria.all', { count: compared.length })}
        </Button>
      )}
      {!isHidden && (
        <NumbersTable
          label={t('numbers')}
          caption={t('criteria.title')}
          columns={[t('table.criterion'), t('table.first'), t('table.recent'), t('table.count')]}
          rows={compared.map((one) => ({
            key: one.key,
            cells: [titleOf(one), mark(one.first), mark(one.recent), one.count],
          }))}
        />
      )}
    </CardSection>
  );
}

/** A hollow dot for the first mark, a filled one for the recent; the numbers are beside it. */
function Dots({ first, recent }: { first: number; recent: number }) {
  const at = (mark: number) => `${(mark / BEST_MARK) * 100}%`;
  return (
    <span className="relative mx-2 block h-4" aria-hidden>
      <span className="absolute inset-x-0 top-1/2 h-0.5 bg-surface-3" />
      <span
        className="-translate-x-1/2 absolute top-0 size-4 rounded-full border-2 border-primary bg-surface-1"
        style={{ left: at(first) }}
      />
      <span
        className="-translate-x-1/2 absolute top-0 size-4 rounded-full bg-primary"
        style={{ left: at(recent) }}
      />
    </span>
  );
}
