import type { Phase } from '@salesai/contract/roadmap';
import { Badge } from '@salesai/ui/badge';
import { useRouter } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Crown from 'lucide-react/icons/crown';
import Play from 'lucide-react/icons/play';
import { useTranslation } from 'react-i18next';
import { notify } from '#lib/notify.ts';
import { phaseTexts } from '../phase-texts.ts';

const STYLES = {
  liberada: {
    Icon: Play,
    tone: 'success',
    card: 'border-primary/50 bg-surface-1 hover:bg-surface-2',
  },
  completed: { Icon: Check, tone: 'success', card: 'border-line bg-surface-1 hover:bg-surface-2' },
  em_breve: {
    Icon: Clock,
    tone: 'neutral',
    // Low on a phone: seventeen whole cards would be four screens of what cannot be opened.
    card: 'border-line border-dashed text-muted max-sm:gap-0 max-sm:px-3 max-sm:py-2 max-sm:[&_svg]:hidden max-sm:*:last:sr-only',
  },
  premium: { Icon: Crown, tone: 'warning', card: 'border-warning/40 bg-surface-1' },
} as const;

/** One phase: an unlocked one opens its screen, the others explain why they are locked. */
export function PhaseCard({ phase }: { phase: Phase }) {
  const { t } = useTranslation('roadmap');
  const router = useRouter();
  const { Icon, tone, card } = STYLES[phase.status];
  const { title, description } = phaseTexts(t, phase.id);

  const choose = () => {
    if (phase.status === 'em_breve') notify.info(t('soonAlert'));
    else if (phase.status === 'premium') notify.info(t('premiumAlert'));
    else if (phase.route) router.history.push(phase.route);
  };

  return (
    <button
      type="button"
      onClick={choose}
      className={`grid h-full w-full sm:min-h-36 content-start gap-2 rounded-2xl border p-4 text-left transition ${card}`}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        <span className="text-muted text-xs tabular-nums">{t('phase', { number: phase.id })}</span>
        <Badge tone={tone}>
          <Icon className="size-3" aria-hidden />
          {t(`status.${phase.status}`)}
        </Badge>
      </span>
      <span className="font-semibold">{title}</span>
      <span className="text-muted text-sm">{description}</span>
    </button>
  );
}
