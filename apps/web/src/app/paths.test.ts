import { WEB_PATHS, type WebLink, webLink } from '@salesai/contract/web-paths';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { createAppRouter } from './router.tsx';

const icpId = '01JD4Q6X';
const channelId = '01JD4Q8A';

/** A link to every path, so also to those in notifications and mails: the server builds them like this. */
const LINKS: Record<keyof typeof WEB_PATHS, WebLink> = {
  login: webLink(WEB_PATHS.login),
  register: webLink(WEB_PATHS.register),
  verifyEmail: webLink(WEB_PATHS.verifyEmail, {}, { token: 'a+b/c' }),
  forgotPassword: webLink(WEB_PATHS.forgotPassword),
  resetPassword: webLink(WEB_PATHS.resetPassword, {}, { token: 'a+b/c' }),
  home: webLink(WEB_PATHS.home),
  dashboard: webLink(WEB_PATHS.dashboard),
  roadmap: webLink(WEB_PATHS.roadmap),
  avatarOnboarding: webLink(WEB_PATHS.avatarOnboarding),
  icps: webLink(WEB_PATHS.icps),
  icpOnboarding: webLink(WEB_PATHS.icpOnboarding, { icpId }),
  icpDetails: webLink(WEB_PATHS.icpDetails, { icpId }),
  icpScripts: webLink(WEB_PATHS.icpScripts, { icpId, channel: channelId }),
  icpChannels: webLink(WEB_PATHS.icpChannels, { icpId }),
  icpChannel: webLink(WEB_PATHS.icpChannel, { icpId, channelId }),
  icpArena: webLink(WEB_PATHS.icpArena, { icpId }),
  practice: webLink(WEB_PATHS.practice),
  progress: webLink(WEB_PATHS.progress),
  assistant: webLink(WEB_PATHS.assistant),
  settings: webLink(WEB_PATHS.settings),
  credits: webLink(WEB_PATHS.credits),
  privacy: webLink(WEB_PATHS.privacy),
};
const FALLBACK = '/$';

/** The route that a link opens, by the path it was declared with, and the query it reads. */
function opened(link: string) {
  const router = createAppRouter({
    session: Promise.resolve(),
    history: createMemoryHistory({ initialEntries: [link] }),
  });
  const { pathname, search } = router.latestLocation;
  const route = router.matchRoutes(pathname, search).at(-1);
  return { path: route?.fullPath, search: route?.search };
}

describe('a link of the contract', () => {
  test.each(Object.entries(LINKS))('opens the route %s', (name, link) => {
    expect(opened(link).path).toBe(Object.entries(WEB_PATHS).find(([key]) => key === name)?.[1]);
  });

  test('passes the token of a mail to its screen', () => {
    expect(opened(LINKS.verifyEmail).search).toEqual({ token: 'a+b/c' });
    expect(opened(LINKS.resetPassword).search).toEqual({ token: 'a+b/c' });
  });

  test('with a path that is not declared opens the fallback route', () => {
    expect(opened('/icp-channels/01JD4Q6X').path).toBe(FALLBACK);
  });
});
