import * as z from 'zod/mini';
import { UpdateUser } from './auth.ts';
import { Id, Instant, Language } from './common.ts';
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
};
