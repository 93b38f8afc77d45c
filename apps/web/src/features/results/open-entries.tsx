import type { ResultFilter } from '@salesai/contract/results';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** What a figure counts: its entries open by a tap on it. */
export interface Counted {
  /** Names the figure, such as "Conversas". */
  title: string;
  filter: ResultFilter;
  /** Both included; the chosen period when absent. */
  dates?: { from: string; to: string };
}

/** Opens the entries behind a figure. */
export const OpenEntries = createContext<(counted: Counted) => void>(() => undefined);

interface FigureButtonProps {
  counted: Counted;
  /** How many entries there are behind it: none cannot be opened. */
  count: number;
  children: ReactNode;
  className?: string;
}

/** A figure that opens the entries it was counted from. */
export function FigureButton({ counted, count, children, className = '' }: FigureButtonProps) {
  const { t } = useTranslation('results');
  const open = useContext(OpenEntries);
  if (count === 0) return <span className={className}>{children}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open(counted)}
      className={`-my-2.5 min-h-11 min-w-11 rounded-lg text-left underline decoration-muted decoration-dotted underline-offset-4 hover:decoration-solid ${className}`}
    >
      {children}
      <span className="sr-only">, {t('entries.open', { figure: counted.title })}</span>
    </button>
  );
}
