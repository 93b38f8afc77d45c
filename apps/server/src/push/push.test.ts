import { describe, expect, it } from 'vitest';
import { newSubscription } from '../testing/push-server.ts';
import { isEndpoint, leadsOutside, lookupPublic, PrivateAddressError } from './endpoints.ts';
import { isPublicAddress } from './public-address.ts';
import { createPush } from './push.ts';
import { vapidKeys } from './vapid.ts';

const SECRET = 'a secret of the tests';

describe('Public addresses', () => {
  it('are those of the internet only', () => {
    const addresses = ['1.1.1.1', '142.250.79.10', '2606:4700:4700::1111', '2800:3f0::200e'];
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(true);
  });

  it('are not private, loopback, link-local, shared, multicast, documentation or translated', () => {
    const addresses = [
      ...['127.0.0.1', '127.255.1.2', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
      ...['169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'],
      ...['192.0.2.1', '198.51.100.7', '203.0.113.7', '198.18.0.1', '192.88.99.1'],
      ...[
        '::',
        '::1',
        'fe80::1',
        'fc00::1',
        'fd12::1',
        'ff02::1',
        '::ffff:10.0.0.1',
        '::ffff:a00:1',
      ],
      ...['64:ff9b::a00:1', '2002:a00:1::', '2001::1', '2001:db8::1', 'fec0::1', 'not an address'],
    ];
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false);
  });
});

describe('Endpoints', () => {
  it('of push services are accepted', () => {
    const endpoints = [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      'https://web.push.apple.com/QGuW',
      'https://1.1.1.1/push',
      'https://[2606:4700:4700::1111]/push',
    ];
    for (const endpoint of endpoints) expect(isEndpoint(endpoint, 'public'), endpoint).toBe(true);
  });

  it('of the inside network, without TLS, on other ports or with credentials are refused', () => {
    const endpoints = [
      ...['http://fcm.googleapis.com/a', 'ftp://push.example.com/a', 'file:///etc/passwd', 'x'],
      ...['https://fcm.googleapis.com:8443/a', 'https://fcm.googleapis.com:22/a'],
      ...['https://user:pass@fcm.googleapis.com/a', 'https://localhost/a', 'https://db/a'],
      ...['https://127.0.0.1/a', 'https://[::1]/a', 'https://169.254.169.254/latest/meta-data'],
      // Other notations of the same addresses.
      ...['https://2130706433/a', 'https://0x7f.1/a', 'https://0177.0.0.1/a', 'https://10.1/a'],
      ...['https://[::ffff:127.0.0.1]/a', 'https://[::ffff:7f00:1]/a', 'https://①②⑦.0.0.1/a'],
      ...['https://localhost./a', 'https://db./a', 'https://127.0.0.1./a', 'https://2130706433./a'],
    ];
    for (const endpoint of endpoints) expect(isEndpoint(endpoint, 'public'), endpoint).toBe(false);
  });

  it('that another parser reads as another host, or as none, are refused', () => {
    const endpoints = [
      ...["https://fcm.googleapis.com'.example.com/a", 'https://fcm.googleapis.com`.example.com/a'],
      ...['https:example.com/a', 'https:/example.com/a', 'https:///example.com/a'],
      ...['https://example.com\\@fcm.googleapis.com/a', 'https://example.com#@fcm.googleapis.com/'],
      ...['https://fcm.googleapis.com\t.example.com/a', 'https://fcm.googleapis.com/\r\nX: y'],
    ];
    for (const endpoint of endpoints) expect(isEndpoint(endpoint, 'public'), endpoint).toBe(false);
  });

  it('whose name leads to this machine are refused, and at the connection again', async () => {
    expect(isEndpoint('https://localhost.localdomain/a', 'public')).toBe(true);
    const { promise, resolve } = Promise.withResolvers<Error | null>();
    lookupPublic('localhost', { all: true }, resolve);
    expect(await promise).toBeInstanceOf(PrivateAddressError);
    const name = 'https://localhost.localdomain/a';
    expect(await leadsOutside(name, 'public').catch(() => false)).toBe(false);
  });
});

describe('Push messages', () => {
  const push = createPush({ secret: SECRET, contact: 'mailto:a@b.example', endpoints: 'public' });

  it('are sent to no private endpoint, even if it was stored', async () => {
    const { keys } = newSubscription('');
    const send = (endpoint: string) => push.send({ endpoint, ...keys }, {});
    for (const endpoint of ['https://127.0.0.1/a', 'http://1.1.1.1/a', 'https://[fe80::1]/a']) {
      expect(await send(endpoint), endpoint).toBe('ended');
    }
  });

  it('need keys on the curve', async () => {
    const { endpoint, keys } = newSubscription('https://1.1.1.1/a');
    expect(await push.accepts({ endpoint, ...keys })).toBe(true);
    expect(await push.accepts({ endpoint, ...keys, p256dh: `B${'A'.repeat(86)}` })).toBe(false);
  });

  it('are signed with keys that follow from the secret', () => {
    expect(vapidKeys(SECRET)).toEqual(vapidKeys(SECRET));
    expect(vapidKeys(SECRET).publicKey).not.toBe(vapidKeys('another secret').publicKey);
    expect(vapidKeys(SECRET).publicKey).toMatch(/^B[\w-]{86}$/);
  });
});
