import type { betaRoutes } from '../beta.ts';
import type { RouteDescriptions } from './description.ts';

const LIST = { emails: ['*@loja.com.br', 'ana@loja.com.br'] };

export const beta: RouteDescriptions<typeof betaRoutes> = {
  list: {
    about: 'Addresses, `*@domain` for a whole domain, `*` for everyone.',
    out: LIST,
  },
  add: {
    about: 'Existing entries are no error. Returns the whole list.',
    body: { emails: ['ana@loja.com.br'] },
    out: LIST,
  },
  remove: {
    about: 'Registered accounts are not affected. Returns the remaining list.',
    body: { emails: ['ana@loja.com.br'] },
    out: { emails: ['*@loja.com.br'] },
  },
};
