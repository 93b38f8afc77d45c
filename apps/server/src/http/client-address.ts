import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Tells who is calling: the socket's peer, or the first address behind trusted proxies.
 * @param proxies addresses or ranges whose `X-Forwarded-For` counts.
 */
export function createClientAddress(proxies: readonly string[]): (c: Context) => string {
  const trusted = new BlockList();
  for (const proxy of proxies) addRange(trusted, proxy);
  const isTrusted = (address: string) => trusted.check(address, family(address));
  return (c) => {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    let address = plain(getConnInfo(c).remote.address ?? '127.0.0.1');
    while (isTrusted(address)) {
      const hop = plain(hops.pop() ?? '');
      if (isIP(hop) === 0) break;
      address = hop;
    }
    return address;
  };
}

/**
 * Tells whether two texts were the same, never which: keyed by a secret of the installation.
 * @param use keeps hashes of different uses apart.
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
/** An IPv4 peer of a dual-stack socket comes as `::ffff:10.0.0.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');
