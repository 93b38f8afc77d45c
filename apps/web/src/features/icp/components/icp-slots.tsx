import { type Icp, MAX_ICPS } from '@salesai/contract/icp';
import { ICP_STEPS } from '@salesai/contract/questionnaire';
import { Badge } from '@salesai/ui/badge';
import { buttonClass } from '@salesai/ui/button';
import { IconButton } from '@salesai/ui/icon-button';
import { Picture } from '@salesai/ui/picture';
import { Skeleton } from '@salesai/ui/skeleton';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { useAuth } from '#lib/auth-store.ts';
import { answersProgress, icpAnswersName } from '#lib/questionnaire/progress.ts';

const PLACES = Array.from({ length: MAX_ICPS }, (_, place) => place);
const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

interface IcpSlotsProps {
  icps: readonly Icp[];
  onCreate: () => void;
  onEdit: (icp: Icp) => void;
}

/** A card for each ICP, and a button to create one in each free slot. */
export function IcpSlots({ icps, onCreate, onEdit }: IcpSlotsProps) {
  return (
    <ul className={GRID}>
      {icps.map((icp) => (
        <li key={icp.id}>
          <IcpCard icp={icp} onEdit={() => onEdit(icp)} />
        </li>
      ))}
      {PLACES.slice(icps.length).map((place) => (
        <li key={place}>
          <EmptySlot onCreate={onCreate} />
        </li>
      ))}
    </ul>
  );
}

export function IcpSlotsSkeleton() {
  return (
    <div className={GRID}>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-40 rounded-2xl" />
      ))}
    </div>
  );
}

interface IcpCardProps {
  icp: Icp;
  onEdit: () => void;
}

/** Links to the questionnaire while the ICP is being created, to its details once it is active. */
function IcpCard({ icp, onEdit }: IcpCardProps) {
  const { t } = useTranslation('icp');
  const isActive = icp.status === 'active';
  return (
    <article className="group relative grid h-full content-start gap-4 rounded-2xl border border-line bg-surface-1 p-5 transition hover:border-primary/60">
      <div className="flex flex-wrap items-start gap-4">
        <Picture src={icp.avatar} alt="" />
        <div className="grid min-w-0 gap-1.5 pr-10">
          <h2 className="line-clamp-3 font-semibold leading-snug">
            <Link
              to={isActive ? paths.icpDetails : paths.icpOnboarding}
              params={{ icpId: icp.id }}
              aria-label={t(isActive ? 'card.open' : 'card.finish', { name: icp.name })}
              className="after:absolute after:inset-0 after:rounded-2xl"
            >
              {icp.name}
            </Link>
          </h2>
          <Badge tone={isActive ? 'success' : 'warning'} className="justify-self-start">
            {t(`status.${icp.status}`)}
          </Badge>
        </div>
      </div>
      {isActive ? (
        <dl className="grid gap-1 text-sm">
          <dt className="sr-only">{t('details.sector')}</dt>
          <dd>{icp.sector}</dd>
          <dt className="sr-only">{t('details.ticket')}</dt>
          <dd className="text-muted">{icp.ticketRange}</dd>
          <dt className="sr-only">{t('details.pain')}</dt>
          <dd className="line-clamp-2 text-muted">{icp.mainPain}</dd>
        </dl>
      ) : (
        <Unanswered icpId={icp.id} />
      )}
      <IconButton
        label={t('card.edit', { name: icp.name })}
        onClick={onEdit}
        className="absolute top-3 right-3 z-10 transition-opacity focus-visible:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0"
      >
        <Pencil className="size-5" aria-hidden />
      </IconButton>
    </article>
  );
}

/** The questions that are left, by the answers in this browser. */
function Unanswered({ icpId }: { icpId: string }) {
  const { t } = useTranslation('icp');
  const userId = useAuth((state) => state.user?.id ?? '');
  const { left } = answersProgress(icpAnswersName(userId, icpId), ICP_STEPS);
  return (
    <div className="grid gap-3">
      <p className="text-muted text-sm">{t('card.answerNow', { count: left })}</p>
      {/* The whole card is the link; this shows where it leads. */}
      <span aria-hidden className={`${buttonClass({ size: 'sm' })} justify-self-start`}>
        {t('form.answerNow')}
      </span>
    </div>
  );
}

function EmptySlot({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('icp');
  return (
    <button
      type="button"
      onClick={onCreate}
      className="grid h-full min-h-40 w-full content-center justify-items-center gap-2 rounded-2xl border-2 border-outline border-dashed p-5 text-center transition hover:border-primary hover:bg-surface-1"
    >
      <Plus className="size-7 text-primary" aria-hidden />
      <span className="font-semibold">{t('slot.title')}</span>
      <span className="text-muted text-sm">{t('slot.text')}</span>
    </button>
  );
}
