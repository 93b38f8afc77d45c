import type { Icp } from '@salesai/contract/icp';
import { Menu, MenuItem } from '@salesai/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { icpsQuery } from '#lib/query-icps.ts';

/** The ICP that the conversation is about, and a menu of the others. */
export function IcpSwitch({ current }: { current: Icp }) {
  const { t } = useTranslation('coach');
  const navigate = useNavigate();
  const active = useQuery(icpsQuery).data?.filter(({ status }) => status === 'active') ?? [];
  const label = t('forIcp', { name: current.name });
  if (active.every(({ id }) => id === current.id)) {
    return <p className="truncate text-muted text-sm">{label}</p>;
  }
  return (
    <Menu
      trigger={
        // Reaches up behind the heading, to be large enough for a thumb.
        <button
          type="button"
          title={t('switch')}
          className="-mt-5 flex min-h-11 max-w-full items-end gap-1 rounded-md text-muted text-sm hover:text-ink"
        >
          <span className="truncate">{label}</span>
          <ChevronDown className="mb-0.5 size-4 shrink-0" aria-hidden />
        </button>
      }
    >
      {active.map(({ id, name }) => (
        <MenuItem
          key={id}
          icon={
            <Check
              className={`size-4 shrink-0 ${id === current.id ? 'text-arena' : 'invisible'}`}
              aria-hidden
            />
          }
          onClick={() => void navigate({ to: paths.icpArena, params: { icpId: id } })}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
