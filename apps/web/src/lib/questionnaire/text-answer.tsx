import { ANSWER_MAX } from '@salesai/contract/questionnaire';
import { Button } from '@salesai/ui/button';
import { TextAreaField } from '@salesai/ui/text-area-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from './answer-props.ts';

interface TextAnswerProps extends AnswerProps {
  /** The highest number that the text may begin with. */
  max: number | undefined;
}

/** A free text: Enter sends, Shift+Enter adds a line. */
export function TextAnswer({ texts, previous, draft, onDraft, onAnswer, max }: TextAnswerProps) {
  const { t } = useTranslation('questionnaire');
  const [text, setText] = useState(draft ?? previous);
  const [error, setError] = useState<string>();
  const send = () => {
    if (!text.trim()) return;
    if (max !== undefined && leadingNumber(text) > max) setError(t('outOfScale', { max }));
    else onAnswer(text.trim());
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        label={t('answerLabel')}
        placeholder={texts.placeholder}
        rows={2}
        maxLength={ANSWER_MAX}
        value={text}
        error={error}
        onChange={(event) => {
          setError(undefined);
          setText(event.target.value);
          onDraft(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <Button type="submit" disabled={!text.trim()}>
        {t('send')}
      </Button>
    </form>
  );
}

/** The number that a text begins with, such as "7,5"; 0 without one. */
const leadingNumber = (text: string): number =>
  Number(/^\s*(\d+)(?:[.,](\d+))?/.exec(text)?.slice(1, 3).join('.') ?? 0);
