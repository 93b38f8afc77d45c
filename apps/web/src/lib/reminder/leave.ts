import { reminderRoutes } from '@salesai/contract/reminder';
import { send } from '../http.ts';
import { freshToken } from '../token.ts';
import { currentSubscription } from './device.ts';

/** Stops the reminder on a device that its seller leaves; a failure keeps nobody signed in. */
export async function leaveReminder(): Promise<void> {
  await stop().catch(() => undefined);
  await navigator.clearAppBadge?.().catch(() => undefined);
}

async function stop() {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const { method, path } = reminderRoutes.removeDevice;
  await send(path, { method, body: { endpoint }, token: await freshToken() });
  await subscription.unsubscribe();
}
