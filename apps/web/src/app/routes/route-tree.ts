import { flowRoutes } from './flow-routes.ts';
import { elsewhereRoutes, root } from './root-route.ts';
import { signedIn } from './signed-in-layout.ts';
import { generalRoutes } from './signed-in-routes.ts';
import { visitorRoutes } from './visitor-routes.ts';

export const routeTree = root.addChildren([
  visitorRoutes,
  signedIn.addChildren([...generalRoutes, ...flowRoutes]),
  ...elsewhereRoutes,
]);
