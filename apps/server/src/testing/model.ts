import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import type { Seller } from './server.ts';

/** The settings of a language model that is served at a local address. */
export const modelAt = (url: string) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'small',
  AI_BASE_URL: url,
});

/** Requests the generation of a seller's profile. */
export const requestProfile = (seller: Seller, language = 'pt-BR') =>
  seller.post(
    '/api/avatar/generate',
    { perfilVendedor: answersOf(SELLER) },
    { 'accept-language': language },
  );
