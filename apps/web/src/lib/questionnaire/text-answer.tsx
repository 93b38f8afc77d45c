import { ANSWER_MAX } from '@salesai/contract/questionnaire';
import { Button } from '@salesai/ui/button';
import { TextAreaField } from '@salesai/ui/text-area-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProps } from './answer-props.ts';

/** A free text: Enter sends, Shift+Enter adds a line. */
export function TextAnswer({ texts, previous, draft, onDraft, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questionnaire');
  const [text, setText] = useState(draft ?? previous);
  const send = () => {
    if (text.trim()) onAnswer(text.trim());
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
        onChange={(event) => {
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
