import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what comes back from outside, so that all nodes know it for their own. */
export interface Signer {
  sign(text: string): string;
  isOurs(text: string, signature: string): boolean;
}

export function createSigner(secret: string): Signer {
  const digest = (text: string) => createHmac('sha256', secret).update(`signed:${text}`).digest();
  return {
    sign: (text) => digest(text).toString('base64url'),
    isOurs(text, signature) {
      const given = Buffer.from(signature, 'base64url');
      const wanted = digest(text);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
