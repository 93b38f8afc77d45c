import { PASSWORD_MIN } from '@salesai/contract/auth';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Db } from '../../db/client.ts';
import type { Accounts } from './accounts.ts';
import { passwordHash } from './data.ts';

/** The most used passwords of public leaks that are refused, by rank (the list ships with its package). */
const REFUSED_RANKS = 3_000;
const PRODUCT_WORDS = ['salesai', 'arena', 'vendas', 'vendedor'];

let common: Set<string> | undefined;

/** Why a password is too easily guessed; its message is `accounts:weakPassword.<reason>`. */
export type PasswordWeakness = 'short' | 'common' | 'personal' | 'product';

/** What makes a password too easily guessed, by whoever knows this person; null for a good one. */
export function weaknessOf(
  password: string,
  own: { name?: string; email?: string },
): PasswordWeakness | null {
  if (password.length < PASSWORD_MIN) return 'short';
  const plain = password.toLowerCase();
  common ??= new Set(dictionary['passwords-common'].slice(0, REFUSED_RANKS));
  const letters = lettersOf(plain);
  if (ownWords(own).includes(letters)) return 'personal';
  if (PRODUCT_WORDS.includes(letters)) return 'product';
  return common.has(plain) || /^(.)\1*$/.test(plain) ? 'common' : null;
}

/** Asks for the password again, where being signed in is not enough. */
export function createPasswordCheck(accounts: Accounts, db: Db) {
  return async (userId: string, password: string): Promise<boolean> => {
    const { password: hasher } = await accounts.$context;
    const hash = await passwordHash(db, userId);
    if (hash) return hasher.verify({ hash, password });
    await hasher.hash(password);
    return false;
  };
}

function ownWords({ name = '', email = '' }: { name?: string; email?: string }): string[] {
  const parts = name.split(/\s+/);
  const words = [...parts, parts.join(''), email, email.split('@')[0] ?? ''];
  return words.map(lettersOf).filter((word) => word.length >= 3);
}

/** `María.Silva#2024` and `mariasilva` are the same to whoever guesses. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
