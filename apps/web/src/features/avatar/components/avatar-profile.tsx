import type { Avatar } from '@salesai/contract/avatar';
import { CardSection } from '@salesai/ui/card-section';
import { useTranslation } from 'react-i18next';
import { ProfileList, ProfileText } from './profile-parts.tsx';

/** Every section of the avatar. */
export function AvatarProfile({ avatar }: { avatar: Avatar }) {
  const { t } = useTranslation('avatar');
  const { insightsComportamentais: insights, recomendacoes } = avatar;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <CardSection wide title={t('sections.summary')}>
        <ProfileText text={avatar.resumoPessoal} />
      </CardSection>
      <CardSection wide title={t('sections.insights')}>
        <ProfileText text={insights.perfilVendas} />
        <div className="grid gap-5 sm:grid-cols-2">
          <ProfileList title={t('insights.motivations')} items={insights.motivacoesPrincipais} />
          <ProfileList title={t('insights.patterns')} items={insights.padroesComportamento} />
          <ProfileList title={t('insights.strengths')} items={insights.forças} />
          <ProfileList title={t('insights.improvements')} items={insights.pontosMelhoria} />
        </div>
      </CardSection>
      <CardSection title={t('sections.strengths')}>
        <ProfileList items={avatar.pontosFortes} />
      </CardSection>
      <CardSection title={t('sections.development')}>
        <ProfileList items={avatar.areasDesenvolvimento} />
      </CardSection>
      <CardSection title={t('sections.motivations')}>
        <ProfileList items={avatar.motivacoesPrincipais} />
      </CardSection>
      <CardSection title={t('sections.style')}>
        <ProfileText text={avatar.estiloVendas} />
      </CardSection>
      <CardSection wide title={t('sections.recommendations')}>
        <div className="grid gap-5 sm:grid-cols-2">
          <ProfileText
            title={t('recommendations.empathy')}
            text={recomendacoes.desenvolvimentoEmpatia}
          />
          <ProfileText
            title={t('recommendations.patience')}
            text={recomendacoes.desenvolvimentoPaciência}
          />
        </div>
      </CardSection>
      <CardSection wide title={t('sections.outlook')}>
        <ProfileText text={avatar.perspectivas} />
      </CardSection>
    </div>
  );
}
