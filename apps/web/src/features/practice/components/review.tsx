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
  const { t } = useTranslation('practice');
  const rubric = useQuery(rubricQuery).data;
  const cards = useQuery(allCardsQuery).data ?? [];
  const starting = useStartSession();
  const [contested, setContested] = useState<PracticeMessage | null>(null);
  const titleOf = (key: string) => rubric?.criteria.find((one) => one.key === key)?.title;
  const strengthTitle = titleOf(review.strength.key);
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4">
      <ReviewHeader session={session} review={review} strengthTitle={strengthTitle} />
      <ScoreSummary review={review} session={session} />
      <Strength strength={review.strength} title={strengthTitle} session={session} />
      <Improvements session={session} review={review} titleOf={titleOf} starting={starting} />
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
      <PractiseAgain session={session} starting={starting} />
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

function ReviewHeader(props: ReviewProps & { strengthTitle: string | undefined }) {
  const { session, review, strengthTitle } = props;
  const { t } = useTranslation(['practice', 'common']);
  const { name, role } = session.persona;
  const status = t(`statuses.${review.status}`);
  const level = t(`levels.${session.level}`);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <BackLink to={paths.practice}>{t('common:back')}</BackLink>
        <ShareButton
          shared={{ kind: 'review', sessionId: session.id }}
          pictureOf={({ numbers = false }) => ({
            headline: status,
            lines: [
              t('review.picture', { role, level }),
              t('review.pictureStrength', { title: strengthTitle ?? review.strength.text }),
            ],
            score: numbers ? review.score : undefined,
          })}
        />
      </div>
      <header className="grid gap-1">
        <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{status}</h1>
        <p className="text-muted text-sm">{t('review.context', { name, level })}</p>
      </header>
    </>
  );
}

type Starting = ReturnType<typeof useStartSession>;

interface ImprovementsProps extends ReviewProps {
  titleOf: (key: string) => string | undefined;
  starting: Starting;
}

/** What to do better, each with a session that begins at its moment. */
function Improvements({ session, review, titleOf, starting }: ImprovementsProps) {
  const { t } = useTranslation('practice');
  const { improvements, criteria } = review;
  if (improvements.length === 0) return null;
  const criterionOf = (key: string) => criteria.find((one) => one.key === key);
  const moments = improvements.map(({ key, quote }) =>
    momentOf({ criterion: criterionOf(key), quote }, session),
  );
  /** Begins before the message to say again, else after the buyer's that waits for an answer. */
  const tryAgain = (at: number) => {
    const messageId = (moments[at]?.own ?? moments[at]?.buyer)?.id;
    const from = messageId === undefined ? {} : { from: { sessionId: session.id, messageId } };
    starting.start({ ...settingOf(session), seed: session.seed, ...from });
  };
  const isSameMoment = (at: number) =>
    at > 0 &&
    moments[at]?.buyer?.id === moments[0]?.buyer?.id &&
    moments[at]?.own?.id === moments[0]?.own?.id;
  return (
    <section className="grid gap-3">
      <h2 className="pt-2 font-semibold text-xl">{t('review.improve')}</h2>
      {improvements.map((improvement, at) => (
        <Improvement
          key={improvement.key}
          improvement={improvement}
          criterion={criterionOf(improvement.key)}
          title={titleOf(improvement.key)}
          session={session}
          isSameMoment={isSameMoment(at)}
          isStarting={starting.isStarting}
          onTry={() => tryAgain(at)}
        />
      ))}
    </section>
  );
}

/** The same setting again, or at the next level. */
function PractiseAgain({ session, starting }: { session: PracticeSession; starting: Starting }) {
  const { t } = useTranslation('practice');
  const { start, isStarting, busyWith } = starting;
  const next = useNextLevel(session);
  return (
    <div className="sticky bottom-[var(--tab-bar,0px)] z-10 -mx-4 grid gap-3 border-line border-t bg-background px-4 py-3 md:mx-0 md:px-0">
      {busyWith && <BusyIcp sessionId={busyWith} />}
      <div className="flex flex-wrap gap-3 *:grow *:basis-36">
        {next && (
          <Button
            variant="secondary"
            disabled={isStarting}
            onClick={() => start({ ...settingOf(session), level: next })}
          >
            {t('review.nextLevel', { level: t(`levels.${next}`) })}
          </Button>
        )}
        <Button loading={isStarting} onClick={() => start(settingOf(session))}>
          {t('review.again')}
        </Button>
      </div>
    </div>
  );
}

const settingOf = ({ icpId, level, scene, offer }: PracticeSession) => ({
  icpId,
  level,
  scene,
  offer,
});

/** The level above, once three of the last five at this one were won. */
function useNextLevel({ level }: PracticeSession) {
  const sessions = useQuery(sessionsQuery).data ?? [];
  return isMastered(level, sessions) ? levelAfter(level) : undefined;
}
