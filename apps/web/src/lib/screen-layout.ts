import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Whether the screen is a chat: it fills the visible viewport, and only its log scrolls. */
export const useIsChat = (): boolean =>
  useMatches({ select: (matches) => matches.at(-1)?.staticData.layout === 'chat' });

/**
 * Sets `--visible-height` to the part of the screen above the on-screen keyboard, which not every
 * browser takes off `dvh`.
 */
export function useVisibleHeight(isActive: boolean) {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isActive || !viewport) return;
    const { style } = document.documentElement;
    const update = () => {
      // Zoomed in by the user, the viewport is a part of the screen.
      if (viewport.scale !== 1) return;
      style.setProperty('--visible-height', `${viewport.height}px`);
      if (viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      style.removeProperty('--visible-height');
    };
  }, [isActive]);
}
