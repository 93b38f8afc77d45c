import type { CardResult } from '@salesai/contract/card-changes';
import type { Card as PracticeCard } from '@salesai/contract/cards';
import { Bubble } from '@salesai/ui/bubble';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { useHiddenTabs } from '#lib/hidden-tabs.ts';
import { notify } from '#lib/notify.ts';
import { removeCard } from '../api.ts';
import { AnswerForm } from './answer-form.tsx';
import { ResultPanel } from './result-panel.tsx';

interface CardDrillProps {
  card: PracticeCard;
  isLast: boolean;
  onNext: () => void;
}

/** One card: the buyer's line, an answer, what counted in it. */
export function CardDrill({ card, isLast, onNext }: CardDrillProps) {
  const { t } = useTranslation('cards');
  useHiddenTabs();
  const [answered, setAnswered] = useState<{ text: string; result: CardResult } | null>(null);
  const { buyerLine, answered: before, kind } = card;
  const remove = async () => {
    try {
      await removeCard(card.id);
      notify.success(t('removed'));
      onNext();
    } catch (error) {
      notify.error(messageOf(error, t('failed')));
    }
  };
  return (
    <Card className="grid gap-4 p-5">
      <h2 className="font-semibold text-xl">{t(`kind.${kind}`)}</h2>
      {buyerLine && (
        <div className="grid gap-1">
          <p className="text-muted text-xs">{t('buyer')}</p>
          <Bubble side="other">{buyerLine}</Bubble>
        </div>
      )}
      {before && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-muted text-sm">
            {t('before')}
          </summary>
          <Bubble side="own">{before}</Bubble>
        </details>
      )}
      {answered ? (
        <>
          <ResultPanel card={card} text={answered.text} result={answered.result} />
          <Button className="min-h-12" onClick={onNext}>
            {t(isLast ? 'finish' : 'next')}
          </Button>
        </>
      ) : (
        <>
          <AnswerForm card={card} onResult={(text, result) => setAnswered({ text, result })} />
          <button
            type="button"
            onClick={() => void remove()}
            className="min-h-11 justify-self-start text-muted text-sm underline"
          >
            {t('remove')}
          </button>
        </>
      )}
    </Card>
  );
}
