import type { Channel } from '@salesai/contract/channels';
import { Accordion, AccordionItem } from '@salesai/ui/accordion';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { planProgress } from '../plan-day.ts';
import { EstimatedResults } from './channel-facts.tsx';
import { ScriptExamples } from './script-examples.tsx';
import { SevenDayPlan } from './seven-day-plan.tsx';
import { List, Paragraph } from './text.tsx';

interface ChannelSectionsProps {
  icpId: string;
  channel: Channel;
  open: readonly string[];
  onOpenChange: (open: string[]) => void;
}

/** The plan and how to carry it out: on wide screens beside the others. */
export function DoSections({ icpId, channel, open, onOpenChange }: ChannelSectionsProps) {
  const { t } = useTranslation('channels');
  return (
    <Group title={t('groups.do')} open={open} onOpenChange={onOpenChange}>
      <AccordionItem
        heading="h2"
        value="plan"
        id="plan"
        title={t('detail.plan')}
        preview={t('detail.planProgress', planProgress(channel))}
      >
        <SevenDayPlan icpId={icpId} channel={channel} />
      </AccordionItem>
      <AccordionItem
        heading="h2"
        value="when"
        id="when"
        title={t('detail.whenToUse')}
        preview={channel.whenToUse}
      >
        <Paragraph>{channel.whenToUse}</Paragraph>
      </AccordionItem>
      <AccordionItem
        heading="h2"
        value="steps"
        id="steps"
        title={t('detail.stepByStep')}
        preview={previewOf(channel.stepByStep)}
      >
        <List items={channel.stepByStep} ordered />
      </AccordionItem>
      <AccordionItem
        heading="h2"
        value="tools"
        id="tools"
        title={t('detail.toolsAndTips')}
        preview={previewOf(channel.tools)}
      >
        <Part title={t('detail.tools')}>
          <List items={channel.tools} />
        </Part>
        <Part title={t('detail.implementation')}>
          <List items={channel.implementationTips} />
        </Part>
      </AccordionItem>
    </Group>
  );
}

/** What to say, whether the channel fits and what to measure. */
export function ChannelSections({ channel, open, onOpenChange }: ChannelSectionsProps) {
  const { t } = useTranslation('channels');
  const results = channel.estimatedResults;
  const sections = { open, onOpenChange };
  return (
    <div className="grid gap-2">
      <Group title={t('groups.say')} {...sections}>
        <AccordionItem
          heading="h2"
          value="examples"
          id="examples"
          title={t('detail.scripts')}
          preview={previewOf(channel.scriptExamples.map(({ name }) => name))}
        >
          <ScriptExamples channel={channel} />
        </AccordionItem>
        <AccordionItem
          heading="h2"
          value="mistakes"
          id="mistakes"
          title={t('detail.mistakes')}
          preview={previewOf(channel.commonMistakes)}
        >
          <List items={channel.commonMistakes} />
        </AccordionItem>
      </Group>
      <Group title={t('groups.decide')} {...sections}>
        <AccordionItem
          heading="h2"
          value="fit"
          id="fit"
          title={t('detail.fit')}
          preview={channel.ticketFit}
        >
          <Part title={t('detail.ticketFit')}>
            <Paragraph>{channel.ticketFit}</Paragraph>
          </Part>
          <Part title={t('detail.strengths')}>
            <List items={channel.strengths} />
          </Part>
          <Part title={t('detail.weaknesses')}>
            <List items={channel.weaknesses} />
          </Part>
        </AccordionItem>
        <AccordionItem
          heading="h2"
          value="results"
          id="results"
          title={t('detail.measure')}
          preview={channel.successCriteria}
        >
          <Part title={t('detail.results')}>
            <EstimatedResults results={results} />
          </Part>
          <Part title={t('detail.kpis')}>
            <List items={channel.kpis} />
          </Part>
          <Part title={t('detail.success')}>
            <Paragraph>{channel.successCriteria}</Paragraph>
          </Part>
        </AccordionItem>
      </Group>
    </div>
  );
}

const previewOf = (items: readonly string[]) => items.join(' · ');

interface GroupProps extends Pick<ChannelSectionsProps, 'open' | 'onOpenChange'> {
  title: string;
  children: ReactNode;
}

function Group({ title, children, ...sections }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-1">
      <p id={id} className="px-1 font-semibold text-muted text-xs leading-4">
        {title}
      </p>
      <Accordion {...sections}>{children}</Accordion>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </div>
  );
}
