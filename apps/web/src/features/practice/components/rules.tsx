import type { PracticeRubric } from '@salesai/contract/practice';
import { Badge } from '@salesai/ui/badge';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Criteria, acts and levels, each with its rule or meaning. */
export function Rules({ rubric }: { rubric: PracticeRubric }) {
  const { t } = useTranslation('practice');
  return (
    <>
      <Section title={t('rules.criteria')}>
        {rubric.criteria.map(({ key, weight, title, rule }) => (
          <Entry
            key={key}
            id={key}
            title={title}
            text={rule}
            aside={<Badge>{t('review.weight', { weight })}</Badge>}
          />
        ))}
      </Section>
      <Section title={t('rules.levels')}>
        {rubric.levels.map(({ key, title, description }) => (
          <Entry key={key} title={title} text={description} />
        ))}
      </Section>
      <Section title={t('rules.acts')} text={t('rules.actsText')}>
        {rubric.acts.map(({ key, title, description }) => (
          <Entry key={key} title={title} text={description} />
        ))}
      </Section>
      <p className="text-muted text-sm">{t('rules.version', { version: rubric.version })}</p>
    </>
  );
}

interface SectionProps {
  title: string;
  text?: string;
  children: ReactNode;
}

function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3 pt-2">
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      {text && <p className="text-muted text-sm">{text}</p>}
      <ul className="divide-y divide-line rounded-2xl border border-line bg-surface-1">
        {children}
      </ul>
    </section>
  );
}

interface EntryProps {
  /** The anchor of links to this rule. */
  id?: string;
  title: string;
  text: string;
  aside?: ReactNode;
}

function Entry({ id, title, text, aside }: EntryProps) {
  return (
    <li id={id} className="grid scroll-mt-20 gap-1 px-4 py-3 target:bg-primary-soft">
      <h3 className="flex items-center justify-between gap-3 font-semibold">
        {title}
        {aside}
      </h3>
      <p className="text-muted text-sm">{text}</p>
    </li>
  );
}
