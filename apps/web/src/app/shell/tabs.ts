import type { WebPath } from '@salesai/contract/web-paths';
import { paths } from '../paths.ts';

export type TabKey = 'home' | 'icps' | 'practice' | 'arena' | 'results';

/** The screens of each tab, its root first. */
const SCREENS: Record<TabKey, [WebPath, ...WebPath[]]> = {
  home: [
    paths.home,
    paths.roadmap,
    paths.avatarOnboarding,
    paths.assistant,
    paths.settings,
    paths.credits,
  ],
  icps: [paths.icps, paths.icpOnboarding, paths.icpDetails, paths.icpChannels, paths.icpScripts],
  practice: [paths.practice],
  arena: [paths.icpArena],
  results: [paths.dashboard, paths.progress],
};

export const TABS = ['home', 'icps', 'practice', 'arena', 'results'] as const;

const firstPart = (pathname: string) => pathname.split('/')[1] ?? '';

const TAB_BY_FIRST_PART = new Map(
  TABS.flatMap((tab) => SCREENS[tab].map((path) => [firstPart(path), tab] as const)),
);

/** The tab of a screen, by the first part of its path. */
export const tabOf = (pathname: string): TabKey | undefined =>
  TAB_BY_FIRST_PART.get(firstPart(pathname));

/** The roots without parameters; ARENA is about one ICP. */
export const ROOTS = {
  home: paths.home,
  icps: paths.icps,
  practice: paths.practice,
  results: paths.dashboard,
} as const;
