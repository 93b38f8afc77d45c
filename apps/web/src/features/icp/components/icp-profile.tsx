import type { IcpDetails } from '@salesai/contract/icp';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { DetailList, DetailText } from './detail-parts.tsx';

/** How to approach this buyer, what they will object, and who is not one: line by line. */
export function IcpProfileView({ details }: { details: IcpDetails }) {
  const { t } = useTranslation('icp');
  const origins = details.origens;
  const { estrategiaAbordagem: approach } = details;
  return (
    <div className="grid content-start gap-4">
      <CardSection title={t('details.approach')}>
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
      </CardSection>
      <CardSection title={t('details.objections')}>
        <DetailList
          items={details.comportamentoCompra.objecoesComuns}
          origins={origins}
          field="comportamentoCompra.objecoesComuns"
        />
      </CardSection>
      <CardSection title={t('details.negative')}>
        <DetailList items={details.perfilNegativo} origins={origins} field="perfilNegativo" />
      </CardSection>
    </div>
  );
}
