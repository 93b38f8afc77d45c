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
  /** The terms that the user accepted last, or null. */
  termsVersion: z.nullable(z.string()),
  /** When the account will be deleted; null without a requested deletion. */
  deletionDueAt: z.nullable(Instant),
});
export type UserProfile = z.infer<typeof UserProfile>;

export const usersRoutes = {
  profile: route({
    method: 'GET',
    path: '/users/profile',
    access: 'user',
    summary: 'The profile of the caller',
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
    summary: 'An account by its address',
    query: z.object({ email: Email }),
    out: UserProfile,
  }),
  block: route({
    method: 'POST',
    path: '/admin/users/block',
    access: 'admin',
    summary: 'Blocks an account: ends its sessions and prevents signing in',
    body: z.object({ email: Email }),
    out: Done,
  }),
  unblock: route({
    method: 'DELETE',
    path: '/admin/users/block',
    access: 'admin',
    summary: 'Unblocks an account',
    query: z.object({ email: Email }),
    out: Done,
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/users',
    access: 'admin',
    summary: 'Deletes an account with all its data, at once',
    query: z.object({ email: Email }),
    out: Done,
  }),
};
