import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withMessages } from '../i18n.ts';
import { paths } from '../paths.ts';
import { signedIn } from './signed-in-layout.ts';

const avatarOnboarding = createRoute({
  getParentRoute: () => signedIn,
  path: paths.avatarOnboarding,
  staticData: { title: 'avatarOnboarding' },
  loader: withMessages('avatar', 'questionnaire', 'sellerQuestions', 'offline'),
  component: lazyRouteComponent(
    () => import('#features/avatar/pages/avatar-onboarding.tsx'),
    'AvatarOnboardingPage',
  ),
});

const icps = createRoute({
  getParentRoute: () => signedIn,
  path: paths.icps,
  staticData: { title: 'icps' },
  loader: withMessages('icp', 'offline'),
  component: lazyRouteComponent(() => import('#features/icp/pages/icps.tsx'), 'IcpsPage'),
});

const icpOnboarding = createRoute({
  getParentRoute: () => signedIn,
  path: paths.icpOnboarding,
  staticData: { title: 'icpOnboarding' },
  loader: withMessages('icp', 'icpQuestions', 'questionnaire'),
  component: lazyRouteComponent(
    () => import('#features/icp/pages/icp-onboarding.tsx'),
    'IcpOnboardingPage',
  ),
});

const icpDetails = createRoute({
  getParentRoute: () => signedIn,
  path: paths.icpDetails,
  staticData: { title: 'icpDetails' },
  loader: withMessages('icp', 'channels', 'offline'),
  component: lazyRouteComponent(
    () => import('#features/icp/pages/icp-details.tsx'),
    'IcpDetailsPage',
  ),
});

const icpScripts = createRoute({
  getParentRoute: () => signedIn,
  path: paths.icpScripts,
  staticData: { title: 'icpScripts' },
  /** A script to open in the teleprompter. */
  validateSearch: ({ script }: Record<string, unknown>): { script?: string } =>
    typeof script === 'string' ? { script } : {},
  loader: withMessages('scripts', 'teleprompter', 'results', 'offline'),
  component: lazyRouteComponent(() => import('#features/scripts/pages/scripts.tsx'), 'ScriptsPage'),
});

const icpChannels = createRoute({
  getParentRoute: () => signedIn,
  path: paths.icpChannels,
  staticData: { title: 'icpChannels' },
  loader: withMessages('channels', 'offline'),
  component: lazyRouteComponent(
    () => import('#features/channels/pages/channel-list.tsx'),
    'ChannelListPage',
  ),
});

const icpChannel = createRoute({
  getParentRoute: () => signedIn,
  path: paths.icpChannel,
  staticData: { title: 'icpChannels' },
  loader: withMessages('channels', 'scripts', 'results', 'offline'),
  component: lazyRouteComponent(
    () => import('#features/channels/pages/channel.tsx'),
    'ChannelPage',
  ),
});

const icpArena = createRoute({
  getParentRoute: () => signedIn,
  path: paths.icpArena,
  staticData: { title: 'icpArena', layout: 'chat' },
  loader: withMessages('coach', 'offline'),
  component: lazyRouteComponent(() => import('#features/coach/pages/arena.tsx'), 'ArenaPage'),
});

export const flowRoutes = [
  avatarOnboarding,
  icps,
  icpOnboarding,
  icpDetails,
  icpScripts,
  icpChannels,
  icpChannel,
  icpArena,
];
