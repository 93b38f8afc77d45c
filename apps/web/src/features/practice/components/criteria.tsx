import type {
  PracticeMessage,
  PracticeReview,
  PracticeRubric,
  PracticeSession,
} from '@salesai/contract/practice';
import { Accordion, AccordionItem } from '@salesai/ui/accordion';
import { Button } from '@salesai/ui/button';
import { Segments } from '@salesai/ui/segments';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { contestable } from '../moments.ts';
import { Quote } from './quote.tsx';

type Criterion = PracticeReview['criteria'][number];

interface CriteriaProps {
  review: PracticeReview;
  session: PracticeSession;
  /** Undefined while it is loading: the keys have no titles then. */
  rubric: PracticeRubric | undefined;
  onContest: (message: PracticeMessage) => void;
}

/** All criteria: the mark, the quotes that it rests on, the rule. */
export function Criteria({ review, session, rubric, onContest }: CriteriaProps) {
  const rules = new Map(rubric?.criteria.map((rule) => [rule.key, rule]));
  return (
    <Accordion>
      {review.criteria.map((criterion) => (
        <AccordionItem
          key={criterion.key}
          value={criterion.key}
          title={rules.get(criterion.key)?.title ?? criterion.key}
          aside={<Mark criterion={criterion} />}
        >
          <CriterionDetails
            criterion={criterion}
            session={session}
            rule={rules.get(criterion.key)}
            onContest={onContest}
          />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

function Mark({ criterion: { mark, weight } }: { criterion: Criterion }) {
  const { t } = useTranslation('practice');
  if (mark === null) {
    return <span className="shrink-0 text-muted text-sm">{t('review.notApplicable')}</span>;
  }
  return (
    <span className="grid shrink-0 justify-items-end gap-1">
      <Segments value={mark} label={t('review.mark', { mark })} />
      <span className="font-normal text-muted text-xs tabular-nums">
        <span aria-hidden>{t('review.mark', { mark })}</span>
        {` · ${t('review.weight', { weight })}`}
      </span>
    </span>
  );
}

interface CriterionDetailsProps {
  criterion: Criterion;
  session: PracticeSession;
  rule: PracticeRubric['criteria'][number] | undefined;
  onContest: (message: PracticeMessage) => void;
}

function CriterionDetails({ criterion, session, rule, onContest }: CriterionDetailsProps) {
  const { t } = useTranslation('practice');
  const { evidence, missed, advice, mark } = criterion;
  const messageOf = (id: string | undefined) => session.messages.find((one) => one.id === id);
  const missedMessage = messageOf(missed?.messageId);
  const missedStart = missed ? (missedMessage?.text.indexOf(missed.quote) ?? -1) : -1;
  const own = mark === null ? undefined : contestable(criterion, session);
  return (
    <>
      {advice && <p>{advice}</p>}
      {evidence.map((quote) => {
        const message = messageOf(quote.messageId);
        return (
          message && (
            <Quote
              key={`${quote.messageId}:${quote.start}`}
              message={message}
              piece={quote}
              label={t('review.evidence')}
              session={session}
            />
          )
        );
      })}
      {missed && missedMessage && (
        <Quote
          message={missedMessage}
          piece={
            missedStart >= 0
              ? { start: missedStart, end: missedStart + missed.quote.length }
              : undefined
          }
          label={t(missedMessage.from === 'seller' ? 'review.missedOwn' : 'review.missed')}
          session={session}
        />
      )}
      {rule && (
        <div className="grid gap-1 rounded-xl bg-surface-2 p-3.5 text-sm">
          <p className="font-semibold">{t('review.howItIsMade')}</p>
          <p>{rule.rule}</p>
          <Link to={paths.practiceRules} hash={rule.key} className="link link-row">
            {t('review.allRules')}
          </Link>
        </div>
      )}
      {own && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-label={t('review.contestOf', { title: rule?.title ?? criterion.key })}
          onClick={() => onContest(own)}
        >
          {t('review.contest')}
        </Button>
      )}
    </>
  );
}
