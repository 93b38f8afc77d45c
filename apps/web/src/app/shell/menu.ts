import { paths } from '../paths.ts';

type MenuKey =
  | 'home'
  | 'assistant'
  | 'avatar'
  | 'icp'
  | 'dashboard'
  | 'schedule'
  | 'contentGenerator'
  | 'account';

type MenuPath =
  | typeof paths.home
  | typeof paths.assistant
  | typeof paths.roadmap
  | typeof paths.icps
  | typeof paths.dashboard
  | typeof paths.settings;

export interface MenuItem {
  key: MenuKey;
  /** Null for an unreleased area, which is no link. */
  href: MenuPath | null;
}

export interface MenuSection {
  title?: 'flow';
  items: MenuItem[];
}

export const MENU: MenuSection[] = [
  {
    items: [
      { key: 'home', href: paths.home },
      { key: 'dashboard', href: paths.dashboard },
      { key: 'assistant', href: paths.assistant },
    ],
  },
  {
    title: 'flow',
    items: [
      { key: 'avatar', href: paths.roadmap },
      { key: 'icp', href: paths.icps },
    ],
  },
];

/** Unreleased areas, the last entries of the menu. */
export const SOON: MenuItem[] = [
  { key: 'schedule', href: null },
  { key: 'contentGenerator', href: null },
];
