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
    summary: 'Changes name and phone',
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
  remove: route({
    method: 'DELETE',
    path: '/admin/users',
    access: 'admin',
    summary: 'Removes an account with everything that hangs on it, at once',
    query: z.object({ email: Email }),
    out: Done,
  }),
};
