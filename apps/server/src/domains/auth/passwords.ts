import { PASSWORD_MIN } from '@salesai/contract/auth';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Db } from '../../db/client.ts';
import type { Accounts } from './accounts.ts';
import { findPasswordHash } from './data.ts';

/** How many of the most used passwords of public leaks are rejected (the list is part of the package). */
const REJECTED_RANKS = 3_000;
const PRODUCT_WORDS = ['salesai', 'arena', 'vendas', 'vendedor'];

let common: Set<string> | undefined;

/** Why a password is too easy to guess; its message is `accounts:weakPassword.<reason>`. */
export type PasswordWeakness = 'short' | 'common' | 'personal' | 'product';

/**
 * Finds out whether a password is too easy to guess.
 * @param own the user's name and email, which attackers try.
 * @returns null for an acceptable password.
 */
export function findWeakness(
  password: string,
  own: { name?: string; email?: string },
): PasswordWeakness | null {
  if (password.length < PASSWORD_MIN) return 'short';
  const plain = password.toLowerCase();
  common ??= new Set(dictionary['passwords-common'].slice(0, REJECTED_RANKS));
  const alphabetic = stripNonAlphabetic(plain);
  if (personalWords(own).includes(alphabetic)) return 'personal';
  if (PRODUCT_WORDS.includes(alphabetic)) return 'product';
  return common.has(plain) || /^(.)\1*$/.test(plain) ? 'common' : null;
}

/** Verifies the password again where a session is not enough; takes as long without a password. */
export function createPasswordVerifier(accounts: Accounts, db: Db) {
  return async (userId: string, password: string): Promise<boolean> => {
    const { password: hasher } = await accounts.$context;
    const hash = await findPasswordHash(db, userId);
    if (hash) return hasher.verify({ hash, password });
    await hasher.hash(password);
    return false;
  };
}

function personalWords({ name = '', email = '' }: { name?: string; email?: string }): string[] {
  const parts = name.split(/\s+/);
  const words = [...parts, parts.join(''), email, email.split('@')[0] ?? ''];
  return words.map(stripNonAlphabetic).filter((word) => word.length >= 3);
}

/** `María.Silva#2024` is as easy to guess as `mariasilva`. */
const stripNonAlphabetic = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
