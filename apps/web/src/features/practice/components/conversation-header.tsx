import type { PracticeMood, PracticeSession } from '@salesai/contract/practice';
import { buttonClass } from '@salesai/ui/button';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { usePresence } from '../use-presence.ts';
import { Face } from './face.tsx';

const DOTS: Record<PracticeMood, string> = {
  interested: 'bg-primary',
  unsure: 'bg-warning',
  hurried: 'bg-arena',
  annoyed: 'bg-danger',
  neutral: 'bg-outline',
};

interface ConversationHeaderProps {
  session: PracticeSession;
  isTyping: boolean;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** Back, the buyer, and below that this is a simulation, its level and the buyer's mood. */
export function ConversationHeader({ session, isTyping, children }: ConversationHeaderProps) {
  const { t } = useTranslation(['practice', 'common']);
  const { persona, level, status, mood } = session;
  const presence = usePresence(session, isTyping);
  const isActive = status === 'active';
  return (
    <header className="shrink-0 border-line border-b bg-surface-1 pt-[env(safe-area-inset-top)]">
      <div className="mx-auto in-data-low:hidden flex h-14 max-w-3xl items-center gap-2 px-2">
        <Link
          to={paths.practice}
          aria-label={t('common:back')}
          title={t('common:back')}
          className={`${buttonClass({ variant: 'ghost', size: 'sm' })} size-11 shrink-0`}
        >
          <ArrowLeft className="size-5 shrink-0" aria-hidden />
        </Link>
        <Face src={persona.avatar} />
        <div className="min-w-0 grow pl-1">
          <h1 className="truncate font-semibold leading-5">{persona.name}</h1>
          <p className="truncate text-muted text-xs">{isActive ? presence : persona.role}</p>
        </div>
        {children}
      </div>
      <p className="border-line border-t bg-arena-soft text-xs">
        <span className="mx-auto flex h-7 max-w-3xl items-center gap-3 px-4">
          <span className="font-semibold">{`${t('simulation')} · ${t(`levels.${level}`)}`}</span>
          {isActive ? (
            <span className="flex items-center gap-1.5">
              <span aria-hidden className={`size-2 rounded-full ${DOTS[mood]}`} />
              <span className="sr-only">{t('chat.mood', { mood: t(`chat.moods.${mood}`) })}</span>
              <span aria-hidden>{t(`chat.moods.${mood}`)}</span>
            </span>
          ) : (
            <span className="truncate">{t(`statuses.${status}`)}</span>
          )}
        </span>
      </p>
    </header>
  );
}
