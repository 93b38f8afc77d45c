import * as z from 'zod/mini';
import { localEntries } from '#lib/browser-storage.ts';
import { useOpenSections } from '#lib/open-sections.ts';

const STORAGE_KEY = 'salesai-channel-sections';
const Names = z.array(z.string());

/** The open sections of a channel's page: the seller's last choice, and the one that the address names. */
export function useChannelSections() {
  const [open, setOpen] = useOpenSections(storedNames);
  const change = (names: string[]) => {
    setOpen(names);
    localEntries.setItem(STORAGE_KEY, JSON.stringify(names));
  };
  return [open, change] as const;
}

function storedNames(): string[] {
  try {
    return z.parse(Names, JSON.parse(localEntries.getItem(STORAGE_KEY) ?? '[]'));
  } catch {
    return [];
  }
}
