import type { AvatarState } from '@salesai/contract/avatar';
import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { AvatarActions } from './avatar-actions.tsx';
import { AvatarProfile } from './avatar-profile.tsx';
import { AvatarSummary } from './avatar-summary.tsx';
import { AvatarVerdict } from './avatar-verdict.tsx';

interface AvatarResultProps {
  state: AvatarState;
  onRemoved: () => void;
  /** Below the heading. */
  children?: ReactNode;
}

/** The generated avatar: the summary and its actions first, then everything else. */
export function AvatarResult({ state, onRemoved, children }: AvatarResultProps) {
  const { t } = useTranslation(['avatar', 'common']);
  return (
    <div className="grid gap-4">
      <Breadcrumbs label={t('breadcrumbs')}>
        <Link to={paths.roadmap} className="link link-row">
          {t('common:titles.roadmap')}
        </Link>
        <span>{t('title')}</span>
      </Breadcrumbs>
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
      {children}
      <AvatarVerdict avatar={state.avatar} />
      <AvatarActions state={state} onRemoved={onRemoved} />
      <AvatarSummary state={state} />
      <AvatarProfile avatar={state.avatar} />
    </div>
  );
}
