import { accountRoutes } from '../account-routes.ts';
import { authRoutes } from '../auth.ts';
import { avatarRoutes } from '../avatar.ts';
import { backupRoutes } from '../backup.ts';
import { betaRoutes } from '../beta.ts';
import { channelsRoutes } from '../channels.ts';
import { coachRoutes } from '../coach.ts';
import type { ErrorCode } from '../errors.ts';
import { icpRoutes } from '../icp.ts';
import { notificationsRoutes } from '../notifications.ts';
import { privacyRoutes } from '../privacy.ts';
import { roadmapRoutes } from '../roadmap.ts';
import type { Route } from '../route.ts';
import { scriptsRoutes } from '../scripts.ts';
import { usageRoutes } from '../usage.ts';
import { usersRoutes } from '../users.ts';
import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { avatar } from './avatar.ts';
import { backup } from './backup.ts';
import { beta } from './beta.ts';
import { channels } from './channels.ts';
import { coach } from './coach.ts';
import { icp } from './icp.ts';
import { notifications } from './notifications.ts';
import { privacy } from './privacy.ts';
import { roadmap } from './roadmap.ts';
import { scripts } from './scripts.ts';
import { usage } from './usage.ts';
import { users } from './users.ts';

/** A description as the reference reads it, whatever the route. */
export interface Description {
  about: string;
  errors?: readonly ErrorCode[];
  params?: object;
  query?: object;
  body?: unknown;
  form?: object;
  out?: unknown;
  events?: readonly { type: string }[];
}

/** What the reference says of every route, in its order. */
export const DESCRIPTIONS: ReadonlyMap<Route, Description> = new Map([
  ...described(accountRoutes, accounts),
  ...described(authRoutes, auth),
  ...described(usersRoutes, users),
  ...described(avatarRoutes, avatar),
  ...described(icpRoutes, icp),
  ...described(channelsRoutes, channels),
  ...described(scriptsRoutes, scripts),
  ...described(coachRoutes, coach),
  ...described(notificationsRoutes, notifications),
  ...described(roadmapRoutes, roadmap),
  ...described(usageRoutes, usage),
  ...described(privacyRoutes, privacy),
  ...described(betaRoutes, beta),
  ...described(backupRoutes, backup),
]);

function described(
  routes: Readonly<Record<string, Route>>,
  descriptions: Readonly<Record<string, Description>>,
): [Route, Description][] {
  return Object.entries(routes).flatMap(([name, route]) => {
    const description = descriptions[name];
    return description ? [[route, description]] : [];
  });
}
