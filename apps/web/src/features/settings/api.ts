import type { UpdateUser } from '@salesai/contract/auth';
import { usersRoutes } from '@salesai/contract/users';
import { auth } from '#lib/auth-store.ts';
import { call } from '#lib/call.ts';
import { send } from '#lib/http.ts';
import { renewToken } from '#lib/token.ts';

/** Changes name and phone, and shows them everywhere. */
export async function updateProfile(changes: UpdateUser) {
  auth.setUser(await call(usersRoutes.update, { body: changes }));
}

/** Changes the password; every other session of the account ends, and this one gets a new token. */
export async function changePassword(currentPassword: string, newPassword: string) {
  await send('/auth/change-password', {
    method: 'POST',
    body: { currentPassword, newPassword, revokeOtherSessions: true },
  });
  await renewToken(auth.get().token);
}
