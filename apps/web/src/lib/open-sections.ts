import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The open sections of an accordion, by their ids: those of `first`, and the one that the address names,
 * which is scrolled to.
 */
export function useOpenSections(first: () => string[]) {
  const hash = useLocation({ select: (location) => location.hash });
  const [open, setOpen] = useState(() => withName(first(), hash));
  useEffect(() => {
    if (!hash) return;
    setOpen((names) => withName(names, hash));
    document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return [open, setOpen] as const;
}

const withName = (names: string[], name: string) =>
  name === '' || names.includes(name) ? names : [...names, name];
