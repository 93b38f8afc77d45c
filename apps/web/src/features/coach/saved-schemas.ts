import { coachRoutes } from '@salesai/contract/coach';
import * as z from 'zod/mini';

// What is stored on the device.
export const SavedStatus = coachRoutes.status.out;
export const SavedHistory = z.object({
  pages: z.array(coachRoutes.history.out),
  pageParams: z.array(z.number()),
});
