import { accountRoutes } from '@salesai/contract/account-routes';
import { expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';

it('The API reference describes exactly the enabled endpoints of the account library', () => {
  const described = Object.values(accountRoutes).map(({ method, path }) => `${method} ${path}`);
  const enabled = Object.entries(ENDPOINTS).map(([path, { method }]) => `${method} /auth/${path}`);
  expect(described.sort()).toEqual(enabled.sort());
});
