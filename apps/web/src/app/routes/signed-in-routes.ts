import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessages } from '../i18n.ts';
import { paths } from '../paths.ts';
import { signedIn } from './signed-in-layout.ts';

const home = createRoute({
  getParentRoute: () => signedIn,
  path: paths.home,
  staticData: { title: 'home' },
  loader: withMessages('home'),
  component: lazyRouteComponent(() => import('#features/home/pages/home.tsx'), 'HomePage'),
});

const roadmap = createRoute({
  getParentRoute: () => signedIn,
  path: paths.roadmap,
  staticData: { title: 'roadmap' },
  loader: withMessages('roadmap'),
  component: lazyRouteComponent(() => import('#features/roadmap/pages/roadmap.tsx'), 'RoadmapPage'),
});

const assistant = createRoute({
  getParentRoute: () => signedIn,
  path: paths.assistant,
  staticData: { title: 'assistant' },
  loader: withMessages('assistant'),
  component: lazyRouteComponent(
    () => import('#features/assistant/pages/assistant.tsx'),
    'AssistantPage',
  ),
});

const settings = createRoute({
  getParentRoute: () => signedIn,
  path: paths.settings,
  staticData: { title: 'settings' },
  loader: withMessages('settings', 'auth', 'validation', 'shares', 'reminder'),
  component: lazyRouteComponent(
    () => import('#features/settings/pages/settings.tsx'),
    'SettingsPage',
  ),
});

const credits = createRoute({
  getParentRoute: () => signedIn,
  path: paths.credits,
  staticData: { title: 'credits' },
  loader: withMessages('settings', 'icp'),
  component: lazyRouteComponent(
    () => import('#features/settings/pages/credits.tsx'),
    'CreditsPage',
  ),
});

export const generalRoutes = [home, roadmap, assistant, settings, credits];
