import type { PracticeAct, PracticeRubric } from '@salesai/contract/practice';
import { Badge } from '@salesai/ui/badge';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface ActChoiceProps {
  acts: PracticeRubric['acts'];
  /** How the message was read. */
  original: PracticeAct;
  value: PracticeAct;
  onChange: (act: PracticeAct) => void;
}

/** What a message can be, each with its meaning in one line. */
export function ActChoice({ acts, original, value, onChange }: ActChoiceProps) {
  const { t } = useTranslation('practice');
  const name = useId();
  // The current reading is the first to be seen.
  const sorted = [...acts].sort((a, b) => Number(b.key === original) - Number(a.key === original));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">{t('contest.acts')}</legend>
      {sorted.map(({ key, title, description }) => (
        <label
          key={key}
          className="flex cursor-pointer items-start gap-3 rounded-xl border border-outline p-3 transition hover:bg-surface-2 has-checked:border-primary has-checked:bg-primary-soft"
        >
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === value}
            onChange={() => onChange(key)}
            className="mt-1 size-4 shrink-0 accent-primary"
          />
          <span className="grid min-w-0 gap-0.5">
            <span className="flex flex-wrap items-center gap-2 font-semibold">
              {title}
              {key === original && <Badge tone="arena">{t('contest.current')}</Badge>}
            </span>
            <span className="text-muted text-sm">{description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
