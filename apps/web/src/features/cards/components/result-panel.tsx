import type { CardResult } from '@salesai/contract/card-changes';
import type { Card as PracticeCard } from '@salesai/contract/cards';
import { Bubble } from '@salesai/ui/bubble';
import CircleCheck from 'lucide-react/icons/circle-check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ScriptDiff } from './script-diff.tsx';
import { TestAgain } from './test-again.tsx';

interface ResultPanelProps {
  card: PracticeCard;
  text: string;
  result: CardResult;
}

/** What counted in an answer, an example, the next date, and what follows for the scripts. */
export function ResultPanel({ card, text, result }: ResultPanelProps) {
  const { t, i18n } = useTranslation('cards');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { passed, why, example, counted, dueAt, script } = result;
  const Icon = passed ? CircleCheck : RotateCcw;
  const next = new Date(dueAt).toLocaleDateString(i18n.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return (
    <section className="grid gap-4">
      <h3
        ref={heading}
        tabIndex={-1}
        className={`flex items-center gap-2 font-semibold text-xl ${passed ? 'text-success' : 'text-warning'}`}
      >
        <Icon className="size-6 shrink-0" aria-hidden />
        {t(passed ? 'passed' : 'failedTitle')}
      </h3>
      <Bubble side="own">{underlined(text, counted)}</Bubble>
      <p>{why}</p>
      <div className="grid gap-1 rounded-2xl bg-mind-soft p-3.5">
        <p className="font-semibold text-mind text-xs">{t('example')}</p>
        <p className="wrap-anywhere">{example}</p>
      </div>
      {script && <ScriptDiff suggestion={script} />}
      <p className="text-muted text-sm">{t('nextDate', { date: next })}</p>
      <TestAgain card={card} />
    </section>
  );
}

/** The text with the pieces that counted underlined. */
function underlined(text: string, pieces: CardResult['counted']): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of pieces) {
    parts.push(text.slice(from, start));
    parts.push(
      <mark
        key={start}
        className="bg-transparent text-inherit underline decoration-2 decoration-primary underline-offset-4"
      >
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return [...parts, text.slice(from)];
}
