import type { Dashboard } from '@salesai/contract/results';
import { Sheet } from '@salesai/ui/sheet';
import { Switch } from '@salesai/ui/switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '#lib/money.ts';
import { dayAndMonth } from '#lib/results/format.ts';
import { PictureButton } from '#lib/shares/picture-button.tsx';
import { useSender } from '#lib/shares/sender.ts';

interface PictureSheetProps {
  dashboard: Dashboard;
  onClose: () => void;
}

const PARTS = ['amount', 'sales', 'funnel', 'goal', 'name'] as const;
type Part = (typeof PARTS)[number];

/** A picture of the seller's results with what they tick, made on this device. */
export function PictureSheet({ dashboard, onClose }: PictureSheetProps) {
  const { t, i18n } = useTranslation(['results', 'shares', 'common']);
  const [ticked, setTicked] = useState<readonly Part[]>([]);
  const sender = useSender();
  const { amount, funnel, goal, from, to } = dashboard;
  const has = (part: Part) => ticked.includes(part);
  const shares: Record<Exclude<Part, 'name'>, string | null> = {
    amount: t('picture.amount', { amount: money(i18n.language, amount) }),
    sales: t('amount.sales', { count: funnel.sales }),
    funnel: t('picture.funnel', { ...funnel }),
    goal: goal && t('picture.goal', { percent: share(i18n.language, goal.reached / goal.value) }),
  };
  const parts = PARTS.filter((part) => part === 'name' || shares[part] !== null);
  const [headline, ...lines] = parts.flatMap((part) =>
    part !== 'name' && has(part) ? (shares[part] ?? []) : [],
  );
  const dates = { from: dayAndMonth(i18n.language, from), to: dayAndMonth(i18n.language, to) };
  const picture =
    headline === undefined
      ? null
      : {
          title: t('picture.title', dates),
          headline,
          lines,
          by: has('name') ? sender : undefined,
        };
  return (
    <Sheet
      open
      onOpenChange={(open) => open || onClose()}
      title={t('picture.open')}
      text={t('picture.text')}
      closeLabel={t('common:close')}
    >
      <div className="grid gap-1">
        {parts.map((part) => (
          <Switch
            key={part}
            label={part === 'name' ? t('shares:include.name') : t(`picture.parts.${part}`)}
            checked={has(part)}
            onCheckedChange={(checked) =>
              setTicked(checked ? [...ticked, part] : ticked.filter((one) => one !== part))
            }
          />
        ))}
      </div>
      <PictureButton picture={picture} variant="primary" />
    </Sheet>
  );
}

const share = (language: string, value: number) =>
  Math.min(1, value).toLocaleString(language, { style: 'percent' });
