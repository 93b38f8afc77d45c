import { accountRoutes } from '../account-routes.ts';
import { authRoutes } from '../auth.ts';
import { avatarRoutes } from '../avatar.ts';
import { backupRoutes } from '../backup.ts';
import { betaRoutes } from '../beta.ts';
import { cardChangesRoutes } from '../card-changes.ts';
import { cardsRoutes } from '../cards.ts';
import { channelsRoutes } from '../channels.ts';
import { coachRoutes } from '../coach.ts';
import type { ErrorCode } from '../errors.ts';
import { icpRoutes } from '../icp.ts';
import { notificationsRoutes } from '../notifications.ts';
import { practiceRoutes } from '../practice.ts';
import { privacyRoutes } from '../privacy.ts';
import { progressRoutes } from '../progress.ts';
import { reminderRoutes } from '../reminder.ts';
import { resultsRoutes } from '../results.ts';
import { roadmapRoutes } from '../roadmap.ts';
import type { Route } from '../route.ts';
import { confirmationsRoutes, scriptsRoutes } from '../scripts.ts';
import { sharesRoutes } from '../shares.ts';
import { usageRoutes } from '../usage.ts';
import { usersRoutes } from '../users.ts';
import { accounts } from './accounts.ts';
import { auth } from './auth.ts';
import { avatar } from './avatar.ts';
import { backup } from './backup.ts';
import { beta } from './beta.ts';
import { cardChanges, cards } from './cards.ts';
import { channels } from './channels.ts';
import { coach } from './coach.ts';
import { icp } from './icp.ts';
import { notifications } from './notifications.ts';
import { practice } from './practice.ts';
import { privacy } from './privacy.ts';
import { progress } from './progress.ts';
import { reminder } from './reminder.ts';
import { results } from './results.ts';
import { roadmap } from './roadmap.ts';
import { confirmations, scripts } from './scripts.ts';
import { shares } from './shares.ts';
import { usage } from './usage.ts';
import { users } from './users.ts';

/** A description without the types of its route. */
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

/** The description of every route, in the order of the reference. */
export const DESCRIPTIONS: ReadonlyMap<Route, Description> = new Map([
  ...descriptionEntries(accountRoutes, accounts),
  ...descriptionEntries(authRoutes, auth),
  ...descriptionEntries(usersRoutes, users),
  ...descriptionEntries(avatarRoutes, avatar),
  ...descriptionEntries(icpRoutes, icp),
  ...descriptionEntries(channelsRoutes, channels),
  ...descriptionEntries(scriptsRoutes, scripts),
  ...descriptionEntries(sharesRoutes, shares),
  ...descriptionEntries(confirmationsRoutes, confirmations),
  ...descriptionEntries(coachRoutes, coach),
  ...descriptionEntries(practiceRoutes, practice),
  ...descriptionEntries(cardsRoutes, cards),
  ...descriptionEntries(cardChangesRoutes, cardChanges),
  ...descriptionEntries(progressRoutes, progress),
  ...descriptionEntries(reminderRoutes, reminder),
  ...descriptionEntries(notificationsRoutes, notifications),
  ...descriptionEntries(resultsRoutes, results),
  ...descriptionEntries(roadmapRoutes, roadmap),
  ...descriptionEntries(usageRoutes, usage),
  ...descriptionEntries(privacyRoutes, privacy),
  ...descriptionEntries(betaRoutes, beta),
  ...descriptionEntries(backupRoutes, backup),
]);

function descriptionEntries(
  routes: Readonly<Record<string, Route>>,
  descriptions: Readonly<Record<string, Description>>,
): [Route, Description][] {
  return Object.entries(routes).flatMap(([name, route]) => {
    const description = descriptions[name];
    return description ? [[route, description]] : [];
  });
}
