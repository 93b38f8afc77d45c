import type { Question } from '@salesai/contract/questionnaire';
import type { AnswerProps } from './answer-props.ts';
import { CloseAnswer } from './close-answer.tsx';
import { MultiSelectAnswer } from './multi-select-answer.tsx';
import { OptionsAnswer } from './options-answer.tsx';
import { TextAnswer } from './text-answer.tsx';

interface AnswerInputProps extends AnswerProps {
  question: Question;
  /** The number of answers so far. */
  answered: number;
  onConfirm: () => void;
  onRestart: () => void;
}

/** The input of a question, by its type. */
export function AnswerInput({
  question,
  answered,
  onConfirm,
  onRestart,
  ...answer
}: AnswerInputProps) {
  switch (question.type) {
    case 'text':
      return <TextAnswer {...answer} max={question.max} />;
    case 'options':
      return <OptionsAnswer {...answer} options={question.options ?? []} />;
    case 'multiSelect':
      return <MultiSelectAnswer {...answer} options={question.options ?? []} />;
    case 'close':
      return <CloseAnswer count={answered} onConfirm={onConfirm} onRestart={onRestart} />;
  }
}
