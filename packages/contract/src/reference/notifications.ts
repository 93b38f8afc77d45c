import { DONE } from '../common.ts';
import type { notificationsRoutes } from '../notifications.ts';
import { WEB_PATHS, webLink } from '../web-paths.ts';
import { type DescriptionsOf, IDS } from './described.ts';

export const notifications: DescriptionsOf<typeof notificationsRoutes> = {
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
    about: 'Reading one twice is no error.',
    params: { id: IDS.notification },
    out: DONE,
  },
  readAll: {
    about: 'Those that arrive while it is done stay unread.',
    out: DONE,
  },
  stream: {
    about:
      'An event `changed` at the start and whenever the list has changed, `alive` every 20 seconds; neither holds data. It ends with the ID token at the latest: open the next one then.',
    events: [{ type: 'changed' }, { type: 'alive' }],
  },
};
