import { type Reminder, reminderRoutes } from '@salesai/contract/reminder';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentSubscription, subscribe } from '#lib/reminder/device.ts';
import { deviceTimeZone } from '#lib/results/period.ts';

/** The reminder as it is on this device. */
export interface DeviceReminder {
  hour: number | null;
  publicKey: string;
  isOnHere: boolean;
  /** How many other devices get it. */
  others: number;
}

const KEY = ['reminder'];

export const reminderQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => onThisDevice(await call(reminderRoutes.get, { signal })),
  staleTime: 0,
});

async function onThisDevice({ hour, publicKey, endpoints }: Reminder): Promise<DeviceReminder> {
  const subscription = await currentSubscription().catch(() => null);
  const isOnHere = hour !== null && endpoints.some((one) => one === subscription?.endpoint);
  return { hour, publicKey, isOnHere, others: endpoints.length - Number(isOnHere) };
}

/** Changes of the reminder; each shows what the server has stored. */
export function useReminder({ publicKey }: DeviceReminder) {
  const client = useQueryClient();
  const show = async (reminder: Reminder) => client.setQueryData(KEY, await onThisDevice(reminder));
  return {
    /** Switches it on, or changes its hour. */
    async set(hour: number) {
      const subscription = await subscribe(publicKey);
      const body = { hour, tz: deviceTimeZone(), subscription };
      await show(await call(reminderRoutes.set, { body }));
    },
    async stopHere() {
      const subscription = await currentSubscription();
      if (!subscription) return;
      const { endpoint } = subscription;
      const reminder = await call(reminderRoutes.removeDevice, { body: { endpoint } });
      await subscription.unsubscribe();
      await show(reminder);
    },
    async stopAll() {
      await call(reminderRoutes.remove);
      await (await currentSubscription())?.unsubscribe();
      await client.invalidateQueries({ queryKey: KEY });
    },
  };
}
