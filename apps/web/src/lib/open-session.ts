import { type UserProfile, usersRoutes } from '@salesai/contract/users';
import { answerOf } from './answer.ts';
import { auth } from './auth-store.ts';
import { claimDraftsFor } from './drafts.ts';
import { send } from './http.ts';
import { requestToken } from './token.ts';

/**
 * Fetches a new token and the profile and stores both: the last step of every sign-in.
 * @param isWanted false when the session has ended meanwhile: a late answer must not open it again.
 * @throws ApiError when there is no session, or the address is not verified.
 */
export async function openSession(isWanted = () => true): Promise<UserProfile> {
  const token = await requestToken();
  const response = await send(usersRoutes.profile.path, { method: 'GET', token });
  const user = await answerOf(usersRoutes.profile, response);
  if (!isWanted()) return user;
  claimDraftsFor(user.id);
  auth.signIn(user, token);
  return user;
}
