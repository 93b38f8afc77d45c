const KNOWN_KEY = 'salesai-known';
const PENDING_EMAIL_KEY = 'salesai-recent:email';

/** Whether somebody has signed in on this device before. */
export const isKnownDevice = () => localStorage.getItem(KNOWN_KEY) !== null;

/** The address of a registration on this device that has not signed in yet. */
export const pendingEmail = () => localStorage.getItem(PENDING_EMAIL_KEY) ?? '';
export const savePendingEmail = (email: string) => localStorage.setItem(PENDING_EMAIL_KEY, email);

/** Somebody signed in. */
export function recordSignIn() {
  localStorage.setItem(KNOWN_KEY, '1');
  localStorage.removeItem(PENDING_EMAIL_KEY);
}
