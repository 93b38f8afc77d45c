import { ECDH } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import {
  type AllowedEndpoints,
  isEndpoint,
  leadsOutside,
  lookupPublic,
  PrivateAddressError,
} from './endpoints.ts';
import { vapidKeys } from './vapid.ts';

/** Where a browser gets messages, and the keys that encrypt them. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `ended`: the browser gets nothing at this endpoint any more. */
type PushOutcome = 'sent' | 'ended';

/** Sends messages to browsers by the push services that their endpoints name. */
export interface Push {
  /** The key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether messages can be sent to a device: a public push service and valid keys. */
  accepts(device: PushDevice): Promise<boolean>;
  /** @throws when the service cannot be reached or fails; sending again may succeed. */
  send(device: PushDevice, message: object): Promise<PushOutcome>;
}

interface PushOptions {
  /** The server's secret, which the keys are derived from. */
  secret: string;
  /** The operator's address for push services: `mailto:` or `https:`. */
  contact: string;
  endpoints: AllowedEndpoints;
}

const HOUR = 3_600;
/** A reminder that is later than this is not shown. */
const TTL_SECONDS = 4 * HOUR;
const TIMEOUT_MS = 15_000;
/** A newer message replaces one of the same topic that was not delivered yet. */
const TOPIC = 'reminder';
/** The subscription ended, or belongs to other keys. */
const ENDED: readonly number[] = [401, 403, 404, 410];

export function createPush({ secret, contact, endpoints }: PushOptions): Push {
  const keys = vapidKeys(secret);
  const vapidDetails = { subject: contact, ...keys };
  return {
    publicKey: keys.publicKey,
    accepts: async (device) =>
      isPoint(device.p256dh) && (await leadsOutside(device.endpoint, endpoints).catch(() => false)),
    async send({ endpoint, p256dh, auth }, message) {
      if (!isEndpoint(endpoint, endpoints)) return 'ended';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails, TTL: TTL_SECONDS, topic: TOPIC },
      );
      const status = await post(endpoint, headers, body, endpoints).catch(asEnded);
      if (ENDED.includes(status)) return 'ended';
      if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`);
      return 'sent';
    },
  };
}

/** Follows no redirect, and reads no response body. @returns the status. */
function post(
  endpoint: string,
  headers: Record<string, string>,
  body: Buffer,
  allowed: AllowedEndpoints,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
  const sent = request(endpoint, {
    method: 'POST',
    headers,
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(allowed === 'public' ? { lookup: lookupPublic } : {}),
  });
  sent.on('response', (response) => {
    resolve(response.statusCode ?? 0);
    response.destroy();
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

/** A private address is answered as a subscription that has ended. */
function asEnded(error: unknown): number {
  if (error instanceof PrivateAddressError) return 410;
  throw error;
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
