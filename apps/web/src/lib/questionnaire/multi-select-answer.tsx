import { OTHER_MAX, OTHER_PREFIX, type QuestionOption } from '@salesai/contract/questionnaire';
import { Button } from '@salesai/ui/button';
import { Choice } from '@salesai/ui/choice';
import { TextField } from '@salesai/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from './answer-props.ts';

interface MultiSelectAnswerProps extends AnswerProps {
  options: readonly QuestionOption[];
}

/** At least one option; "other" requires a text. */
export function MultiSelectAnswer({ options, texts, onAnswer }: MultiSelectAnswerProps) {
  const { t } = useTranslation('questionnaire');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [other, setOther] = useState('');
  const picked = options.filter(({ id }) => chosen.includes(id));
  const otherOpen = picked.some((option) => option.isOther);
  const isComplete = picked.length > 0 && (!otherOpen || other.trim() !== '');

  const toggle = (id: string) =>
    setChosen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));
  const answer = () =>
    onAnswer(
      picked
        .map(({ id, isOther }) => (isOther ? OTHER_PREFIX + other.trim() : texts.option(id)))
        .join(', '),
    );

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) answer();
      }}
    >
      <ul className="grid gap-2 sm:grid-cols-2">
        {options.map(({ id, emoji }) => (
          <li key={id}>
            <Choice icon={emoji} pressed={chosen.includes(id)} onClick={() => toggle(id)}>
              {texts.option(id)}
            </Choice>
          </li>
        ))}
      </ul>
      {otherOpen && (
        <TextField
          label={t('otherLabel')}
          autoFocus
          value={other}
          maxLength={OTHER_MAX}
          onChange={(event) => setOther(event.target.value)}
        />
      )}
      <Button type="submit" disabled={!isComplete}>
        {t('continue')}
      </Button>
    </form>
  );
}
