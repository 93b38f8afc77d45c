import { useTranslation } from 'react-i18next';
import type { ChannelList } from '#lib/channels/queries.ts';
import { ChannelCard } from './channel-card.tsx';
import { Insights } from './insights.tsx';
import { Metrics } from './metrics.tsx';
import { RawData } from './raw-data.tsx';
import { Strategy } from './strategy.tsx';

interface ChannelPlanProps {
  icpId: string;
  list: ChannelList;
}

/** The result of a generation: strategy, channels, insights and metrics. */
export function ChannelPlan({ icpId, list }: ChannelPlanProps) {
  const { t } = useTranslation('channels');
  const { channels, strategy, insights, metrics } = list;
  return (
    <div className="grid gap-6">
      {strategy && <Strategy strategy={strategy} />}
      <section aria-labelledby="channels" className="grid gap-4">
        <h2 id="channels" className="font-semibold text-xl">
          {t('list.title')}
        </h2>
        <ol className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {channels.map((channel, index) => (
            <li key={channel.id}>
              <ChannelCard icpId={icpId} channel={channel} position={index + 1} />
            </li>
          ))}
        </ol>
      </section>
      {insights.length > 0 && <Insights insights={insights} />}
      {metrics.length > 0 && <Metrics metrics={metrics} />}
      <RawData data={{ strategy, insights, metrics }} />
    </div>
  );
}
