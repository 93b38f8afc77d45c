import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import * as users from '../users/service.ts';
import type { Accounts } from './accounts.ts';

export interface DemoSignIn {
  email: string;
  password: string;
}

const EMAIL = 'demo@salesai.example';

/**
 * Creates one verified demo account while there are no accounts.
 * @returns its credentials, to be shown once; null when there are accounts already.
 */
export async function createDemoAccount(db: Db, accounts: Accounts): Promise<DemoSignIn | null> {
  if (await users.hasAny(db)) return null;
  const { internalAdapter, password: hasher } = await accounts.$context;
  const password = randomBytes(9).toString('base64url');
  const user = await internalAdapter.createUser(
    {
      email: EMAIL,
      name: 'Demo',
      emailVerified: true,
      phone: '+55 (11) 90000-0000',
      language: 'pt-BR',
    },
    { method: 'email-password' },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: await hasher.hash(password),
  });
  return { email: EMAIL, password };
}
