import { type UserProfile, usersRoutes } from '@salesai/contract/users';
import * as z from 'zod/mini';
import { auth } from './auth-store.ts';
import { send } from './http.ts';
import { keepWordsOf } from './kept-words.ts';
import { requestToken } from './token.ts';

/**
 * Fetches a fresh token and the profile and keeps both: the end of every sign-in.
 * @throws ApiError when there is no session, or the address is not verified.
 */
export async function openSession(): Promise<UserProfile> {
  const token = await requestToken();
  const response = await send(usersRoutes.profile.path, { method: 'GET', token });
  const user = z.parse(usersRoutes.profile.out, await response.json());
  keepWordsOf(user.id);
  auth.signIn(user, token);
  return user;
}
