import { TabBar, TabLink } from '@salesai/ui/tab-bar';
import { useMatches, useRouter } from '@tanstack/react-router';
import ChartColumn from 'lucide-react/icons/chart-column';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Home from 'lucide-react/icons/home';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Target from 'lucide-react/icons/target';
import { lazy, type MouseEvent, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAreTabsHidden } from '#lib/hidden-tabs.ts';
import { useIsChat } from '#lib/screen-layout.ts';
import { useIsKeyboardOpen } from '#lib/use-is-keyboard-open.ts';
import { ROOTS, TABS, type TabKey } from './tabs.ts';
import { useArena } from './use-arena.ts';
import { useTabs } from './use-tabs.ts';

const ArenaSheet = lazy(async () => ({ default: (await import('./arena-sheet.tsx')).ArenaSheet }));

const ICONS = {
  home: Home,
  icps: Target,
  practice: Dumbbell,
  arena: MessagesSquare,
  results: ChartColumn,
};

/** The five main areas: tabs at the bottom on phones, a rail on wide screens. */
export function TabNavigation() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const { active, open } = useTabs();
  const arena = useArena();
  const isChat = useIsChat();
  const areHidden = [useAreTabsHidden(), useIsKeyboardOpen(), useRouteHidesTabs()].includes(true);

  const onClick = (tab: TabKey) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    if (tab !== 'arena') open(tab);
    else if (active !== 'arena') void arena.open();
  };
  const preload = (tab: TabKey) =>
    tab === 'arena' ? undefined : void router.preloadRoute({ to: ROOTS[tab] });

  return (
    <>
      <TabBar label={t('tabs.name')} isHidden={areHidden} position={isChat ? 'row' : 'fixed'}>
        {TABS.map((tab) => {
          const Icon = ICONS[tab];
          return (
            <TabLink
              key={tab}
              href={tab === 'arena' ? ROOTS.icps : ROOTS[tab]}
              icon={<Icon className="size-6" aria-hidden />}
              label={t(`tabs.${tab}`)}
              tone={tab === 'practice' || tab === 'arena' ? 'arena' : 'primary'}
              isActive={tab === active}
              onClick={onClick(tab)}
              onPointerEnter={() => preload(tab)}
            />
          );
        })}
      </TabBar>
      {arena.missing && (
        <Suspense>
          <ArenaSheet unfinished={arena.missing.unfinished} onClose={arena.close} />
        </Suspense>
      )}
    </>
  );
}

const useRouteHidesTabs = () =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.tabs === 'hidden' });

/** The browser opens the link in another tab or window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;
