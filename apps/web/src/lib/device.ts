import { localEntries } from './browser-storage.ts';

const KNOWN_KEY = 'salesai-known';
const PENDING_EMAIL_KEY = 'salesai-recent:email';

/** Whether somebody has signed in on this device before. */
export const isKnownDevice = () => localEntries.getItem(KNOWN_KEY) !== null;

/** The address of a registration on this device that has not signed in yet. */
export const pendingEmail = () => localEntries.getItem(PENDING_EMAIL_KEY) ?? '';
export const savePendingEmail = (email: string) => localEntries.setItem(PENDING_EMAIL_KEY, email);

/** Somebody signed in. */
export function recordSignIn() {
  localEntries.setItem(KNOWN_KEY, '1');
  localEntries.removeItem(PENDING_EMAIL_KEY);
}
