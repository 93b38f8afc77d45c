import * as z from 'zod/mini';
import { route } from './route.ts';

/** An address, `*@domain` for a whole domain, or `*` for everyone. */
const BetaEntry = z
  .string('validation:invalid')
  .check(z.trim(), z.minLength(1, 'validation:invalid'), z.maxLength(254, 'validation:tooLong'));
const Entries = z.object({
  emails: z.array(BetaEntry).check(z.minLength(1, 'validation:invalid'), z.maxLength(1000)),
});
const BetaList = z.object({ emails: z.array(z.string()) });

export const betaRoutes = {
  list: route({
    method: 'GET',
    path: '/admin/beta',
    access: 'admin',
    summary: 'The beta list',
    out: BetaList,
  }),
  add: route({
    method: 'POST',
    path: '/admin/beta',
    access: 'admin',
    summary: 'Invites addresses',
    body: Entries,
    out: BetaList,
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/beta',
    access: 'admin',
    summary: 'Removes invitations',
    body: Entries,
    out: BetaList,
  }),
};
