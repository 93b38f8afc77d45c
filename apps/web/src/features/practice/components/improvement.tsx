import type { PracticeReview, PracticeSession } from '@salesai/contract/practice';
import { Button } from '@salesai/ui/button';
import { Card } from '@salesai/ui/card';
import { useTranslation } from 'react-i18next';
import { momentOf } from '../moments.ts';
import { ConversationLink, Quote } from './quote.tsx';

interface ImprovementProps {
  improvement: PracticeReview['improvements'][number];
  criterion: PracticeReview['criteria'][number] | undefined;
  title: string | undefined;
  session: PracticeSession;
  /** The one before is about the same place. */
  isSameMoment: boolean;
  isStarting: boolean;
  /** Starts another conversation at this moment. */
  onTry: () => void;
}

/** What to do better: the moment, the seller's line, the line without the flaw. */
export function Improvement(props: ImprovementProps) {
  const { improvement, criterion, title, session, isSameMoment, isStarting, onTry } = props;
  const { t } = useTranslation('practice');
  const { quote, rewrite, text } = improvement;
  const { buyer, own } = momentOf({ criterion, quote }, session);
  const jump = buyer ?? own;
  return (
    <Card className="grid gap-3 p-4">
      {title && <h3 className="font-semibold text-xl">{title}</h3>}
      {isSameMoment && <p className="text-muted text-sm">{t('review.sameMoment')}</p>}
      {buyer && !isSameMoment && <Quote message={buyer} label={t('review.moment')} />}
      {own && !isSameMoment && (
        <Quote
          message={own}
          label={t('review.yourLine')}
          piece={quote?.messageId === own.id ? quote : undefined}
        />
      )}
      {rewrite && (
        <div className="grid gap-1 rounded-2xl bg-mind-soft px-3.5 py-2.5">
          <p className="font-semibold text-mind text-xs">{t('review.rewrite')}</p>
          <p className="wrap-anywhere whitespace-pre-wrap text-sm">{rewrite}</p>
        </div>
      )}
      <p>{text}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="secondary"
          size="sm"
          title={t('review.fromHereText')}
          loading={isStarting}
          onClick={onTry}
        >
          {t('review.fromHere')}
        </Button>
        {jump && <ConversationLink session={session} messageId={jump.id} />}
      </div>
    </Card>
  );
}
