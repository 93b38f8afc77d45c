import type { Language } from '@salesai/contract/languages';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { i18n } from '#lib/i18n/i18n.ts';
import { ALWAYS } from './i18n.ts';
import { paths } from './paths.ts';
import { createAppRouter } from './router.tsx';

/**
 * The login of a first visit as HTML. The build writes it into the page (first-screen.ts), which shows
 * it before any script of the app is loaded.
 */
export async function loginScreen(language: Language): Promise<{ title: string; html: string }> {
  await i18n.changeLanguage(language);
  await i18n.load(ALWAYS);
  const router = createAppRouter({
    session: Promise.resolve(),
    history: createMemoryHistory({ initialEntries: [paths.login] }),
    restoresScroll: false,
  });
  await router.load();
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { title: `${i18n.t('titles.login')} · SalesAI`, html };
}
