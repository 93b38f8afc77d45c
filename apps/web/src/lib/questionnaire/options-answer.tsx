import type { QuestionOption } from '@salesai/contract/questionnaire';
import { Choice } from '@salesai/ui/choice';
import type { AnswerProps } from './answer-props.ts';

interface OptionsAnswerProps extends AnswerProps {
  options: readonly QuestionOption[];
}

/** One option; a click answers. */
export function OptionsAnswer({ options, texts, onAnswer }: OptionsAnswerProps) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {options.map(({ id, emoji }) => (
        <li key={id}>
          <Choice icon={emoji} onClick={() => onAnswer(`${emoji} ${texts.option(id)}`)}>
            {texts.option(id)}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
