import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OracleMessage, OracleTyping, SellerMessage } from './bubbles.tsx';
import { type Chat, isReopened } from './model.ts';

interface TranscriptProps {
  chat: Chat;
  /** The text of the current question. */
  text: string;
  instant: boolean;
  onEdit: (step: number) => void;
}

/** The conversation so far, derived from the answers, and the current question. */
export function Transcript({ chat, text, instant, onEdit }: TranscriptProps) {
  const { t } = useTranslation('questionnaire');
  const showsQuestion = chat.phase === 'typing' || chat.phase === 'answering';
  return (
    <div role="log" aria-label={t('log')} className="grid grow content-end gap-4">
      {chat.answers.map((answer, step) => (
        <Turn key={answer.questionId}>
          <OracleMessage text={answer.questionText} instant />
          <SellerMessage
            text={answer.response}
            onEdit={
              chat.phase === 'answering' && chat.step !== step ? () => onEdit(step) : undefined
            }
          />
        </Turn>
      ))}
      {chat.phase === 'thinking' && <OracleTyping />}
      {showsQuestion && (
        <OracleMessage
          key={chat.step}
          text={text}
          instant={instant || chat.skipped || chat.pace === 'quick' || isReopened(chat)}
        />
      )}
    </div>
  );
}

const Turn = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4">{children}</div>
);
