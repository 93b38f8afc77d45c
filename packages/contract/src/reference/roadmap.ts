import type { roadmapRoutes } from '../roadmap.ts';
import { WEB_PATHS, webLink } from '../web-paths.ts';
import type { DescriptionsOf } from './described.ts';

const PROFILE = webLink(WEB_PATHS.avatarOnboarding);

export const roadmap: DescriptionsOf<typeof roadmapRoutes> = {
  list: {
    about: 'Titles and texts are the screen’s; `route` leads there when the phase is open.',
    out: {
      phases: [
        { id: 1, status: 'completed', route: PROFILE, requiredPlan: null },
        { id: 2, status: 'em_breve', route: null, requiredPlan: null },
        { id: 6, status: 'premium', route: null, requiredPlan: 'PREMIUM' },
      ],
      completed: 1,
    },
  },
};
