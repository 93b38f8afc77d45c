import type { CoachStatus } from '@salesai/contract/coach';
import type { Icp } from '@salesai/contract/icp';
import { buttonClass } from '@salesai/ui/button';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Cpu from 'lucide-react/icons/cpu';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { CoachFace } from './coach-face.tsx';
import { CustomerSwitch } from './customer-switch.tsx';

interface ArenaHeaderProps {
  icpId: string;
  /** Undefined until it is loaded. */
  icp: Icp | undefined;
  status: CoachStatus | undefined;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** Back, the coach and the customer it talks about, and the engine that writes the replies. */
export function ArenaHeader({ icpId, icp, status, children }: ArenaHeaderProps) {
  const { t } = useTranslation(['coach', 'common']);
  return (
    <div className="shrink-0 border-line border-b">
      <div className="flex min-h-14 items-center gap-2 px-2">
        <Link
          to={paths.icpDetails}
          params={{ icpId }}
          aria-label={t('common:back')}
          title={t('common:back')}
          className={`${buttonClass({ variant: 'ghost', size: 'sm' })} size-11 shrink-0`}
        >
          <ArrowLeft className="size-5 shrink-0" aria-hidden />
        </Link>
        <CoachFace className="size-9" />
        <div className="min-w-0 grow">
          <h1 className="font-semibold leading-5">{t('title')}</h1>
          {icp ? (
            <CustomerSwitch current={icp} />
          ) : (
            <p className="truncate text-muted text-sm">{t('subtitle')}</p>
          )}
        </div>
        {children}
      </div>
      {status?.exists && <EngineLink {...status.engine} />}
    </div>
  );
}

/** Names the engine that writes the replies and leads to the settings about it. */
function EngineLink({ kind, model }: CoachStatus['engine']) {
  const { t } = useTranslation('coach');
  const isEmbedded = kind === 'embedded';
  return (
    <Link
      to={paths.settings}
      hash="engine"
      className="flex min-h-8 [@media(max-height:30rem)]:hidden items-center gap-2 border-line border-t px-4 text-muted text-xs transition hover:bg-surface-2"
    >
      <Cpu className="size-3.5 shrink-0" aria-hidden />
      <span className="truncate">
        {isEmbedded ? t('engine.embedded') : t('engine.model', { model: model ?? kind })}
      </span>
      <span className="sr-only">{`. ${isEmbedded ? t('engine.connect') : t('engine.about')}`}</span>
      <ChevronRight className="ml-auto size-3.5 shrink-0" aria-hidden />
    </Link>
  );
}
