import { Accordion, AccordionItem } from '@salesai/ui/accordion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChannelList } from '#lib/channels/queries.ts';
import { ChannelCard } from './channel-card.tsx';
import { Insights } from './insights.tsx';
import { Metrics } from './metrics.tsx';
import { OrderNote } from './order-note.tsx';
import { RawData } from './raw-data.tsx';
import { Strategy } from './strategy.tsx';

interface ChannelPlanProps {
  icpId: string;
  list: ChannelList;
}

/** The result of a generation: strategy and channels; insights, metrics and raw data closed at first. */
export function ChannelPlan({ icpId, list }: ChannelPlanProps) {
  const { t } = useTranslation('channels');
  const { channels, order, strategy, insights, metrics } = list;
  const [open, setOpen] = useState<string[]>([]);
  return (
    <div className="grid gap-4">
      {strategy && <Strategy strategy={strategy} first={firstByResults(list)} />}
      <section aria-labelledby="channels" className="grid gap-2">
        <h2 id="channels" className="font-semibold text-xl">
          {t('list.title')}
        </h2>
        <OrderNote icpId={icpId} list={list} />
        <ol className="grid gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
          {channels.map((channel, index) => (
            <li key={channel.id}>
              <ChannelCard
                icpId={icpId}
                channel={channel}
                position={index + 1}
                learned={order === 'results' ? channel.learned : null}
              />
            </li>
          ))}
        </ol>
      </section>
      <Accordion open={open} onOpenChange={setOpen}>
        {insights.length > 0 && (
          <AccordionItem
            heading="h2"
            value="insights"
            title={t('insights')}
            preview={insights.map(({ title }) => title).join(' · ')}
          >
            <Insights insights={insights} />
          </AccordionItem>
        )}
        {metrics.length > 0 && (
          <AccordionItem
            heading="h2"
            value="metrics"
            title={t('metrics')}
            preview={metrics.map(({ name }) => name).join(' · ')}
          >
            <Metrics metrics={metrics} />
          </AccordionItem>
        )}
        <AccordionItem heading="h2" value="raw" title={t('raw')}>
          <RawData data={{ strategy, insights, metrics }} />
        </AccordionItem>
      </Accordion>
    </div>
  );
}

/** The name of the first channel, when logged results decided which one it is. */
const firstByResults = ({ channels, order }: ChannelList): string | null =>
  order === 'results' && channels.some(({ learned }) => learned !== null)
    ? (channels[0]?.name ?? null)
    : null;
