import type { IcpDetails } from '@salesai/contract/icp';
import { useTranslation } from 'react-i18next';
import { FactCard } from './detail-parts.tsx';

/** The four things one wants to know first, and how far to trust them. */
export function IcpFacts({ details }: { details: IcpDetails }) {
  const { t } = useTranslation('icp');
  const facts = [
    ['ticketMedio', t('details.ticket'), details.ticketMedio],
    ['tamanhoEquipe', t('details.team'), details.tamanhoEquipe],
    ['setorAtuacao', t('details.sector'), details.setorAtuacao],
    ['dorPrincipal', t('details.pain'), details.dorPrincipal],
  ] as const;
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">{t('details.basisHelp')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {facts.map(([field, title, text]) => (
          <FactCard key={field} title={title} text={text} origins={details.origens} field={field} />
        ))}
      </div>
    </div>
  );
}
