import type { CoachTurn } from '@salesai/contract/coach';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { splitReply } from '../reply-parts.ts';
import { ArtefactCard } from './artefact-card.tsx';
import { Markdown } from './markdown.tsx';
import { Sources } from './sources.tsx';

interface ReplyProps {
  turn: CoachTurn;
  /** Puts the text of an artefact into the composer. */
  onEdit: (text: string) => void;
}

/** A complete reply: what to say or send first, then the text around it and its sources. */
export function Reply({ turn, onEdit }: ReplyProps) {
  const { t } = useTranslation('coach');
  const { assistantResponse, artefact, sources, interrupted, support = false } = turn;
  const { before, after } = artefact
    ? splitReply(assistantResponse, artefact)
    : { before: assistantResponse, after: '' };
  const end = <ReplyEnd interrupted={interrupted} sources={sources} />;
  if (!artefact) {
    return (
      <ReplyFrame>
        {before ? (
          <ReplyBubble isCalm={support}>
            <Markdown text={before} withHelpLines={support} />
            {end}
          </ReplyBubble>
        ) : (
          interrupted && <p className="text-muted text-sm">{t('interrupted')}</p>
        )}
      </ReplyFrame>
    );
  }
  const card = <ArtefactCard artefact={artefact} onEdit={onEdit} />;
  const hasEnd = interrupted || sources.length > 0;
  // A message is what the seller needs now; the reasons can wait.
  if (artefact.kind === 'message') {
    return (
      <ReplyFrame>
        {card}
        {(before || after) && (
          <Reasons>
            {before && <Markdown text={before} />}
            {after && <Markdown text={after} />}
          </Reasons>
        )}
        {hasEnd && <ReplyBubble>{end}</ReplyBubble>}
      </ReplyFrame>
    );
  }
  return (
    <ReplyFrame>
      {before && (
        <ReplyBubble>
          <Markdown text={before} />
        </ReplyBubble>
      )}
      {card}
      {(after || hasEnd) && (
        <ReplyBubble>
          {after && <Markdown text={after} />}
          {end}
        </ReplyBubble>
      )}
    </ReplyFrame>
  );
}

/** The text around a message, closed at first. */
function Reasons({ children }: { children: ReactNode }) {
  const { t } = useTranslation('coach');
  return (
    <details className="group w-full max-w-[65ch] rounded-2xl border border-line bg-surface-1 px-4">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-lg font-semibold text-sm">
        {t('artefact.why')}
        <ChevronDown className="size-4 transition group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-3 pb-3">{children}</div>
    </details>
  );
}

/** The part of a reply that was received so far. */
export function PartialReply({ text }: { text: string }) {
  return (
    <ReplyFrame>
      <ReplyBubble>
        <Markdown text={text} />
      </ReplyBubble>
    </ReplyFrame>
  );
}

function ReplyFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('coach');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <p className="-mb-1 text-muted text-xs">{t('coach')}</p>
      {children}
    </div>
  );
}

interface ReplyBubbleProps {
  /** Quieter, for replies to a person in need. */
  isCalm?: boolean;
  children: ReactNode;
}

function ReplyBubble({ isCalm = false, children }: ReplyBubbleProps) {
  const style = isCalm
    ? 'bg-surface-2 leading-relaxed'
    : 'rounded-bl-md border border-line bg-surface-1';
  return (
    <div className={`grid min-w-0 max-w-[min(92%,65ch)] gap-3 rounded-2xl px-4 py-3 ${style}`}>
      {children}
    </div>
  );
}

function ReplyEnd({ interrupted, sources }: Pick<CoachTurn, 'interrupted' | 'sources'>) {
  const { t } = useTranslation('coach');
  return (
    <>
      {interrupted && <p className="text-muted text-sm">{t('interrupted')}</p>}
      {sources.length > 0 && <Sources sources={sources} />}
    </>
  );
}
