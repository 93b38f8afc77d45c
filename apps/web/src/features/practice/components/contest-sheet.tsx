import type {
  PracticeAct,
  PracticeMessage,
  PracticeReview,
  PracticeRubric,
  PracticeSession,
} from '@salesai/contract/practice';
import { Button } from '@salesai/ui/button';
import { ErrorState } from '@salesai/ui/error-state';
import { Sheet } from '@salesai/ui/sheet';
import { SheetFooter } from '@salesai/ui/sheet-footer';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { notify } from '#lib/notify.ts';
import { useContest } from '../api.ts';
import { ActChoice } from './act-choice.tsx';
import { Quote } from './quote.tsx';

interface ContestSheetProps {
  session: PracticeSession;
  review: PracticeReview;
  rubric: PracticeRubric | undefined;
  /** The message that was read wrongly; null while the sheet is closed. */
  message: PracticeMessage | null;
  onClose: () => void;
}

/** Corrects what a message was; shows the score before and after. */
export function ContestSheet({ message, onClose, ...props }: ContestSheetProps) {
  const { t } = useTranslation(['practice', 'common']);
  return (
    <Sheet
      open={message !== null}
      onOpenChange={onClose}
      title={t('contest.title')}
      text={t('contest.text')}
      closeLabel={t('common:close')}
    >
      {message && <Contest key={message.id} message={message} onClose={onClose} {...props} />}
    </Sheet>
  );
}

type ContestProps = ContestSheetProps & { message: PracticeMessage };

function Contest({ session, review, rubric, message, onClose }: ContestProps) {
  const { t } = useTranslation(['practice', 'common']);
  const contest = useContest(session.id);
  const acts = review.trace.find(({ messageId }) => messageId === message.id)?.acts ?? [];
  /** What it was read as when the sheet was opened. */
  const [original] = useState<PracticeAct>(acts[0]?.act ?? 'other');
  const [act, setAct] = useState<PracticeAct>(original);
  const correct = (changed: PracticeAct, onSuccess?: () => void) =>
    contest.mutate(
      { messageId: message.id, act: changed },
      {
        onError: (error) => notify.error(messageOf(error, t('contest.error'))),
        ...(onSuccess && { onSuccess }),
      },
    );

  if (contest.data && contest.variables?.act !== original) {
    const { before, after } = contest.data;
    return (
      <div className="grid gap-4">
        <p role="status" className="text-center font-bold text-2xl tabular-nums">
          {before === after
            ? t('contest.unchanged', { after })
            : t('contest.result', { before, after })}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button
            variant="secondary"
            loading={contest.isPending}
            onClick={() => correct(original, onClose)}
          >
            {t('contest.undo')}
          </Button>
          <Button onClick={onClose}>{t('contest.keep')}</Button>
        </div>
      </div>
    );
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        correct(act);
      }}
    >
      <Quote message={message} label={t('contest.message')} />
      {rubric ? (
        <ActChoice acts={rubric.acts} original={original} value={act} onChange={setAct} />
      ) : (
        <ErrorState title={t('rules.error')} retryLabel={t('common:close')} onRetry={onClose} />
      )}
      <SheetFooter>
        <Button type="submit" fullWidth disabled={act === original} loading={contest.isPending}>
          {t('contest.submit')}
        </Button>
      </SheetFooter>
    </form>
  );
}
