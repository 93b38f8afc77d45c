import { DONE } from '../common.ts';
import type { Reminder, reminderRoutes } from '../reminder.ts';
import type { RouteDescriptions } from './description.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/dK3f9Qx2L0s:APA91bE7v2mJ';
const REMINDER: Reminder = {
  hour: 8,
  tz: 'America/Sao_Paulo',
  endpoints: [ENDPOINT],
  publicKey:
    'BPp2Qm4dZbq2h1nJ6cUz7yD3o0v8kE5xRr9sTtLw1aXfGiHjKlMnOpQrStUvWxYz0123456789_-AbCdEfGhIjK',
};

export const reminder: RouteDescriptions<typeof reminderRoutes> = {
  get: { about: 'Off until an hour is set: `hour` is null.', out: REMINDER },
  set: {
    about:
      'Once a day at this hour each browser gets the same text, in the language of the account; not on a day on which an objection was answered. 422 for an endpoint that is not a public push service: https on its usual port, and no private address, neither here nor whenever it is sent. Of more than five browsers the oldest is removed.',
    errors: ['UNPROCESSABLE', 'TOO_MANY_REQUESTS'],
    body: {
      hour: 8,
      tz: 'America/Sao_Paulo',
      subscription: {
        endpoint: ENDPOINT,
        keys: {
          p256dh:
            'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      },
    },
    out: REMINDER,
  },
  removeDevice: {
    about: 'An address that is not known changes nothing.',
    body: { endpoint: ENDPOINT },
    out: { ...REMINDER, hour: null, tz: null, endpoints: [] },
  },
  remove: { about: 'All browsers are removed.', out: DONE },
};
