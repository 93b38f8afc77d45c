import type { QuestionTexts } from './texts.ts';

/** What every kind of answer input takes. */
export interface AnswerProps {
  texts: QuestionTexts;
  /** The previous answer, when the question was reopened. */
  previous: string;
  /** A text that was typed and not sent before the screen was left. */
  draft: string | null;
  onDraft: (text: string) => void;
  onAnswer: (answer: string) => void;
}
