import { accountRoutes } from '@salesai/contract/account-routes';
import { expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';

it('The reference describes every open door of the account library, and no other', () => {
  const described = Object.values(accountRoutes).map(({ method, path }) => `${method} ${path}`);
  const open = Object.entries(ENDPOINTS).map(([path, { method }]) => `${method} /auth/${path}`);
  expect(described.sort()).toEqual(open.sort());
});
