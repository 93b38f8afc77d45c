import type { Icp } from '@salesai/contract/icp';
import { Sheet } from '@salesai/ui/sheet';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Dumbbell from 'lucide-react/icons/dumbbell';
import MessageCircle from 'lucide-react/icons/message-circle';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { channelsQuery } from '#lib/channels/queries.ts';
import { recentScript } from '#lib/recent.ts';

interface VisitSheetProps {
  icp: Icp;
  onClose: () => void;
}

/** What helps right before a visit: the script read last, ARENA, a short practice. */
export function VisitSheet({ icp, onClose }: VisitSheetProps) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={icp.name}
      closeLabel={t('common:close')}
      icon={<img src={icp.avatar} alt="" width={44} height={44} className="size-11 rounded-full" />}
    >
      <ul className="-mx-2 grid">
        <li>
          <ScriptRow icpId={icp.id} />
        </li>
        <li>
          <Row to={paths.icpArena} params={{ icpId: icp.id }}>
            <MessageCircle className="size-6 text-arena" aria-hidden />
            {t('visits.arena')}
          </Row>
        </li>
        <li>
          <Row to={paths.practice}>
            <Dumbbell className="size-6 text-arena" aria-hidden />
            {t('visits.practice')}
          </Row>
        </li>
      </ul>
    </Sheet>
  );
}

/** Opens the script that was read last, or the scripts of the best channel, or the channels. */
function ScriptRow({ icpId }: { icpId: string }) {
  const { t } = useTranslation('home');
  const recent = recentScript(icpId);
  const [best] =
    useQuery({ ...channelsQuery(icpId), enabled: recent === null }).data?.channels ?? [];
  const content = (
    <>
      <ScrollText className="size-6 text-primary" aria-hidden />
      {t('visits.script')}
    </>
  );
  if (recent) {
    const { channel, script } = recent;
    return (
      <Row to={paths.icpScripts} params={{ icpId, channel }} search={{ script }}>
        {content}
      </Row>
    );
  }
  if (best) {
    return (
      <Row to={paths.icpScripts} params={{ icpId, channel: best.id }}>
        {content}
      </Row>
    );
  }
  return (
    <Row to={paths.icpChannels} params={{ icpId }}>
      {content}
    </Row>
  );
}

const Row = createLink(({ children, ...anchor }: ComponentProps<'a'>) => (
  <a
    {...anchor}
    className="flex min-h-14 items-center gap-4 rounded-xl px-2 font-semibold hover:bg-surface-2"
  >
    {children}
    <ChevronRight className="ml-auto size-5 text-muted" aria-hidden />
  </a>
));
