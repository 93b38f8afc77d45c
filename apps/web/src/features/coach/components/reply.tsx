import type { CoachTurn } from '@salesai/contract/coach';
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

/** A complete reply: its text, its artefact as a card, its sources. */
export function Reply({ turn, onEdit }: ReplyProps) {
  const { t } = useTranslation('coach');
  const { assistantResponse, artefact, sources, interrupted, support = false } = turn;
  const { before, after } = artefact
    ? splitReply(assistantResponse, artefact)
    : { before: assistantResponse, after: '' };
  const hasEnd = after !== '' || interrupted || sources.length > 0;
  return (
    <ReplyFrame>
      {before && (
        <ReplyBubble isCalm={support}>
          <Markdown text={before} withHelpLines={support} />
          {!artefact && <ReplyEnd interrupted={interrupted} sources={sources} />}
        </ReplyBubble>
      )}
      {artefact && <ArtefactCard artefact={artefact} onEdit={onEdit} />}
      {artefact && hasEnd && (
        <ReplyBubble>
          {after && <Markdown text={after} />}
          <ReplyEnd interrupted={interrupted} sources={sources} />
        </ReplyBubble>
      )}
      {!before && !artefact && interrupted && (
        <p className="text-muted text-sm">{t('interrupted')}</p>
      )}
    </ReplyFrame>
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
