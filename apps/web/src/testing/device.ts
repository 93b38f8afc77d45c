import 'fake-indexeddb/auto';
import { createStore, entries } from 'idb-keyval';
import { vi } from 'vitest';

const database = createStore('salesai-device', 'records');

/** Everything that is stored on the device, by name. */
export const deviceRecords = async () => new Map(await entries<string, unknown>(database));

/** Makes the browser offline or online. */
export function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
