import type { Goal } from '@salesai/contract/results';
import { CardSection } from '@salesai/ui/card-section';
import { Progress } from '@salesai/ui/progress';
import { useTranslation } from 'react-i18next';
import { money } from '#lib/money.ts';
import { FigureButton } from '../open-entries.tsx';

/** The goal of the profile against what was logged. */
export function GoalCard({ goal }: { goal: Goal }) {
  const { t, i18n } = useTranslation('results');
  const { unit, value, reached, left, leftPerDay, daysLeft, from, to } = goal;
  const counts = unit === 'leads' ? 'contact' : 'sale';
  const number = (count: number) => Number(count.toFixed(1)).toLocaleString(i18n.language);
  const write = (count: number) =>
    unit === 'BRL'
      ? money(i18n.language, count)
      : t(`goal.unit.${unit}`, { count: Number(count.toFixed(1)) });
  const isOne = unit !== 'BRL' && left === 1;
  return (
    <CardSection
      title={t('goal.title')}
      aside={<span className="text-muted text-sm">{t(`goal.per.${goal.per}`)}</span>}
    >
      <p className="font-semibold tabular-nums">
        <FigureButton
          counted={{ title: t('goal.title'), filter: { kind: counts }, dates: { from, to } }}
          count={reached}
        >
          {t('goal.of', {
            reached: unit === 'BRL' ? write(reached) : number(reached),
            value: write(value),
          })}
        </FigureButton>
      </p>
      <Progress label={t('goal.title')} value={Math.min(reached, value)} max={value} />
      <p className="text-muted text-sm">
        {left === 0
          ? t('goal.reached')
          : t(`goal.${daysLeft > 1 ? 'left' : 'leftToday'}${isOne ? 'One' : ''}`, {
              left: write(left),
              perDay: write(leftPerDay),
              days: daysLeft,
            })}
      </p>
    </CardSection>
  );
}
