import * as z from 'zod/mini';
import { Email, UpdateUser } from './auth.ts';
import { Done, Id, Instant, Language } from './common.ts';
import { route } from './route.ts';

export const UserProfile = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  emailVerified: z.boolean(),
  language: Language,
  createdAt: Instant,
  /** The terms that the person accepted last; null when none. */
  termsVersion: z.nullable(z.string()),
  /** When the account is going to be deleted, while that can still be undone. */
  deletionDueAt: z.nullable(Instant),
});
export type UserProfile = z.infer<typeof UserProfile>;

export const usersRoutes = {
  profile: route({
    method: 'GET',
    path: '/users/profile',
    access: 'user',
    summary: 'The signed-in person',
    out: UserProfile,
  }),
  update: route({
    method: 'POST',
    path: '/auth/update-user',
    access: 'user',
    summary: 'Changes name, phone and language',
    body: UpdateUser,
    out: UserProfile,
  }),
  show: route({
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    summary: 'One account by its address',
    query: z.object({ email: Email }),
    out: UserProfile,
  }),
  block: route({
    method: 'POST',
    path: '/admin/users/block',
    access: 'admin',
    summary: 'Shuts an account: its sessions end at once and nobody signs in to it',
    body: z.object({ email: Email }),
    out: Done,
  }),
  unblock: route({
    method: 'DELETE',
    path: '/admin/users/block',
    access: 'admin',
    summary: 'Opens a blocked account again',
    query: z.object({ email: Email }),
    out: Done,
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/users',
    access: 'admin',
    summary: 'Removes an account with everything that hangs on it, at once',
    query: z.object({ email: Email }),
    out: Done,
  }),
};
