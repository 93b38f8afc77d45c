import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { asPattern, fold } from '../../shared/text.ts';
import { replaced, word } from '../changes/replacements.ts';
import { pronounOf } from '../reading/people.ts';

/** How the seller may speak of the customer that a text is for. */
export interface Addressee {
  /** Their name; null where it is not known. */
  person: string | null;
  /** Whether a text is for several people: "eles" are then the readers. */
  isToMany?: boolean;
}

const OWNER = '(?:del[ae]s?|d[ao]s? client(?:e|a|es|as))';
/** The determiner that is nearest before an owner, with up to four words between. */
const owned = (owner: string) =>
  new RegExp(
    `(?<![\\p{L}])((?:n|d|pel|num|dum|às?|à)?[oa]s?|ao|aos|à|às|uma?)((?:\\s(?!(?:[oa]s?|d[oa]s?|n[oa]s?|é|e|que|pra|para|pro|com)\\s)[\\p{L}\\d-]+){1,4}?)\\s+${owner}(?![\\p{L}])`,
    'giu',
  );
const OF_PRONOUN = owned(OWNER);
const BARE_OWNED = new RegExp(`(^|[.,;]\\s)(\\p{L}+)\\s+${OWNER}(?![\\p{L}])`, 'giu');
const PLURAL = /s$/iu;

/** "da" + " calça" becomes "da sua calça". */
function withPossessive(determiner: string, thing: string): string {
  if (/^uma?$/iu.test(determiner))
    return `${determiner}${thing} ${/a$/iu.test(determiner) ? 'sua' : 'seu'}`;
  const isFemale = /(?:^|[^o])(?:a|as|à|às)$/iu.test(determiner);
  const possessive = `${isFemale ? 'sua' : 'seu'}${PLURAL.test(determiner) ? 's' : ''}`;
  return `${determiner} ${possessive}${thing}`;
}

/** "a barra da calça do moço Vinícius" in a message to him: "a barra da sua calça". */
function addressedTo(person: string | null, content: string): string {
  if (person === null) return content;
  const last = person.split(' ').at(-1) ?? person;
  const names = [...new Set([person, last])].map(asPattern).join('|');
  const title = '(?:(?:dona|seu|dra?\\.?|doutora?|mo[çc][oa]|client[ea]|noiv[oa]|alun[oa]) )?';
  const of = owned(`d[aeo] ${title}(?:${names})`);
  const asSubject = word(`[ao] ${title}(?:${names})`);
  return replaced(
    content.replace(of, (_all, determiner: string, thing: string) =>
      withPossessive(determiner, thing),
    ),
    [
      [word(`(?:pr[ao]|para [ao]) ${title}(?:${names})`), 'para você'],
      [asSubject, 'você'],
    ],
  );
}

/** What a thing does: "a moto … ela fica pronta". */
const OF_THING =
  /(?<![\p{L}])el[ae] (?=(?:fica|ficou|chega|chegou|custa|vence|venceu|serve|funciona|sai|dura|acaba|veio|vem (?:com|de|em)|t[aá] pront|est[aá] pront|t[aá] com|quebrou|queimou|desgast)(?![\p{L}]))/giu;
const PROTECTED = '\u0001';

/** The pronouns that mean the customer: of their gender where the name shows it, else both. */
function pronounsOf({ person }: Addressee): string {
  const folded = fold(person ?? '');
  if (person === null || folded.includes(' e ')) return 'el[ae]';
  if (/^(?:dona|sra|senhora|dra|doutora|tia)\b/.test(folded)) return 'ela';
  if (/^(?:seu|sr|senhor|dr|doutor|tio)\b/.test(folded)) return 'ele';
  const [first = ''] = folded.split(' ');
  if (!FIRST_NAMES.has(first) || !/[ao]$/.test(first)) return 'el[ae]';
  return pronounOf(person);
}

/** "o pedido dela chegou" becomes "o seu pedido chegou". */
export function toCustomer(content: string, to: Addressee = { person: null }): string {
  const she = pronounsOf(to);
  const things = content.replace(OF_THING, (found) =>
    isOfThing(content, found) ? `${PROTECTED}${found}` : found,
  );
  const owned_ = withOwnKin(addressedTo(to.person, things), to)
    .replace(/(?<![\p{L}])por conta del[ae]s?(?![\p{L}])/giu, 'por sua conta')
    .replace(OF_PRONOUN, (_all, determiner: string, thing: string) =>
      withPossessive(determiner, thing),
    )
    .replace(
      BARE_OWNED,
      (_all, start: string, thing: string) =>
        `${start}${/(?:a|ção|gem)$/iu.test(thing) ? 'sua' : 'seu'} ${thing}`,
    );
  return replaced(owned_, [
    [word('(?:pr[ao]|para [ao]) client[ea]'), 'para você'],
    [word(`(?:pra|para|p) ${she}`), 'para você'],
    [new RegExp(`(?<![\\p{L}${PROTECTED}])${she}(?![\\p{L}])`, 'giu'), 'você'],
    ...(to.isToMany || to.person?.includes(' e ') ? ([[word('el[ea]s'), 'vocês']] as const) : []),
    [word('[ao] client[ea](?= (?:pode|quer|precisa|tem|vai|ganha|paga|leva|escolhe))'), 'você'],
    [AT_THEIRS, '$1aí'],
    [word('vc'), 'você'],
    [word('n'), 'não'],
    [word('q'), 'que'],
  ])
    .replaceAll(PROTECTED, '')
    .replace(
      / (e|mas|porém) que (?=(?:você|o|a|os|as|eu|vou|posso|pode|dá|já|está|tá|só)(?![\p{L}]))/giu,
      ' $1 ',
    );
}

/** "passo lá na sexta": where the customer is. */
const AT_THEIRS =
  /(?<![\p{L}])((?:passo|vou|chego|levo|entrego|apareço|irei|ir|passar|levar|entregar|chegar)\s(?:até\s|ate\s|aí\s)?)l[aá](?=[.,;!?]|$|\s(?:n[ao]\s(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo)|às|as|amanh[aã]|hoje|hj|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|dia|com|para|pra|e)(?![\p{L}]))/giu;

/** "a formatura da filha" */
const KIN =
  /(?<![\p{L}])((?:n|d|pr|pel|a|par?a )?([oa]))\s(filh[oa]|marido|esposa|esposo|irmã|irmão|net[oa]|sobrinh[oa]|sogr[oa])(?![\p{L}])(?!\s(?:d[aeo]s?|únic[oa]|mais)(?![\p{L}]))/giu;

/** Somebody's kin that no owner is named of is the reader's. */
const withOwnKin = (content: string, { person, isToMany = false }: Addressee): string =>
  isToMany
    ? content
    : content.replace(KIN, (all, before: string, article: string, kin: string, at: number) =>
        fold(person ?? '').includes(fold(kin)) || OWNED.test(content.slice(at + all.length))
          ? all
          : `${before} ${/a/iu.test(article) ? 'sua' : 'seu'} ${kin}`,
      );
const OWNED = /^\s(?:d[aeo]s?|del[ae]s?)(?![\p{L}])/iu;

/** Whether a thing of the same gender stands before "ela fica pronta". */
function isOfThing(content: string, found: string): boolean {
  const before = content.slice(0, content.indexOf(found));
  const article = /ela/iu.test(found) ? 'a' : 'o';
  return new RegExp(
    `(?<![\\p{L}])(?:${article}|[dn]${article}|sua|seu|meu|minha|uma?) (?!senhora?|client)\\p{L}{3,}`,
    'iu',
  ).test(before);
}
