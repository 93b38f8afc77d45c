import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what comes back from outside, so that all nodes know it for their own. */
export interface Signer {
  /** @returns a signature that can stand in an address. */
  sign(text: string): string;
  /** In the same time whether or not it is: a guess learns nothing from the wait. */
  isValid(text: string, signature: string): boolean;
}

/** @param secret the same on all nodes; another one makes all earlier signatures strangers'. */
export function createSigner(secret: string): Signer {
  const digest = (text: string) => createHmac('sha256', secret).update(`signed:${text}`).digest();
  return {
    sign: (text) => digest(text).toString('base64url'),
    isValid(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const wanted = digest(text);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
