import { type Language, nearestLanguage } from '@salesai/contract/languages';
import { parseAccept } from 'hono/utils/accept';

/** Characters of the header that are parsed; browsers send fewer than 200. */
const HEADER_MAX = 500;

/** The best supported language for an `Accept-Language` header; Portuguese when none matches. */
export function negotiateLanguage(header = ''): Language {
  const accepted = parseAccept(header.slice(0, HEADER_MAX)).filter(({ q }) => q > 0);
  for (const { type } of accepted) {
    const language = nearestLanguage(type);
    if (language) return language;
  }
  return 'pt-BR';
}
