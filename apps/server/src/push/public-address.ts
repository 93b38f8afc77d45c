import { BlockList, isIP } from 'node:net';

/** Of IPv4: private, shared, loopback, link-local, reserved, documentation, benchmarks, multicast. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6's public range: tunnels that contain an IPv4 address, special use, documentation. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** Everything else is loopback, link-local, private, translated, multicast or unassigned. */
const PUBLIC_V6 = ['2000::/3'];

const special = listOf([...SPECIAL_V4, ...SPECIAL_V6]);
const publicV6 = listOf(PUBLIC_V6);

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && publicV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
