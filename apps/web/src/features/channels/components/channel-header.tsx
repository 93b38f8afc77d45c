import type { Channel } from '@salesai/contract/channels';
import { Badge } from '@salesai/ui/badge';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { LearnedReason } from './learned-reason.tsx';

/** Name and summary of a channel; the reason for it and the whole summary open below. */
export function ChannelHeader({ channel }: { channel: Channel }) {
  const { t } = useTranslation('channels');
  return (
    <header className="group -mb-2 relative grid gap-1 md:mb-0">
      <h1 className="font-bold text-2xl tracking-tight md:text-3xl">{channel.name}</h1>
      <p className="line-clamp-2 max-w-prose group-has-[details[open]]:line-clamp-none">
        {channel.description}
      </p>
      <details className="group/why max-w-prose">
        <summary className="flex min-h-11 flex-wrap cursor-pointer list-none items-center gap-1.5 rounded-lg font-semibold text-primary text-sm">
          {t('whyChannel')}
          <ChevronDown className="size-4 transition group-open/why:rotate-180" aria-hidden />
          <Badge className="ml-auto">{channel.category}</Badge>
        </summary>
        {channel.learned && <LearnedReason learned={channel.learned} />}
        <p className="text-muted">{channel.reason}</p>
      </details>
    </header>
  );
}
