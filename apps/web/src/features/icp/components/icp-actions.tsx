import type { Icp } from '@salesai/contract/icp';
import MessageCircle from 'lucide-react/icons/message-circle';
import Route from 'lucide-react/icons/route';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '#lib/button-link.tsx';
import { PracticeLink } from '#lib/practice-link.tsx';

/** What a seller does with an ICP: practise, ask ARENA, reach it by its channels. */
export function IcpActions({ icp }: { icp: Icp }) {
  const { t } = useTranslation('icp');
  const params = { icpId: icp.id };
  return (
    <nav
      aria-label={t('actions.title')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:flex"
    >
      <ButtonLink to={paths.icpArena} params={params} className="px-2">
        <MessageCircle className="size-4 shrink-0" aria-hidden />
        {t('actions.arena')}
      </ButtonLink>
      <ButtonLink to={paths.icpChannels} params={params} variant="secondary" className="px-2">
        <Route className="size-4 shrink-0" aria-hidden />
        {t('actions.channels')}
      </ButtonLink>
      <PracticeLink icpId={icp.id} className="col-span-full">
        {t('actions.practise')}
      </PracticeLink>
    </nav>
  );
}
