import { DONE } from '../common.ts';
import type { notificationsRoutes } from '../notifications.ts';
import { WEB_PATHS, webLink } from '../web-paths.ts';
import { IDS, type RouteDescriptions } from './description.ts';

export const notifications: RouteDescriptions<typeof notificationsRoutes> = {
  list: {
    about: 'Newest first, in the language of `Accept-Language`.',
    out: {
      notifications: [
        {
          id: IDS.notification,
          title: 'Canais prontos',
          message: 'Os canais de Padaria do bairro estão prontos.',
          type: 'success',
          timestamp: '2026-11-20T12:31:00.000Z',
          read: false,
          href: webLink(WEB_PATHS.icpChannels, { icpId: IDS.icp }),
        },
      ],
      unread: 1,
    },
  },
  read: {
    about: 'Repeating a call is no error.',
    params: { id: IDS.notification },
    out: DONE,
  },
  readAll: {
    about: 'Notifications that arrive meanwhile stay unread.',
    out: DONE,
  },
  stream: {
    about:
      'An event `changed` at the start and after each change of the list, and `alive` every 20 seconds, both without data. The stream ends with the ID token at the latest; open a new one then.',
    events: [{ type: 'changed' }, { type: 'alive' }],
  },
};
