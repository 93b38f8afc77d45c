import { PASSWORD_MIN } from '@salesai/contract/auth';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { Db } from '../../db/client.ts';
import type { Accounts } from './accounts.ts';
import { passwordHash } from './data.ts';

/** The most used passwords of public leaks that are refused, by rank (the list ships with its package). */
const REFUSED_RANKS = 3_000;
const PRODUCT_WORDS = ['salesai', 'arena', 'vendas', 'vendedor'];

let common: Set<string> | undefined;

/** Whether a password is too easily guessed: short, among the most used, or the person's own words. */
export function isWeakPassword(password: string, own: { name?: string; email?: string }): boolean {
  if (password.length < PASSWORD_MIN) return true;
  const plain = password.toLowerCase();
  common ??= new Set(dictionary['passwords-common'].slice(0, REFUSED_RANKS));
  if (common.has(plain) || /^(.)\1*$/.test(plain)) return true;
  const letters = lettersOf(plain);
  return letters !== '' && ownWords(own).includes(letters);
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
  const words = [...parts, parts.join(''), email, email.split('@')[0] ?? '', ...PRODUCT_WORDS];
  return words.map(lettersOf).filter((word) => word.length >= 3);
}

/** `María.Silva#2024` and `mariasilva` are the same to whoever guesses. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
