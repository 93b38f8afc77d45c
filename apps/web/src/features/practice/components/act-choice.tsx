import type { PracticeAct, PracticeRubric } from '@salesai/contract/practice';
import { Badge } from '@salesai/ui/badge';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ACT_GROUPS, GROUP_KEYS } from '../act-groups.ts';

interface ActChoiceProps {
  acts: PracticeRubric['acts'];
  /** How the message was read. */
  original: PracticeAct;
  value: PracticeAct;
  onChange: (act: PracticeAct) => void;
}

/** What a message can be, by groups: that of the current reading is first and open. */
export function ActChoice({ acts, original, value, onChange }: ActChoiceProps) {
  const { t } = useTranslation('practice');
  const name = useId();
  const groups = GROUP_KEYS.map((key) => {
    const isOpen = includes(ACT_GROUPS[key], original);
    return { key, isOpen, acts: acts.filter((act) => includes(ACT_GROUPS[key], act.key)) };
  }).toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">{t('contest.acts')}</legend>
      {groups
        .filter((group) => group.acts.length > 0)
        .map((group) => (
          <details key={group.key} open={group.isOpen} className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
              {t(`contest.groups.${group.key}`)}
              <ChevronDown className="size-5 transition group-open:rotate-180" aria-hidden />
            </summary>
            <div className="grid gap-2 pb-2">
              {firstOf(group.acts, original).map((act) => (
                <Act
                  key={act.key}
                  act={act}
                  name={name}
                  isOriginal={act.key === original}
                  isChosen={act.key === value}
                  onChoose={() => onChange(act.key)}
                />
              ))}
            </div>
          </details>
        ))}
    </fieldset>
  );
}

const includes = (acts: readonly PracticeAct[], act: PracticeAct) => acts.includes(act);

const firstOf = (acts: PracticeRubric['acts'], first: PracticeAct) =>
  acts.toSorted((a, b) => Number(b.key === first) - Number(a.key === first));

interface ActProps {
  act: PracticeRubric['acts'][number];
  name: string;
  isOriginal: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Act({ act, name, isOriginal, isChosen, onChoose }: ActProps) {
  const { t } = useTranslation('practice');
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-xl border border-outline p-3 transition hover:bg-surface-2 has-checked:border-primary has-checked:bg-primary-soft">
      <input
        type="radio"
        name={name}
        value={act.key}
        checked={isChosen}
        onChange={onChoose}
        className="mt-1 size-4 shrink-0 accent-primary"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {act.title}
          {isOriginal && <Badge tone="arena">{t('contest.current')}</Badge>}
        </span>
        <span className="text-muted text-sm">{act.description}</span>
      </span>
    </label>
  );
}
