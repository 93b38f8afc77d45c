import { IconButton } from '@salesai/ui/icon-button';
import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTypewriter } from './use-typewriter.ts';

function OracleBubble({ children }: { children: ReactNode }) {
  return (
    <div className="flex max-w-[92%] items-end gap-2 sm:max-w-[80%]">
      <span aria-hidden className="brand-gradient size-6 shrink-0 rounded-full" />
      <div className="animate-rise rounded-2xl rounded-bl-md border border-line bg-surface-1 px-4 py-3">
        {children}
      </div>
    </div>
  );
}

interface OracleMessageProps {
  text: string;
  /** Shown at once, without the typewriter. */
  instant: boolean;
}

/** Screen readers get the whole text; it is typed visually in a box that has its final size. */
export function OracleMessage({ text, instant }: OracleMessageProps) {
  const { t } = useTranslation('questionnaire');
  const written = useTypewriter(text, instant);
  return (
    <OracleBubble>
      <p className="sr-only">{`${t('oracle')}: ${text}`}</p>
      <p aria-hidden className="grid">
        <span className="invisible col-start-1 row-start-1">{text}</span>
        <span className="col-start-1 row-start-1">{written}</span>
      </p>
    </OracleBubble>
  );
}

export function OracleTyping() {
  const { t } = useTranslation('questionnaire');
  return (
    <OracleBubble>
      <span className="sr-only">{t('thinking')}</span>
      <span aria-hidden className="flex h-6 items-center gap-1.5">
        {['', '[animation-delay:200ms]', '[animation-delay:400ms]'].map((delay) => (
          <span
            key={delay}
            className={`size-2 animate-pulse-soft rounded-full bg-muted ${delay}`}
          />
        ))}
      </span>
    </OracleBubble>
  );
}

interface SellerMessageProps {
  text: string;
  /** Reopens this answer; undefined when it cannot be edited. */
  onEdit: (() => void) | undefined;
}

export function SellerMessage({ text, onEdit }: SellerMessageProps) {
  const { t } = useTranslation(['questionnaire', 'common']);
  return (
    <div className="flex items-center justify-end gap-1 justify-self-end">
      {onEdit && (
        <IconButton label={t('editAnswer', { answer: text.slice(0, 40) })} onClick={onEdit}>
          <Pencil className="size-4 text-muted" aria-hidden />
        </IconButton>
      )}
      <p className="max-w-[80vw] animate-rise whitespace-pre-wrap rounded-2xl rounded-br-md bg-primary-soft px-4 py-3 sm:max-w-lg">
        <span className="sr-only">{`${t('you')}: `}</span>
        {text}
      </p>
    </div>
  );
}
