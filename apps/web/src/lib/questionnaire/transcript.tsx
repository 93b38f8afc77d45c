import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OracleSays, OracleThinks, SellerSaid } from './bubbles.tsx';
import { type Chat, isReopened } from './model.ts';

interface TranscriptProps {
  chat: Chat;
  /** The words of the question in front. */
  text: string;
  whole: boolean;
  onEdit: (step: number) => void;
}

/** What was said so far, derived from the answers, and what the Oracle is saying now. */
export function Transcript({ chat, text, whole, onEdit }: TranscriptProps) {
  const { t } = useTranslation('questionnaire');
  const speaks = chat.phase === 'saying' || chat.phase === 'asking';
  return (
    <div role="log" aria-label={t('log')} className="grid grow content-end gap-4">
      {chat.answers.map((answer, step) => (
        <Turn key={answer.questionId}>
          <OracleSays text={answer.questionText} whole />
          <SellerSaid
            text={answer.response}
            onEdit={chat.phase === 'asking' && chat.step !== step ? () => onEdit(step) : undefined}
          />
        </Turn>
      ))}
      {chat.phase === 'thinking' && <OracleThinks />}
      {speaks && (
        <OracleSays key={chat.step} text={text} whole={whole || chat.skipped || isReopened(chat)} />
      )}
    </div>
  );
}

const Turn = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4">{children}</div>
);
