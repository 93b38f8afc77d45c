import type { Page } from '@playwright/test';

/** Who is signed in on a screen. */
export type Account = 'visitor' | 'newSeller' | 'seller';

export interface Screen {
  name: string;
  path: string;
  account: Account;
  /** Actions before the screenshot. */
  act?: (page: Page) => Promise<void>;
}

/** The paths of a prepared seller. */
interface PreparedPaths {
  icp: string;
  channels: string;
  channel: string;
  scripts: string;
  arena: string;
}

/** Every screen of the product, in the order in which a seller meets them. */
export const allScreens = (paths: PreparedPaths): Screen[] => [
  { name: 'login', path: '/login', account: 'visitor' },
  { name: 'register', path: '/register', account: 'visitor' },
  { name: 'verify-email', path: '/verify-email', account: 'visitor' },
  { name: 'forgot-password', path: '/forgot-password', account: 'visitor' },
  { name: 'reset-password', path: '/reset-password?token=unknown', account: 'visitor' },
  { name: 'privacy', path: '/privacy', account: 'visitor' },
  { name: 'home-new', path: '/home', account: 'newSeller' },
  { name: 'questionnaire', path: '/avatar-onboarding', account: 'newSeller' },
  { name: 'icps-empty', path: '/icps', account: 'newSeller' },
  { name: 'practice-empty', path: '/treino', account: 'newSeller' },
  { name: 'home', path: '/home', account: 'seller' },
  { name: 'menu', path: '/home', account: 'seller', act: openMenu },
  { name: 'roadmap', path: '/perfil', account: 'seller' },
  { name: 'profile', path: '/avatar-onboarding', account: 'seller' },
  { name: 'icps', path: '/icps', account: 'seller' },
  { name: 'icp', path: paths.icp, account: 'seller' },
  { name: 'channels', path: paths.channels, account: 'seller' },
  { name: 'channel', path: paths.channel, account: 'seller' },
  { name: 'channel-open', path: `${paths.channel}#plan`, account: 'seller' },
  { name: 'scripts', path: paths.scripts, account: 'seller' },
  { name: 'teleprompter', path: paths.scripts, account: 'seller', act: openTeleprompter },
  { name: 'arena', path: paths.arena, account: 'seller' },
  { name: 'arena-documents', path: paths.arena, account: 'seller', act: openDocuments },
  { name: 'practice', path: '/treino', account: 'seller' },
  { name: 'practice-new', path: '/treino/novo', account: 'seller' },
  { name: 'practice-cards', path: '/treino/cartoes', account: 'seller' },
  { name: 'progress', path: '/progresso', account: 'seller' },
  { name: 'dashboard', path: '/dashboard', account: 'seller' },
  { name: 'assistant', path: '/assistant', account: 'seller' },
  { name: 'settings', path: '/settings', account: 'seller' },
  { name: 'credits', path: '/credits', account: 'seller' },
];

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openTeleprompter(page: Page) {
  await page
    .getByRole('button', { name: /^Abrir no teleprompter/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
}

async function openDocuments(page: Page) {
  await page.getByRole('button', { name: /^Arquivos da empresa/ }).click();
  await page.getByRole('dialog').waitFor();
}
