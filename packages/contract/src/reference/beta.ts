import type { betaRoutes } from '../beta.ts';
import type { RouteDescriptions } from './description.ts';

const LIST = { emails: ['*@loja.com.br', 'ana@loja.com.br'] };

export const beta: RouteDescriptions<typeof betaRoutes> = {
  list: {
    about: 'Addresses, `*@domain` for a whole domain, `*` for everyone.',
    out: LIST,
  },
  add: {
    about: 'What is on the list already is no error. Answers the whole list.',
    body: { emails: ['ana@loja.com.br'] },
    out: LIST,
  },
  remove: {
    about: 'Who registered already keeps the account. Answers the list that is left.',
    body: { emails: ['ana@loja.com.br'] },
    out: { emails: ['*@loja.com.br'] },
  },
};
