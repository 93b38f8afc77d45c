import { localEntries } from './browser-storage.ts';

const KNOWN_KEY = 'salesai-known';
const PENDING_EMAIL_KEY = 'salesai-recent:email';

/** Whether somebody has signed in on this device before. */
export const isKnownDevice = () => localEntries.getItem(KNOWN_KEY) !== null;

/** The address of a registration on this device that has not signed in yet. */
export const pendingEmail = () => localEntries.getItem(PENDING_EMAIL_KEY) ?? '';
export const savePendingEmail = (email: string) => localEntries.setItem(PENDING_EMAIL_KEY, email);

/** Whether nobody has signed in, registered or confirmed an address on this device. */
export const isNewDevice = () =>
  !isKnownDevice() && localEntries.getItem(PENDING_EMAIL_KEY) === null;

/** An address was confirmed here, perhaps one that was registered on another device. */
export const recordConfirmation = () => savePendingEmail(pendingEmail());

/** Somebody signed in. */
export function recordSignIn() {
  localEntries.setItem(KNOWN_KEY, '1');
  localEntries.removeItem(PENDING_EMAIL_KEY);
}
