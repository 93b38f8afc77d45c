import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair that identifies this installation to push services, as base64url. */
interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Half as many again as the key has, so that no key is more likely than another. */
const BYTES = 48;

/**
 * Derives the keys from the server's secret: every node has the same ones, and they last as long as
 * the secret. With another secret the browsers must subscribe again.
 */
export function vapidKeys(secret: string): VapidKeys {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'web push', BYTES));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
