import { type Dashboard, NONE } from '@salesai/contract/results';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { FigureButton } from '../open-entries.tsx';

/** Why sales were lost, each with a way to practise it. */
export function Losses({ losses }: Pick<Dashboard, 'losses'>) {
  const { t } = useTranslation(['results', 'objections']);
  return (
    <CardSection title={t('losses.title')}>
      {losses.length === 0 && <p className="text-muted">{t('losses.none')}</p>}
      <ul className="grid divide-y divide-line">
        {losses.map(({ objection, count }) => (
          <li
            key={objection ?? 'unknown'}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 py-2"
          >
            <span className="grid">
              <span className="font-medium">
                {objection ? t(`objections:${objection}`) : t('losses.unknown')}
              </span>
              <FigureButton
                counted={{
                  title: objection ? t(`objections:${objection}`) : t('losses.unknown'),
                  filter: { kind: 'loss', objection: objection ?? NONE },
                }}
                count={count}
                className="text-muted text-sm"
              >
                {t('losses.count', { count })}
              </FigureButton>
            </span>
            {objection && (
              <ButtonLink to={paths.practiceCards} search={{ objection }} variant="secondary">
                {t('losses.practise')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
