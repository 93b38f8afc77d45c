import { type MakeRouteMatchUnion, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { saveRecentIcp } from '#lib/recent.ts';
import { scrollKeyOf } from '../scroll-key.ts';
import { ROOTS, type TabKey, tabOf } from './tabs.ts';

interface Place {
  href: string;
  /** The history entry whose scroll position is restored. */
  scrollKey: string;
}

/** The active tab, and a function that opens one where it was left; home always opens its own screen. */
export function useTabs() {
  const router = useRouter();
  const { pathname = '', icpId } = useMatches({ select: placeOf, structuralSharing: true });
  const active = tabOf(pathname);
  const [places] = useState(() => new Map<TabKey, Place>());

  useEffect(() => {
    const remember = (location: typeof router.latestLocation) => {
      const tab = tabOf(location.pathname);
      if (tab) places.set(tab, { href: location.href, scrollKey: scrollKeyOf(location) });
    };
    remember(router.latestLocation);
    return router.subscribe('onBeforeLoad', ({ toLocation }) => remember(toLocation));
  }, [router, places]);

  useEffect(() => {
    if (icpId) saveRecentIcp(icpId);
  }, [icpId]);

  /** The second tap on a tab opens its root, the next one scrolls it to the top; home has only its root. */
  const open = (tab: keyof typeof ROOTS) => {
    const place = tab === 'home' ? undefined : places.get(tab);
    const root = ROOTS[tab];
    if (tab !== active && place) {
      router.history.push(place.href, { scrollKey: place.scrollKey });
    } else if (router.latestLocation.pathname === root) {
      window.scrollTo({ top: 0 });
    } else {
      void router.navigate({ to: root });
    }
  };
  return { active, open };
}

function placeOf(matches: MakeRouteMatchUnion[]) {
  const match = matches.at(-1);
  const icpId = match && 'icpId' in match.params ? match.params.icpId : undefined;
  return { pathname: match?.pathname, icpId };
}
