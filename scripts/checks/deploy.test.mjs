import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/run.mjs';

const read = (name) => readFileSync(join(root, 'deploy', name), 'utf8');

describe('deployment of several nodes', () => {
  const compose = read('compose.nodes.yaml');

  it('trusts the address of its proxy only', () => {
    const trusted = /TRUSTED_PROXIES: (\S+)/.exec(compose)?.[1];
    const proxy = /^ {2}proxy:\n(?: {4}.*\n)*? {4}networks: .*ipv4_address: ([\d.]+)/m.exec(
      compose,
    );
    expect(trusted).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
    expect(trusted).toBe(proxy?.[1]);
    expect(compose.split(trusted ?? '').length - 1).toBe(2);
  });

  it('puts the database into an internal network', () => {
    expect(compose).toMatch(/^ {2}postgres:\n(?: {4}.*\n)*? {4}networks: \[database\]$/m);
    expect(compose).toMatch(/^ {2}database:\n {4}internal: true$/m);
  });

  it('writes every access log in the format without queries', () => {
    const servers = read('nginx/salesai.conf')
      .split(/^server \{$/m)
      .slice(1);
    expect(servers).toHaveLength(2);
    for (const server of servers) expect(server).toMatch(/access_log \S+ without_queries;/);
    expect(read('nginx/log.conf')).not.toMatch(/\$(request|request_uri|args|http_referer)\b/);
    expect(compose).toContain('./nginx/log.conf:/etc/nginx/salesai/log.conf:ro');
  });
});
