import { fold } from '../../shared/text.ts';
import { replaced, tidy, word } from './replacements.ts';

/** How the customer is to be addressed. */
export type AddressForm = 'senhora' | 'senhor' | 'você';

const FORM =
  /\b(?:trat\w*|cham\w*|usa\w*|fal\w*|dirig\w*|poe|bota|coloca|com)\b.{0,20}\b(senhora?|sra?|voce|vc|dona|seu)\b/;
const AWAY =
  /\b(?:tira|sem|nada de|para de|nao (?:usa|poe|chama|trata))\b.{0,20}\b(?:senhora?|sra?|dona)\b/;

/** "trata por senhora", "chama de você", "tira o senhor"; null for another request. */
export function addressAsked(request: string): AddressForm | null {
  const folded = fold(request);
  if (AWAY.test(folded)) return 'você';
  const form = FORM.exec(folded)?.[1];
  if (!form || !/\b(?:trat|cham|dirig)\w*\b|\bpor (?:senhora?|voce)\b/.test(folded)) return null;
  if (/^(?:senhora|sra|dona)$/.test(form)) return 'senhora';
  return /^(?:senhor|sr|seu)$/.test(form) ? 'senhor' : 'você';
}

const TITLED = /^(?:a |o )?([Dd]ona|[Ss]eu|[Ss]ra?\.?|[Ss]enhora?)\s\p{Lu}/u;

/** How somebody with a title is addressed: "dona Raimunda", "seu Benedito"; null for others. */
export function addressOf(person: string | null): AddressForm | null {
  const title = fold(TITLED.exec(person ?? '')?.[1] ?? '');
  if (title === '') return null;
  return /a$|^sra/.test(title) ? 'senhora' : 'senhor';
}

/** A text in the form that it has already, after something was added to it. */
export function withSameAddress(text: string, before: string): string {
  const form = /(?<![\p{L}])[aào] senhora?(?![\p{L}])/iu.exec(before)?.[0];
  return form === undefined ? text : withAddress(text, /a$/iu.test(form) ? 'senhora' : 'senhor');
}

const PREPOSITIONS = [
  ['(?:de|do|da)', 'd'],
  ['em', 'n'],
] as const;

/** A text in which the customer is addressed in this form, names included. */
export function withAddress(text: string, form: AddressForm): string {
  if (form === 'você') return familiar(text);
  const article = form === 'senhora' ? 'a' : 'o';
  const polite = replaced(text, [
    ...PREPOSITIONS.map(([from, to]) => [word(`${from} você`), `${to}${article} ${form}`] as const),
    [word('(?:a|à|ao) você'), `${article === 'a' ? 'à' : 'ao'} ${form}`],
    [word('contigo'), `com ${article} ${form}`],
    [word('pra você|para você|pra ti'), `para ${article} ${form}`],
    [word('você|cê|vc'), `${article} ${form}`],
    [word('te'), 'lhe'],
    [word('teu|tua'), 'seu'],
    [word('(chatead|preocupad|satisfeit|tranquil|bem-vind|obrigad)[oa]'), `$1${article}`],
  ]);
  return titled(polite, form === 'senhora' ? 'dona' : 'seu');
}

const GREETED =
  /^((?:[Oo]i+|[Oo]l[áa]|[Oo]pa|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite),? )(?!(?:dona|seu|senhora?|dra?\.?|tudo)(?![\p{L}]))(\p{Lu}\p{L}+)/u;
const titled = (text: string, title: string) =>
  text.replace(GREETED, (_all, hello: string, name: string) => `${hello}${title} ${name}`);

const familiar = (text: string) =>
  tidy(
    replaced(text, [
      [word('à senhora|ao senhor'), 'a você'],
      [word('d[ao] senhora?'), 'de você'],
      [word('n[ao] senhora?'), 'em você'],
      [word('[ao] senhora?'), 'você'],
      [word('lhe'), 'te'],
    ])
      .replace(/(?<=[,!] )a você(?= )/gu, 'você')
      .replace(/^([^\n]{0,20}?)(?:dona|senhora?|seu) (?=\p{Lu})/u, '$1'),
  );
