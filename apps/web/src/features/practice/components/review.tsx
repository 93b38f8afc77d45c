import type { PracticeMessage, PracticeReview, PracticeSession } from '@salesai/contract/practice';
import { Button } from '@salesai/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { BackLink } from '#lib/back-link.tsx';
import { ButtonLink } from '#lib/button-link.tsx';
import { allCardsQuery } from '#lib/practice/cards.ts';
import { rubricQuery } from '#lib/practice/rubric.ts';
import { ShareButton } from '#lib/shares/share-button.tsx';
import { sessionsQuery } from '../api.ts';
import { isMastered, levelAfter } from '../level.ts';
import { momentOf } from '../moments.ts';
import { useStartSession } from '../use-start-session.ts';
import { AskedHints } from './asked-hints.tsx';
import { BusyIcp } from './busy-icp.tsx';
import { ContestSheet } from './contest-sheet.tsx';
import { Criteria } from './criteria.tsx';
import { NewCards } from './due-cards.tsx';
import { Improvement } from './improvement.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { Strength } from './strength.tsx';

interface ReviewProps {
  session: PracticeSession;
  review: PracticeReview;
}

/** One strong point and two to improve; everything else below. */
export function Review({ session, review }: ReviewProps) {
  const { t } = useTranslation(['practice', 'common']);
  const rubric = useQuery(rubricQuery).data;
  const cards = useQuery(allCardsQuery).data ?? [];
  const { start, isStarting, busyWith } = useStartSession();
  const [contested, setContested] = useState<PracticeMessage | null>(null);
  const { icpId, level, scene, offer, seed, persona } = session;
  const titleOf = (key: string) => rubric?.criteria.find((one) => one.key === key)?.title;
  const sameSetting = { icpId, level, scene, offer };
  const next = useNextLevel(session);
  const criterionOf = (key: string) => review.criteria.find((one) => one.key === key);
  const placeOf = ({ key, quote }: PracticeReview['improvements'][number]) => {
    const { buyer, own } = momentOf({ criterion: criterionOf(key), quote }, session);
    return `${buyer?.id} ${own?.id}`;
  };
  /** The message to say again, else the buyer's that waits for an answer. */
  const fromMoment = ({ key, quote }: PracticeReview['improvements'][number]) => {
    const { buyer, own } = momentOf({ criterion: criterionOf(key), quote }, session);
    const message = own ?? buyer;
    return message && { from: { sessionId: session.id, messageId: message.id } };
  };
  const isSameMoment = (improvement: PracticeReview['improvements'][number]) => {
    const [first] = review.improvements;
    return first !== undefined && first !== improvement && placeOf(first) === placeOf(improvement);
  };
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center justify-between gap-3">
        <BackLink to={paths.practice}>{t('common:back')}</BackLink>
        <ShareButton
          shared={{ kind: 'review', sessionId: session.id }}
          pictureOf={({ numbers = false }) => ({
            headline: t(`statuses.${review.status}`),
            lines: [
              t('review.picture', { role: persona.role, level: t(`levels.${level}`) }),
              t('review.pictureStrength', {
                title: titleOf(review.strength.key) ?? review.strength.text,
              }),
            ],
            score: numbers ? review.score : undefined,
          })}
        />
      </div>
      <header className="grid gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">
          {t(`statuses.${review.status}`)}
        </h1>
        <p className="text-muted text-sm">
          {t('review.context', { name: persona.name, level: t(`levels.${level}`) })}
        </p>
      </header>
      <ScoreSummary review={review} session={session} />
      <Strength strength={review.strength} title={titleOf(review.strength.key)} session={session} />
      {review.improvements.length > 0 && (
        <section className="grid gap-3">
          <h2 className="pt-2 font-semibold text-xl">{t('review.improve')}</h2>
          {review.improvements.map((improvement) => (
            <Improvement
              key={improvement.key}
              improvement={improvement}
              criterion={criterionOf(improvement.key)}
              title={titleOf(improvement.key)}
              session={session}
              isSameMoment={isSameMoment(improvement)}
              isStarting={isStarting}
              onTry={() => start({ ...sameSetting, seed, ...fromMoment(improvement) })}
            />
          ))}
        </section>
      )}
      <AskedHints hints={review.hints} />
      <NewCards count={cards.filter(({ sessionId }) => sessionId === session.id).length} />
      <section className="grid gap-3">
        <h2 className="pt-2 font-semibold text-xl">
          {t('review.all', { count: review.criteria.length })}
        </h2>
        <Criteria review={review} session={session} rubric={rubric} onContest={setContested} />
        <ButtonLink to={paths.practiceSession} params={{ sessionId: session.id }} variant="ghost">
          {t('review.conversation')}
        </ButtonLink>
      </section>
      <div className="sticky bottom-[var(--tab-bar,0px)] z-10 -mx-4 grid gap-3 border-line border-t bg-background px-4 py-3 md:mx-0 md:px-0">
        {busyWith && <BusyIcp sessionId={busyWith} />}
        <div className="flex flex-wrap gap-3 *:grow *:basis-36">
          {next && (
            <Button
              variant="secondary"
              disabled={isStarting}
              onClick={() => start({ ...sameSetting, level: next })}
            >
              {t('review.nextLevel', { level: t(`levels.${next}`) })}
            </Button>
          )}
          <Button loading={isStarting} onClick={() => start(sameSetting)}>
            {t('review.again')}
          </Button>
        </div>
      </div>
      <ContestSheet
        session={session}
        review={review}
        rubric={rubric}
        message={contested}
        onClose={() => setContested(null)}
      />
    </div>
  );
}

/** The level above, once three of the last five at this one were won. */
function useNextLevel({ level }: PracticeSession) {
  const sessions = useQuery(sessionsQuery).data ?? [];
  return isMastered(level, sessions) ? levelAfter(level) : undefined;
}
