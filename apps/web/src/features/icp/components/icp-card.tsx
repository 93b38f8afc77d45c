import type { Icp } from '@salesai/contract/icp';
import { Badge } from '@salesai/ui/badge';
import { IconButton } from '@salesai/ui/icon-button';
import { Picture } from '@salesai/ui/picture';
import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';

interface IcpCardProps {
  icp: Icp;
  onEdit: () => void;
}

/** One customer: leads to its questions while it is being created, to its details once active. */
export function IcpCard({ icp, onEdit }: IcpCardProps) {
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
        <p className="text-muted text-sm">{t('card.answerNow')}</p>
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
