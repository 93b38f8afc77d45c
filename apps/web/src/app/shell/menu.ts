import { paths } from '../paths.ts';

type MenuKey =
  | 'home'
  | 'assistant'
  | 'avatar'
  | 'icp'
  | 'dashboard'
  | 'schedule'
  | 'salesAssistant'
  | 'contentGenerator'
  | 'account';

type MenuPath =
  | typeof paths.home
  | typeof paths.assistant
  | typeof paths.roadmap
  | typeof paths.icps
  | typeof paths.settings;

export interface MenuItem {
  key: MenuKey;
  /** Null for an unreleased area, which is no link. */
  href: MenuPath | null;
}

export interface MenuSection {
  title?: 'flow' | 'soonSection';
  items: MenuItem[];
}

export const MENU: MenuSection[] = [
  {
    items: [
      { key: 'home', href: paths.home },
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
  {
    title: 'soonSection',
    items: [
      { key: 'dashboard', href: null },
      { key: 'schedule', href: null },
      { key: 'salesAssistant', href: null },
      { key: 'contentGenerator', href: null },
    ],
  },
];
