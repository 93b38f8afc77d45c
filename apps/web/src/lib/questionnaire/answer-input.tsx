import type { Question } from '@salesai/contract/questionnaire';
import { CloseAnswer } from './close-answer.tsx';
import { MultiSelectAnswer } from './multi-select-answer.tsx';
import { OptionsAnswer } from './options-answer.tsx';
import { TextAnswer } from './text-answer.tsx';
import type { QuestionTexts } from './texts.ts';

export interface AnswerProps {
  texts: QuestionTexts;
  /** What was answered before, when the question was opened again. */
  previous: string;
  /** What was begun before the screen was left. */
  draft: string | null;
  onDraft: (text: string) => void;
  onAnswer: (response: string) => void;
}

interface AnswerInputProps extends AnswerProps {
  question: Question;
  onConfirm: () => void;
  onRestart: () => void;
}

/** What the seller answers with, by the type of the question. */
export function AnswerInput({ question, onConfirm, onRestart, ...answer }: AnswerInputProps) {
  switch (question.type) {
    case 'text':
      return <TextAnswer {...answer} />;
    case 'options':
      return <OptionsAnswer {...answer} options={question.options ?? []} />;
    case 'multiSelect':
      return <MultiSelectAnswer {...answer} options={question.options ?? []} />;
    case 'close':
      return <CloseAnswer onConfirm={onConfirm} onRestart={onRestart} />;
  }
}
