import type { PracticeReview, PracticeSession } from '@salesai/contract/practice';
import { Card } from '@salesai/ui/card';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useTranslation } from 'react-i18next';
import { Quote } from './quote.tsx';

interface StrengthProps {
  strength: PracticeReview['strength'];
  title: string | undefined;
  session: PracticeSession;
}

/** The one thing that went well, with the seller's own words. */
export function Strength({ strength, title, session }: StrengthProps) {
  const { t } = useTranslation('practice');
  const { quote, text } = strength;
  const message = session.messages.find(({ id }) => id === quote?.messageId);
  return (
    <Card className="grid gap-3 p-4">
      <h2 className="flex items-center gap-2 font-semibold text-primary text-sm">
        <ThumbsUp className="size-4 shrink-0" aria-hidden />
        {t('review.strength')}
      </h2>
      {title && <h3 className="font-semibold text-xl">{title}</h3>}
      <p>{text}</p>
      {message && (
        <Quote
          message={message}
          piece={quote}
          label={t(message.from === 'seller' ? 'review.yourLine' : 'review.buyerLine')}
          session={session}
        />
      )}
    </Card>
  );
}
