import type { Avatar } from '@salesai/contract/avatar';
import { useTranslation } from 'react-i18next';
import { ProfileList, ProfileSection, ProfileText } from './profile-section.tsx';

/** Every section of the profile, in the order in which a seller reads it. */
export function AvatarProfile({ avatar }: { avatar: Avatar }) {
  const { t } = useTranslation('avatar');
  const { insightsComportamentais: insights, recomendacoes } = avatar;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ProfileSection wide title={t('sections.summary')}>
        <ProfileText text={avatar.resumoPessoal} />
      </ProfileSection>
      <ProfileSection wide title={t('sections.insights')}>
        <ProfileText text={insights.perfilVendas} />
        <div className="grid gap-5 sm:grid-cols-2">
          <ProfileList title={t('insights.motivations')} items={insights.motivacoesPrincipais} />
          <ProfileList title={t('insights.patterns')} items={insights.padroesComportamento} />
          <ProfileList title={t('insights.strengths')} items={insights.forças} />
          <ProfileList title={t('insights.improvements')} items={insights.pontosMelhoria} />
        </div>
      </ProfileSection>
      <ProfileSection title={t('sections.strengths')}>
        <ProfileList items={avatar.pontosFortes} />
      </ProfileSection>
      <ProfileSection title={t('sections.development')}>
        <ProfileList items={avatar.areasDesenvolvimento} />
      </ProfileSection>
      <ProfileSection title={t('sections.motivations')}>
        <ProfileList items={avatar.motivacoesPrincipais} />
      </ProfileSection>
      <ProfileSection title={t('sections.style')}>
        <ProfileText text={avatar.estiloVendas} />
      </ProfileSection>
      <ProfileSection wide title={t('sections.recommendations')}>
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
      </ProfileSection>
      <ProfileSection wide title={t('sections.outlook')}>
        <ProfileText text={avatar.perspectivas} />
      </ProfileSection>
    </div>
  );
}
