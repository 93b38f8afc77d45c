import type { IcpDetails } from '@salesai/contract/icp';
import { Badge } from '@salesai/ui/badge';
import { Tooltip } from '@salesai/ui/tooltip';
import { useTranslation } from 'react-i18next';

interface BasisBadgeProps {
  origins: IcpDetails['origens'];
  /** Path of the line in the details. */
  field: string;
}

/** Whether a line rests on the seller's own words or is ours to be checked. */
export function BasisBadge({ origins, field }: BasisBadgeProps) {
  const { t } = useTranslation('icp');
  const origin = origins.find(({ campo }) => campo === field);
  if (!origin) return null;
  const words = origin.citacao;
  const badge = (
    <Badge
      tone={origin.base === 'voce_disse' ? 'success' : 'neutral'}
      className="whitespace-nowrap"
      {...(words && { tabIndex: 0 })}
    >
      {t(`details.basis.${origin.base}`)}
    </Badge>
  );
  return words ? <Tooltip text={t('details.stated', { words })}>{badge}</Tooltip> : badge;
}
