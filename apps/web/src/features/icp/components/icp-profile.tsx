import type { Icp, IcpDetails } from '@salesai/contract/icp';
import { useTranslation } from 'react-i18next';
import { DetailList, DetailSection, DetailText, FactCard } from './detail-parts.tsx';

/** What is known of this buyer, line by line, and what is only supposed. */
export function IcpProfileView({ details }: { details: NonNullable<Icp['details']> }) {
  const { t } = useTranslation('icp');
  const origins = details.origens;
  const { estrategiaAbordagem: approach } = details;
  return (
    <div className="grid content-start gap-4">
      <p className="text-muted text-sm">{t('details.basisHelp')}</p>
      <Facts details={details} />
      <DetailSection title={t('details.approach')}>
        <DetailText
          title={t('details.bestApproach')}
          text={approach.melhorAbordagem}
          origins={origins}
          field="estrategiaAbordagem.melhorAbordagem"
        />
        <DetailText
          title={t('details.moment')}
          text={approach.momentoIdeal}
          origins={origins}
          field="estrategiaAbordagem.momentoIdeal"
        />
        <DetailList
          title={t('details.arguments')}
          items={approach.argumentosChave}
          origins={origins}
          field="estrategiaAbordagem.argumentosChave"
        />
      </DetailSection>
      <DetailSection title={t('details.objections')}>
        <DetailList
          items={details.comportamentoCompra.objecoesComuns}
          origins={origins}
          field="comportamentoCompra.objecoesComuns"
        />
      </DetailSection>
      <DetailSection title={t('details.negative')}>
        <DetailList items={details.perfilNegativo} origins={origins} field="perfilNegativo" />
      </DetailSection>
    </div>
  );
}

function Facts({ details }: { details: IcpDetails }) {
  const { t } = useTranslation('icp');
  const facts = [
    ['ticketMedio', t('details.ticket'), details.ticketMedio],
    ['tamanhoEquipe', t('details.team'), details.tamanhoEquipe],
    ['setorAtuacao', t('details.sector'), details.setorAtuacao],
    ['dorPrincipal', t('details.pain'), details.dorPrincipal],
  ] as const;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {facts.map(([field, title, text]) => (
        <FactCard key={field} title={title} text={text} origins={details.origens} field={field} />
      ))}
    </div>
  );
}
