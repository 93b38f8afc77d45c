/** Web storage that never fails: what a browser cannot store lasts as long as the page. */
export interface BrowserStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
  keys: () => string[];
}

/** @param storage throws where the browser forbids it, even to be named. */
export function browserStorage(storage: () => Storage): BrowserStorage {
  /** What could not be stored. */
  const kept = new Map<string, string>();
  const attempt = <T>(work: (stored: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const remove = (key: string) => attempt((stored) => stored.removeItem(key), undefined);
  return {
    getItem: (key) => kept.get(key) ?? attempt((stored) => stored.getItem(key), null),
    setItem(key, value) {
      const isStored = attempt((stored) => {
        stored.setItem(key, value);
        return true;
      }, false);
      if (isStored) {
        kept.delete(key);
        return;
      }
      // An earlier value would come back after a reload.
      remove(key);
      kept.set(key, value);
    },
    removeItem(key) {
      kept.delete(key);
      remove(key);
    },
    keys: () => [...new Set([...attempt((stored) => Object.keys(stored), []), ...kept.keys()])],
  };
}

/** Stays in the browser. */
export const localEntries = browserStorage(() => localStorage);
/** Ends with the tab. */
export const tabEntries = browserStorage(() => sessionStorage);
