import { type NounPhrase, type Placed, placed } from '../phrase.ts';
import { agree, pronoun } from './agreement.ts';
import { a, bare, de, em, por, the, to } from './articles.ts';
import { sentence } from './sentence.ts';

/** The nouns that a text of the knowledge may name. */
const ROLES = ['oferta', 'comprador', 'compradores'] as const;
type Role = (typeof ROLES)[number];
export type Roles = Readonly<Record<Role, NounPhrase>>;

const PLACES: Readonly<Record<string, (noun: NounPhrase) => Placed>> = {
  o: the,
  um: a,
  do: de,
  no: em,
  ao: to,
  pelo: por,
  de,
  ele: (noun) => pronoun(noun, 'subject'),
  dele: (noun) => pronoun(noun, 'of'),
};
const SLOT = /\{([^{}]{1,80})\}/g;
const FORMS = /^([^|]{1,40})\|([^|]{1,40})$/;

/** The slots of a text that {@link fill} does not know. */
export const unknownSlots = (template: string): string[] =>
  [...template.matchAll(SLOT)]
    .map(([slot, content = '']) => (partsOf(content) === null ? slot : ''))
    .filter((slot) => slot !== '');

/**
 * A sentence of the knowledge with its nouns in place: `{oferta}` without article, `{o comprador}`,
 * `{um comprador}`, and after a preposition `{do oferta}`, `{no oferta}`, `{ao comprador}`,
 * `{pelo comprador}`, `{de oferta}`; `{ele comprador}`, `{dele comprador}`; a form that agrees:
 * `{=satisfeito comprador}`, `{falha|falham oferta}`.
 */
export function fill(template: string, roles: Roles): string {
  const text = template.replace(SLOT, (slot, content: string) => {
    const parts = partsOf(content);
    return parts === null ? slot : formOf(parts.form, roles[parts.role]);
  });
  return sentence`${placed(text)}`;
}

function formOf(form: string, noun: NounPhrase): string {
  const [, one, many] = FORMS.exec(form) ?? [];
  if (one !== undefined && many !== undefined) return noun.number === 's' ? one : many;
  if (form.startsWith('=')) return agree(form.slice(1), noun);
  if (form === '' || form === 'de') return withoutArticle(form, noun);
  return (PLACES[form] ?? bare)(noun).text;
}

function withoutArticle(form: '' | 'de', noun: NounPhrase): string {
  if (form === '') return bare(noun).text;
  return de(noun.text.startsWith('que ') ? noun : { ...noun, article: 'none' }).text;
}

function partsOf(content: string): { form: string; role: Role } | null {
  const space = content.lastIndexOf(' ');
  const form = space < 0 ? '' : content.slice(0, space);
  const role = ROLES.find((one) => one === content.slice(space + 1));
  const isKnown = form === '' || form in PLACES || FORMS.test(form) || /^=\p{Ll}+$/u.test(form);
  return role !== undefined && isKnown ? { form, role } : null;
}
