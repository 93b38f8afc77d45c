import { nextVerbsAsI } from '../../shared/writing/pt/person.ts';

const WORD = '\\p{L}[\\p{L}-]{2,}';
const ADVERB = '(?:não|nao|nunca|já|só|sempre|vive) ';
const ADVERBS = `(?:${ADVERB}){0,3}`;
/** "…, compra uniforme de confecção que " before "atrasa": the noun, where the clause begins. */
const RELATIVE = new RegExp(`(?<=^|\\s)(${WORD}) que ${ADVERBS}$`, 'u');
/** "…, o fornecedor atual " before "atrasa". */
const STATED = new RegExp(
  `(?:^|[,;.] |(?<=\\s)e )(?:o|a) (${WORD}(?: (?:atual|antig[oa]|de hoje))?) ${ADVERBS}$`,
  'u',
);
/** "Compram uniforme da malharia do bairro, que " before "atrasa": the noun that is bought from. */
const BOUGHT_FROM = new RegExp(
  `(?:^|[^\\p{L}])(?:compra|usa|contrata|depende|encomenda)m? (?:[^,;.]{0,40}? )?(?:d[aeo]|com|n[ao]|pel[ao]) ` +
    `(\\p{L}{3,30})(?: d[aeo] \\p{L}{3,30})?,? que ${ADVERBS}$`,
  'u',
);
/** What stands between who the customers are and somebody else: a comma, what they have or do. */
const LEAVES_HEAD =
  /[,;.]|(?:^| )(?:com|que|tem|têm|compra[m]?|usa[m]?|paga[m]?|contrata[m]?|depende[m]?|sofre[m]?|reclama[m]?) /u;
const IN_PLURAL = /^(?:não |nunca |já |só )*(?!não )\p{L}+(?:am|em|ão|õem)(?:\s|$)/u;

/**
 * Who fails in a quoted pain of a description when it is not the customer: "fornecedor" of "reclamam de
 * fornecedor que atrasa"; null where the customer is the one.
 */
export function otherSubjectIn(description: string, quote: string): string | null {
  const at = description.indexOf(quote);
  if (at <= 0 || IN_PLURAL.test(quote)) return null;
  const before = description.slice(0, at);
  const stated = STATED.exec(before)?.[1];
  if (stated !== undefined) return stated;
  const source = BOUGHT_FROM.exec(before)?.[1];
  if (source !== undefined) return source;
  const found = RELATIVE.exec(before);
  const head = before.slice(0, found?.index ?? 0);
  return found?.[1] !== undefined && LEAVES_HEAD.test(`${head} `) ? found[1] : null;
}

/** Verbs behind which "que" begins what is said or felt, and no clause about a noun. */
const OF_SAYING =
  /^(?:acho|digo|sinto|reclamo|sei|vejo|quero|preciso|tenho|penso|falo|é|parece|porque|mais|do|já|até|sem|com|pra|para|o|a)$/u;

/** The verbs of the buyer as "eu", and those of "fornecedor que atrasa e repete cardápio" as they are. */
export function ownVerbsAsI(text: string): string {
  const found = [...text.matchAll(/(?<!\p{L})(\p{L}+) que /gu)].find(
    ([, word = '']) => !OF_SAYING.test(word),
  );
  if (!found) return nextVerbsAsI(text);
  return `${nextVerbsAsI(text.slice(0, found.index))}${text.slice(found.index)}`;
}
