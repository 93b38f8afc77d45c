import { capital } from '../../shared/text.ts';

const OWN = /^(?:(?:como|com|por)\s)?(?:(?:[oa] )?meu(?: pr[oó]prio)? nome|eu)\W*$/iu;
const NAME =
  /^(?:(?:como|com|por|s[oó]|de)\s)?((?:(?!(?:que|q|porque|pq|e|mas)\s)\p{L}+)(?:\s(?!(?:que|q|porque|pq|é|e|mas|ela|ele|no|na|em)(?![\p{L}]))\p{L}+){0,3})/iu;
/** A last paragraph of one to four words without a sign is a signature. */
const SIGNED = /\n\n\p{Lu}[\p{L}]*(?:\s[\p{L}]+){0,3}$/u;

/** "Um abraço," and the name under it. */
const CLOSED =
  /(\n\n(?:um abraço|abraços?|atenciosamente|cordialmente|att)[^\n]{0,30}\n)[^\n]{1,60}$/iu;

/** A text signed with the name that a few words give; with the seller's own for "meu nome". */
export function withSignature(text: string, words: string, seller: string): string | null {
  const name = OWN.test(words.trim()) ? seller : (NAME.exec(words.trim())?.[1] ?? '');
  if (name === '') return null;
  const written = name.replace(/(?<!\p{L})\p{Ll}(?=\p{L}{2})/gu, (initial) =>
    initial.toUpperCase(),
  );
  if (CLOSED.test(text.trim())) return text.trim().replace(CLOSED, `$1${capital(written)}`);
  return `${text.trim().replace(SIGNED, '')}\n\n${capital(written)}`;
}
