import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Which push services may be sent to; `loopback` is for tests with a server on this machine. */
export type AllowedEndpoints = 'public' | 'loopback';

/** A name of a push service leads into a private network. */
export class PrivateAddressError extends Error {
  constructor() {
    super('The endpoint is not on the public internet');
    this.name = 'PrivateAddressError';
  }
}

/** Host and path are written plainly: parsers read any other form, such as `https:a.b`, differently. */
const PLAIN = /^https:\/\/[a-z\d.:[\]-]+\/[\x21-\x7e]*$/i;

/** Whether an endpoint has the form of a push service: https, its usual port, a public name. */
export function isEndpoint(endpoint: string, allowed: AllowedEndpoints): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { port, hostname, username, password } = new URL(endpoint);
  if (allowed === 'loopback') return hostname === '127.0.0.1';
  if (!PLAIN.test(endpoint) || port !== '' || username !== '' || password !== '') return false;
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  // A dot at the end is part of no name.
  return isIP(address) === 0 ? /\.[^.]/.test(hostname) : isPublicAddress(address);
}

/**
 * Resolves a name for a connection, which is then made to an address that was checked here: the name
 * cannot lead elsewhere in between. One private address among several refuses the name.
 */
export const lookupPublic: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const isRefused = !error && !addresses.every(({ address }) => isPublicAddress(address));
    const [first] = addresses ?? [];
    if (error || isRefused || !first) callback(error ?? new PrivateAddressError(), '', 0);
    else if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/**
 * Whether an endpoint leads to the public internet now.
 * @throws when its name cannot be resolved.
 */
export async function leadsOutside(endpoint: string, allowed: AllowedEndpoints): Promise<boolean> {
  if (!isEndpoint(endpoint, allowed)) return false;
  const { hostname } = new URL(endpoint);
  if (allowed === 'loopback' || isIP(hostname.replace(/[[\]]/g, '')) !== 0) return true;
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  lookupPublic(hostname, { all: true }, (error) => {
    if (error instanceof PrivateAddressError) resolve(false);
    else if (error) reject(error);
    else resolve(true);
  });
  return promise;
}
