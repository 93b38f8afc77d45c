import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs texts that clients send back, so that every node can verify them. */
export interface Signer {
  /** @returns a URL-safe signature. */
  sign(text: string): string;
  /** Compares in constant time. */
  isValid(text: string, signature: string): boolean;
}

/** @param secret the same on all nodes; changing it invalidates all signatures. */
export function createSigner(secret: string): Signer {
  const digest = (text: string) => createHmac('sha256', secret).update(`signed:${text}`).digest();
  return {
    sign: (text) => digest(text).toString('base64url'),
    isValid(text, signature) {
      const actual = Buffer.from(signature, 'base64url');
      const expected = digest(text);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}
