import type { roadmapRoutes } from '../roadmap.ts';
import { WEB_PATHS, webLink } from '../web-paths.ts';
import type { RouteDescriptions } from './description.ts';

const PROFILE = webLink(WEB_PATHS.avatarOnboarding);

export const roadmap: RouteDescriptions<typeof roadmapRoutes> = {
  list: {
    about: 'Titles and texts are part of the web app; `route` is the path of an open phase.',
    out: {
      phases: [
        { id: 1, status: 'completed', route: PROFILE, requiredPlan: null },
        { id: 2, status: 'em_breve', route: null, requiredPlan: null },
        { id: 6, status: 'premium', route: null, requiredPlan: 'PREMIUM' },
      ],
      completed: 1,
      journey: [
        { key: 'profile', done: true, route: PROFILE },
        { key: 'customer', done: false, route: webLink(WEB_PATHS.icps) },
      ],
    },
  },
};
