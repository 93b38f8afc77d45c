import type { PushSubscriptionInput } from '@salesai/contract/reminder';

/** Whether this browser can get push messages; `install` on an iPhone, where only
 * the installed app can. */
export type PushSupport = 'available' | 'install' | 'missing';

export function pushSupport(): PushSupport {
  const isComplete = 'PushManager' in window && 'Notification' in window;
  if (isComplete && 'serviceWorker' in navigator) return 'available';
  return isApplePhone() ? 'install' : 'missing';
}

/** An iPad reports a Mac, but no Mac has a touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** Why a browser did not subscribe. */
export class PushRefusedError extends Error {
  readonly reason: 'denied' | 'missing';

  constructor(reason: PushRefusedError['reason']) {
    super(`Push messages are ${reason}`);
    this.reason = reason;
  }
}

/** The subscription of this browser, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushSupport() !== 'available') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser, after asking for permission.
 * @throws PushRefusedError without a permission or a service worker.
 */
export async function subscribe(publicKey: string): Promise<PushSubscriptionInput> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefusedError('denied');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new PushRefusedError('missing');
  const current = await registration.pushManager.getSubscription();
  // A subscription with another key of the server gets nothing.
  if (current && keyOf(current) !== publicKey) await current.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}

const keyOf = ({ options: { applicationServerKey } }: PushSubscription) =>
  applicationServerKey &&
  btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
