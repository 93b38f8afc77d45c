import { describe, expect, it } from 'vitest';
import { WEB_PATHS, webLink } from './web-paths.ts';

describe('webLink', () => {
  it('returns a path without parameters unchanged', () => {
    expect(webLink(WEB_PATHS.settings)).toBe('/settings');
  });

  it('replaces every parameter by its encoded value', () => {
    expect(webLink(WEB_PATHS.icpChannel, { icpId: 'a/b', channelId: 'c d' })).toBe(
      '/icp-channel-strategy/a%2Fb/c%20d',
    );
  });

  it('appends the encoded query', () => {
    expect(webLink(WEB_PATHS.verifyEmail, {}, { token: 'a+b&c' })).toBe(
      '/verify-email?token=a%2Bb%26c',
    );
  });
});
