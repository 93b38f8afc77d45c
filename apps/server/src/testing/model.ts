import { answersOf, SELLER } from '@salesai/engine/testing/sellers';
import type { Seller } from './server.ts';

/** What a server is told of a language model that answers at an address of this machine. */
export const modelAt = (url: string) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'small',
  AI_BASE_URL: url,
});

/** Asks for a seller's profile. */
export const askForProfile = (seller: Seller, language = 'pt-BR') =>
  seller.post(
    '/api/avatar/generate',
    { perfilVendedor: answersOf(SELLER) },
    { 'accept-language': language },
  );
