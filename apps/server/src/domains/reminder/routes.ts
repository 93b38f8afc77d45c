import { DONE } from '@salesai/contract/common';
import { reminderRoutes } from '@salesai/contract/reminder';
import { serve } from '../../http/mount.ts';
import * as reminder from './service.ts';

export const reminderApi = [
  serve(reminderRoutes.get, ({ ctx }) => reminder.show(ctx)),
  serve(reminderRoutes.set, ({ ctx, body }) => reminder.set(ctx, body)),
  serve(reminderRoutes.removeDevice, ({ ctx, body }) => reminder.removeDevice(ctx, body.endpoint)),
  serve(reminderRoutes.remove, async ({ ctx }) => {
    await reminder.remove(ctx);
    return DONE;
  }),
];
