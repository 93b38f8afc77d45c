import * as z from 'zod/mini';
import { Done } from './common.ts';
import { route } from './route.ts';

/** Devices of one seller that get the reminder; the one added first makes place for another. */
export const REMINDER_DEVICES_MAX = 5;

const ENDPOINT = 'validation:reminder.endpoint';
const HOUR = 'validation:reminder.hour';
const Endpoint = z.string().check(
  z.maxLength(1_000, ENDPOINT),
  z.refine((text) => URL.canParse(text), { message: ENDPOINT, abort: true }),
);

/** A browser's `PushSubscription` as JSON; its keys encrypt what is sent. */
export const PushSubscriptionInput = z.object({
  endpoint: Endpoint,
  keys: z.object({
    /** An uncompressed point of P-256. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}$/, ENDPOINT)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/, ENDPOINT)),
  }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

export const Reminder = z.object({
  /** Hour of the seller's day; null while it is off. */
  hour: z.nullable(z.int()),
  /** IANA name of the time zone of the hour. */
  tz: z.nullable(z.string()),
  /** The addresses of the browsers that get it. */
  endpoints: z.array(z.string()),
  /** The key that a browser subscribes with. */
  publicKey: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

export const reminderRoutes = {
  get: route({
    method: 'GET',
    path: '/practice/reminder',
    access: 'user',
    summary: 'The daily reminder to practise, and the key to subscribe with',
    out: Reminder,
  }),
  set: route({
    method: 'PUT',
    path: '/practice/reminder',
    access: 'user',
    summary: 'Sets the hour of the reminder and adds a browser that gets it',
    body: z.object({
      hour: z.int(HOUR).check(z.gte(0, HOUR), z.lte(23, HOUR)),
      tz: z.string().check(z.maxLength(64)),
      subscription: PushSubscriptionInput,
    }),
    out: Reminder,
  }),
  removeDevice: route({
    method: 'DELETE',
    path: '/practice/reminder/devices',
    access: 'user',
    summary: 'Stops the reminder in one browser; in the last one, at all',
    body: z.object({ endpoint: Endpoint }),
    out: Reminder,
  }),
  remove: route({
    method: 'DELETE',
    path: '/practice/reminder',
    access: 'user',
    summary: 'Stops the reminder in all browsers',
    out: Done,
  }),
};
