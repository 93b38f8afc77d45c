import type { Icp } from '@salesai/contract/icp';
import { buttonClass } from '@salesai/ui/button';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { CoachFace } from './coach-face.tsx';
import { IcpSwitch } from './icp-switch.tsx';

interface ArenaHeaderProps {
  icpId: string;
  /** Undefined until it is loaded. */
  icp: Icp | undefined;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** Back, the coach and the ICP it talks about. */
export function ArenaHeader({ icpId, icp, children }: ArenaHeaderProps) {
  const { t } = useTranslation(['coach', 'common']);
  return (
    <div className="in-data-low:hidden flex min-h-14 shrink-0 items-center gap-2 border-line border-b px-2">
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
          <IcpSwitch current={icp} />
        ) : (
          <p className="truncate text-muted text-sm">{t('subtitle')}</p>
        )}
      </div>
      {children}
    </div>
  );
}
