import type { Language } from '@salesai/contract/languages';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initializeI18n } from './i18n.ts';
import { paths } from './paths.ts';
import { createAppRouter } from './router.tsx';

/**
 * The login of a first visit as HTML. The build writes it into the page (first-screen.ts), which shows
 * it before any script of the app is loaded.
 */
export async function loginScreen(language: Language): Promise<{ title: string; html: string }> {
  Object.assign(globalThis, { localStorage: { getItem: () => null } });
  if (!i18next.isInitialized) await initializeI18n({ lng: language });
  await i18next.changeLanguage(language);
  const router = createAppRouter({
    session: Promise.resolve(),
    history: createMemoryHistory({ initialEntries: [paths.login] }),
    restoresScroll: false,
  });
  await router.load();
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { title: `${i18next.t('titles.login')} · SalesAI`, html };
}
