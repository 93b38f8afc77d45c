import type { SignUp } from '@salesai/contract/auth';
import { translatorFor } from '@salesai/i18n/server';
import type { Ctx } from '../../context.ts';
import * as beta from '../beta/service.ts';
import * as users from '../users/service.ts';
import { authError } from './codes.ts';
import { CHECK_BETA_RULE } from './doors.ts';

/** The answer the registration form asks for before it sends anything. */
export async function checkInvitation({ db, language, ports, address }: Ctx, email: string) {
  await ports.limits.consume(CHECK_BETA_RULE, address);
  const allowed = await beta.isInvited(db, email);
  const t = translatorFor(language);
  return { allowed, message: t(allowed ? 'accounts:beta.allowed' : 'accounts:beta.refused') };
}

/** The invitation again, on the server's own ground, and whether the address is still free. */
export async function admit({ db }: Pick<Ctx, 'db'>, { email }: SignUp): Promise<void> {
  if (!(await beta.isInvited(db, email))) throw authError('FORBIDDEN', 'auth/not-invited');
  if (await users.isTaken(db, email)) throw authError('CONFLICT', 'auth/email-already-in-use');
}
