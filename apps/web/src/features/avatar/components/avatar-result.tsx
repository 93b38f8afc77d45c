import type { AvatarState } from '@salesai/contract/avatar';
import { Breadcrumbs } from '@salesai/ui/breadcrumbs';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { AvatarActions } from './avatar-actions.tsx';
import { AvatarProfile } from './avatar-profile.tsx';
import { AvatarSummary } from './avatar-summary.tsx';

interface AvatarResultProps {
  state: AvatarState;
  onRemoved: () => void;
}

/** The generated avatar with its actions. */
export function AvatarResult({ state, onRemoved }: AvatarResultProps) {
  const { t } = useTranslation(['avatar', 'common']);
  return (
    <div className="grid gap-6">
      <Breadcrumbs label={t('breadcrumbs')}>
        <Link to={paths.roadmap} className="link link-row">
          {t('common:titles.roadmap')}
        </Link>
        <span>{t('title')}</span>
      </Breadcrumbs>
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{t('title')}</h1>
      <AvatarSummary state={state} />
      <AvatarActions state={state} onRemoved={onRemoved} />
      <AvatarProfile avatar={state.avatar} />
    </div>
  );
}
