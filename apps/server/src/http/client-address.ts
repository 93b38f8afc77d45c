import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Determines the client's address: the socket's peer, or the first address behind trusted proxies.
 * @param proxies addresses or ranges whose `X-Forwarded-For` counts.
 */
export function createClientAddress(proxies: readonly string[]): (c: Context) => string {
  const trusted = new BlockList();
  for (const proxy of proxies) addRange(trusted, proxy);
  const isTrusted = (address: string) => trusted.check(address, family(address));
  return (c) => {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    let address = withoutPrefix(getConnInfo(c).remote.address ?? '127.0.0.1');
    while (isTrusted(address)) {
      const hop = withoutPrefix(hops.pop() ?? '');
      if (isIP(hop) === 0) break;
      address = hop;
    }
    return address;
  };
}

/**
 * Hashes a text so that equal texts can be recognised but not read.
 * @param use separates the hashes of different purposes.
 */
export function createKeyedHash(secret: string, use = ''): (text: string) => string {
  return (text) =>
    createHmac('sha256', secret).update(`${use}${text}`).digest('base64url').slice(0, 22);
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  if (bits === undefined) list.addAddress(address, family(address));
  else list.addSubnet(address, Number(bits), family(address));
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** A dual-stack socket reports an IPv4 peer as `::ffff:10.0.0.1`. */
const withoutPrefix = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
