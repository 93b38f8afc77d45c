import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Whether the screen is a chat: it fills the visible viewport, and only its log scrolls. */
export const useIsChat = (): boolean =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.layout === 'chat' });

/** Below this height, as with an open keyboard on a phone that lies on its side, only the field fits. */
const LOW_PX = 240;

/**
 * Sets `--visible-height` to the part of the screen above the on-screen keyboard, which not every
 * browser takes off `dvh`; `data-low` marks a very low one.
 */
export function useVisibleHeight(isActive: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isActive || !viewport) return;
    const root = document.documentElement;
    const { style } = root;
    const update = () => {
      // Zoomed in by the user, the viewport is a part of the screen.
      if (viewport.scale !== 1) return;
      style.setProperty('--visible-height', `${viewport.height}px`);
      root.toggleAttribute('data-low', viewport.height < LOW_PX);
      if (viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      style.removeProperty('--visible-height');
      root.removeAttribute('data-low');
    };
  }, [isActive]);
}
