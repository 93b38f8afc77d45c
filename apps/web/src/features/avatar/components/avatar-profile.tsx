import type { Avatar } from '@salesai/contract/avatar';
import { Accordion, AccordionItem } from '@salesai/ui/accordion';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileList, ProfileText } from './profile-parts.tsx';

/** Every section of the avatar below the summary, closed at first. */
export function AvatarProfile({ avatar }: { avatar: Avatar }) {
  const { t } = useTranslation('avatar');
  const [open, setOpen] = useState<string[]>([]);
  const { insightsComportamentais: insights, recomendacoes } = avatar;
  const lists = {
    strengths: avatar.pontosFortes,
    development: avatar.areasDesenvolvimento,
    motivations: avatar.motivacoesPrincipais,
  };
  return (
    <Accordion open={open} onOpenChange={setOpen}>
      <AccordionItem
        heading="h2"
        value="insights"
        title={t('sections.insights')}
        preview={insights.perfilVendas}
      >
        <ProfileText text={insights.perfilVendas} />
        <div className="grid gap-5 sm:grid-cols-2">
          <ProfileList title={t('insights.motivations')} items={insights.motivacoesPrincipais} />
          <ProfileList title={t('insights.patterns')} items={insights.padroesComportamento} />
          <ProfileList title={t('insights.strengths')} items={insights.forças} />
          <ProfileList title={t('insights.improvements')} items={insights.pontosMelhoria} />
        </div>
      </AccordionItem>
      {(['strengths', 'development', 'motivations'] as const).map((name) => (
        <AccordionItem
          heading="h2"
          key={name}
          value={name}
          title={t(`sections.${name}`)}
          preview={lists[name].join(' · ')}
        >
          <ProfileList items={lists[name]} />
        </AccordionItem>
      ))}
      <AccordionItem
        heading="h2"
        value="style"
        title={t('sections.style')}
        preview={avatar.estiloVendas}
      >
        <ProfileText text={avatar.estiloVendas} />
      </AccordionItem>
      <AccordionItem
        heading="h2"
        value="recommendations"
        title={t('sections.recommendations')}
        preview={recomendacoes.desenvolvimentoEmpatia}
      >
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
      </AccordionItem>
      <AccordionItem
        heading="h2"
        value="outlook"
        title={t('sections.outlook')}
        preview={avatar.perspectivas}
      >
        <ProfileText text={avatar.perspectivas} />
      </AccordionItem>
    </Accordion>
  );
}
