import type { Icp } from '@salesai/contract/icp';
import { useTranslation } from 'react-i18next';
import { Face } from './face.tsx';

interface IcpChoiceProps {
  icps: readonly Icp[];
  chosen: string | undefined;
  onChoose: (icp: Icp) => void;
}

/** The faces of the ICPs to choose from. */
export function IcpChoice({ icps, chosen, onChoose }: IcpChoiceProps) {
  const { t } = useTranslation('practice');
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t('new.icp')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {icps.map((icp) => (
          <button
            key={icp.id}
            type="button"
            aria-pressed={icp.id === chosen}
            onClick={() => onChoose(icp)}
            className="grid justify-items-center gap-2 rounded-2xl border border-outline bg-surface-1 p-3 transition hover:bg-surface-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:font-semibold aria-pressed:ring-1 aria-pressed:ring-primary"
          >
            <Face src={icp.avatar} className="size-14" />
            <span className="line-clamp-2 text-center text-sm leading-tight">{icp.name}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
