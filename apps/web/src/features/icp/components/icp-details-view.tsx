import type { IcpDetails } from '@salesai/contract/icp';
import { Accordion, AccordionItem } from '@salesai/ui/accordion';
import { Badge } from '@salesai/ui/badge';
import { Card } from '@salesai/ui/card';
import { Tooltip } from '@salesai/ui/tooltip';
import { useTranslation } from 'react-i18next';

/** The four most important facts, each marked as stated by the seller or assumed. */
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

/** How to approach this buyer, the objections to expect, and who is not a customer; closed at first. */
export function IcpProfile({ details }: { details: IcpDetails }) {
  const { t } = useTranslation('icp');
  const origins = details.origens;
  const { estrategiaAbordagem: approach, perfilNegativo } = details;
  const { objecoesComuns } = details.comportamentoCompra;
  return (
    <Accordion>
      <AccordionItem
        heading="h2"
        value="approach"
        title={t('details.approach')}
        preview={approach.melhorAbordagem}
      >
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
      </AccordionItem>
      <AccordionItem
        heading="h2"
        value="objections"
        title={t('details.objections')}
        preview={objecoesComuns.join(' · ')}
      >
        <DetailList
          items={objecoesComuns}
          origins={origins}
          field="comportamentoCompra.objecoesComuns"
        />
      </AccordionItem>
      <AccordionItem
        heading="h2"
        value="negative"
        title={t('details.negative')}
        preview={perfilNegativo.join(' · ')}
      >
        <DetailList items={perfilNegativo} origins={origins} field="perfilNegativo" />
      </AccordionItem>
    </Accordion>
  );
}

interface OriginProps {
  origins: IcpDetails['origens'];
  /** Path of the text in the details. */
  field: string;
}

function FactCard({ title, text, ...origin }: OriginProps & { title: string; text: string }) {
  return (
    <Card className="grid content-start gap-2 p-5">
      <h2 className="flex items-center justify-between gap-2 font-medium text-muted text-sm">
        {title}
        <BasisBadge {...origin} />
      </h2>
      <p className="font-medium">{text}</p>
    </Card>
  );
}

function DetailText({ title, text, ...origin }: OriginProps & { title: string; text: string }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="flex flex-wrap items-center gap-2 font-semibold">
        {title}
        <BasisBadge {...origin} />
      </h3>
      <p className="max-w-prose">{text}</p>
    </div>
  );
}

interface DetailListProps extends OriginProps {
  title?: string;
  items: readonly string[];
}

function DetailList({ title, items, origins, field }: DetailListProps) {
  return (
    <div className="grid gap-2">
      {title && <h3 className="font-semibold">{title}</h3>}
      <ul className="grid gap-2.5">
        {items.map((item, index) => (
          <li key={item} className="flex items-start justify-between gap-3">
            <span className="max-w-prose">{item}</span>
            <BasisBadge origins={origins} field={`${field}.${index}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Marks a text as stated by the seller, with the quotation, or as an assumption. */
export function BasisBadge({ origins, field }: OriginProps) {
  const { t } = useTranslation('icp');
  const origin = origins.find(({ campo }) => campo === field);
  if (!origin) return null;
  const quotation = origin.citacao;
  const badge = (
    <Badge
      tone={origin.base === 'voce_disse' ? 'success' : 'neutral'}
      className="whitespace-nowrap"
      {...(quotation && { tabIndex: 0 })}
    >
      {t(`details.basis.${origin.base}`)}
    </Badge>
  );
  return quotation ? (
    <Tooltip text={t('details.stated', { words: quotation })}>{badge}</Tooltip>
  ) : (
    badge
  );
}
