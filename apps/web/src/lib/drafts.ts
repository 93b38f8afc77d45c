import { localEntries, tabEntries } from './browser-storage.ts';

/** Entry with the id of the user whose answers and drafts are stored. */
const OWNER_KEY = 'salesai-writer';

/** Removes all answers, drafts and what was used last from this browser. */
export function clearDrafts() {
  localEntries.removeItem(OWNER_KEY);
  for (const storage of [localEntries, tabEntries]) {
    const keys = storage
      .keys()
      .filter((key) => /^salesai-(chat|arena|plan|practice|recent):/.test(key));
    for (const key of keys) storage.removeItem(key);
  }
}

/** Keeps the stored answers and drafts for this user; clears those of another user. */
export function claimDraftsFor(userId: string) {
  const owner = localEntries.getItem(OWNER_KEY);
  if (owner !== null && owner !== userId) clearDrafts();
  localEntries.setItem(OWNER_KEY, userId);
}
