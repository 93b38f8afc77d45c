import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

const STORAGE_KEY = 'salesai-channel-sections';
const Names = z.array(z.string());

/** The open sections of a channel's page: the seller's last choice, and the one that the address names. */
export function useOpenSections() {
  const hash = useLocation({ select: (location) => location.hash });
  const [open, setOpen] = useState(() => withName(storedNames(), hash));
  useEffect(() => {
    if (!hash) return;
    setOpen((names) => withName(names, hash));
    document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  const change = (names: string[]) => {
    setOpen(names);
    store(names);
  };
  return [open, change] as const;
}

const withName = (names: string[], name: string) =>
  name === '' || names.includes(name) ? names : [...names, name];

function storedNames(): string[] {
  try {
    return z.parse(Names, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function store(names: string[]) {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(names));
  } catch {
    // The storage is full: the choice lasts as long as the screen.
  }
}
