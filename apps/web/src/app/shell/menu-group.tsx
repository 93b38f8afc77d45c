import { Badge } from '@salesai/ui/badge';
import { Link } from '@tanstack/react-router';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import Compass from 'lucide-react/icons/compass';
import Home from 'lucide-react/icons/home';
import PenLine from 'lucide-react/icons/pen-line';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import Target from 'lucide-react/icons/target';
import { useTranslation } from 'react-i18next';
import type { MenuItem, MenuSection } from './menu.ts';

const ICONS = {
  home: Home,
  assistant: Sparkles,
  avatar: Compass,
  icp: Target,
  dashboard: ChartColumn,
  schedule: CalendarDays,
  contentGenerator: PenLine,
  account: Settings,
};

const ENTRY = 'flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium text-sm';

interface MenuGroupProps {
  section: MenuSection;
  onChoose: () => void;
}

export function MenuGroup({ section, onChoose }: MenuGroupProps) {
  const { t } = useTranslation('shell');
  return (
    <div className="grid gap-1">
      {section.title && (
        <h3 className="px-3 font-semibold text-muted text-sm">{t(`menu.${section.title}`)}</h3>
      )}
      <ul className="grid gap-1">
        {section.items.map((item) => (
          <li key={item.key}>
            <MenuEntry item={item} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MenuEntryProps {
  item: MenuItem;
  onChoose: () => void;
}

/** A link; an unreleased area is plain text with a badge. */
export function MenuEntry({ item, onChoose }: MenuEntryProps) {
  const { t } = useTranslation(['shell', 'common']);
  const Icon = ICONS[item.key];
  const label = (
    <>
      <Icon className="size-5 shrink-0" aria-hidden />
      {t(`menu.${item.key}`)}
    </>
  );
  if (item.href === null) {
    return (
      <span className={`${ENTRY} text-muted`}>
        {label}
        <Badge className="ml-auto shrink-0 whitespace-nowrap">{t('common:soon')}</Badge>
      </span>
    );
  }
  return (
    <Link
      to={item.href}
      onClick={onChoose}
      className={`${ENTRY} transition hover:bg-surface-2 aria-[current=page]:bg-primary-soft aria-[current=page]:text-primary`}
    >
      {label}
    </Link>
  );
}
