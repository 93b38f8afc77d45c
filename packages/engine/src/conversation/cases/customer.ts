import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { asPattern, fold } from '../../shared/text.ts';
import { textRequested } from '../acts/text-request.ts';
import { peopleIn, pronounAt, pronounOf, recipientIn } from '../reading/people.ts';
import type { Case, Cases } from './case.ts';

/** Which customer a message is about. */
export type Reference =
  | { kind: 'known'; at: number; name: string | null }
  | { kind: 'new'; name: string | null; role: string | null; gender: Case['gender'] }
  | { kind: 'none' };

const ROLES =
  'client[ea]|don[oa]|s[ií]ndic[oa]|gerente|diretora?|compradora?|noiv[oa]|paciente|alun[oa]|m[ãa]e|pai|rapaz|mo[çc][oa]|senhora?|cara|mulher|homem|casal|m[ée]dic[oa]|engenheir[oa]|produtora?|fazendeir[oa]|lojista|secret[áa]ri[oa]|propriet[áa]ri[oa]|professora?|pastora?|empres[áa]ri[oa]|dentista|padre|pastor|fregu[êe]s|freguesa|prefeito|caminhoneiro|arquitet[oa]|enfermeir[oa]|agricultora?|pecuarista|turista|h[óo]spede|advogad[oa]|coordenadora?|menin[oa]|tiozinho|velhinh[oa]|doutora?';
const DESCRIBED = new RegExp(
  String.raw`(?<![\p{L}])(uma?|outr[oa]|ess[ea]|aquel[ea]|[oa]|d[oa]|n[oa]|pr[oa]|ao|à)\s+(?:outr[oa] |tal |novo |nova )?((?:${ROLES})(?![\p{L}])(?!\s+del[ea])(?:,?\s+(?:d[eoa]s?|n[oa])\s+\p{L}[\p{L}-]{1,20}(?:\s+(?:d[eoa]s?\s+)?(?!e\b|que\b|que|pra\b|com\b|n[ãa]o\b|me\b|disse|falou|sumiu|quer|est[áa]|t[áa]|pedi|ach(?:ou|a)\b|respond|mand(?:ou|a)\b|lig(?:ou|a)\b|compr(?:ou|a)\b|fech|vai\b|vem\b|veio|viu|gost|j[áa]\b|s[óo]\b|tem\b|desist|perguntou|\p{L}{2,12}(?:ou|eu|iu|aram|eram|iram)(?![\p{L}]))\p{L}[\p{L}-]{2,20}){0,2})?)(?![\p{L}])`,
  'giu',
);
const BUSINESS =
  /(?<![\p{L}])((?:padaria|mercad(?:o|inho)|loja|oficina|sal[ãa]o|cl[íi]nica|restaurante|pousada|hotel|farm[áa]cia|academia|escola|condom[íi]nio|f[áa]brica|metal[úu]rgica|empresa|pet ?shop|lanchonete|bar|posto|igreja|fazenda|construtora|imobili[áa]ria|distribuidora|ind[úu]stria|cooperativa|concession[áa]ria|transportadora|ag[êe]ncia|escrit[óo]rio|consult[óo]rio|hamburgueria|pizzaria|confeitaria|[óo]tica|atacado|usina)\s+(?:d[aeo]\s+)?\p{Lu}[\p{L}'’]+(?:\s\p{Lu}[\p{L}'’]+)?)/u;
/** Somebody beside the customer: "o marido dela, o Jorge". */
const RELATION =
  /(?:marido|esposa|mulher|s[óo]ci[oa]|filh[oa]|m[ãa]e|pai|irm[ãa]o?|sogr[oa]|contador|chefe|vizinh[oa]|prim[oa]|amig[oa]|concorrente|genro|nora|cunhad[oa]|ti[oa]|av[óô]|net[oa]|funcion[áa]ri[oa]|assistente|secret[áa]ri[oa]|porteiro|diretora? \p{L}{4,20}|ajudante|sobrinh[oa])(?: d[eo]l[ea])?,?\s+(?:d?[oa] |é [oa] |se chama )?$/iu;
/** "aqui é o Tião", "sou a Marina": the seller. */
const SELF = /(?:aqui (?:é|e|eh|quem fala é)|sou|me chamo|meu nome (?:é|e))\s+(?:[oa] )?$/iu;
const NAMES_IT = /\b(?:nome|chama|se chama)\b|\b(?:ela|ele) e [ao] /;

export const shortName = (name: string) => fold(name).split(' ').at(-1) ?? '';

/** The people of a message that may be customers: neither the seller nor somebody's relatives. */
export function customersIn(text: string): string[] {
  return peopleIn(text).filter((name) => {
    const at = text.toLowerCase().indexOf((name.split(' ').at(-1) ?? name).toLowerCase());
    const before = text
      .slice(0, Math.max(0, at))
      .replace(/(?:dona|seu|senhora?|dr\.?|dra\.?)\s+$/iu, '');
    return (
      !ownsNext(name, text) && !RELATION.test(before) && !SELF.test(before) && !sells(name, text)
    );
  });
}

/** "o Studio Bela Unha, da Patrícia": the business of the person who is named next. */
function ownsNext(name: string, text: string): boolean {
  if (FIRST_NAMES.has(fold(name.split(' ')[0] ?? ''))) return false;
  const owner = new RegExp(
    `${asPattern(name)}(?:\\s\\p{Lu}\\p{L}+){0,2},? d[ao] (?:dona |seu )?(\\p{Lu}\\p{L}+)`,
    'u',
  ).exec(text)?.[1];
  return owner !== undefined && FIRST_NAMES.has(fold(owner));
}

/** "a Estamparia Sul cobra 26", "comprou da Belavista": who sells to a customer is none. */
function sells(name: string, text: string): boolean {
  const [first = ''] = name.split(' ');
  if (/^(?:dona|seu|dra?\.?|sra?\.?)$/iu.test(first)) return false;
  const named = `${asPattern(name)}(?:\\s\\p{Lu}\\p{L}+){0,2}`;
  const offers = FIRST_NAMES.has(fold(first)) ? 'cobra|cobrou' : OFFERS;
  return new RegExp(
    `${named}(?:,[^,.]{3,40},)?\\s(?:ainda |já |também |tb |lá |do \\p{L}+ |da \\p{L}+ ){0,2}(?:${offers})(?![\\p{L}])|(?:compr\\p{L}{1,3}|contrat\\p{L}{1,3}) (?:d[ao]|com [ao]) ${named}`,
    'u',
  ).test(text);
}
const OFFERS =
  'cobra|cobrou|faz|fazem|vende|oferece|ofereceu|entrega|pratica|apresentou|fica|tinha prazo';

/** Relatives and others beside a customer that a message names: "o irmão dele, o Celso". */
export function relativesIn(text: string): string[] {
  const customers = new Set(customersIn(text));
  return peopleIn(text).filter((name) => {
    const at = text.toLowerCase().indexOf((name.split(' ').at(-1) ?? name).toLowerCase());
    return !customers.has(name) && !SELF.test(text.slice(0, Math.max(0, at)));
  });
}

/**
 * The customer that a message is about, among those that the conversation knows.
 * @param asksText whether the message asks for a text, if that is known already
 */
export function referenceIn(text: string, cases: Cases, asksText?: boolean): Reference {
  const named = byName(text, cases, asksText);
  if (named) return named;
  const described = byDescription(text, cases);
  if (described) return described;
  const pronoun = pronounIn(text);
  if (pronoun) {
    const at = fitting(pronoun, cases);
    if (at !== null) return { kind: 'known', at, name: null };
    return cases.current === null
      ? { kind: 'new', name: null, role: null, gender: pronoun }
      : { kind: 'known', at: cases.current, name: null };
  }
  return { kind: 'none' };
}

const isNamed = ({ name }: Case, other: string) =>
  name !== null && shortName(name) === shortName(other);

/** The latest customer whose name stands in the message, also in lower case. */
function knownIn(text: string, { all, current }: Cases): number | null {
  const words = new Set(fold(text).split(/[^a-z]+/));
  const found = all.flatMap(({ name }, at) =>
    name !== null && words.has(shortName(name)) ? at : [],
  );
  return found.find((at) => at !== current) ?? found[0] ?? null;
}

function byName(text: string, cases: Cases, asksText?: boolean): Reference | null {
  const mentioned = knownIn(text, cases);
  const isText = peopleIn(text).length > 0 && (asksText ?? textRequested(text) !== null);
  const pronoun = isText ? pronounAt(text) : null;
  const names = customersIn(pronoun === null ? text : text.slice(0, pronoun));
  const recipient = isText ? recipientIn(text) : null;
  const name = names.find((one) => one === recipient) ?? names[0] ?? '';
  const isOther = name !== '' && !cases.all.some((one) => isNamed(one, name));
  if (mentioned !== null && !(isOther && name === recipient))
    return { kind: 'known', at: mentioned, name: null };
  if (names.length === 0) return null;
  const beside = cases.all.findLastIndex(({ related }) =>
    related.some((one) => shortName(one) === shortName(name)),
  );
  if (beside >= 0 && name !== recipient) return { kind: 'known', at: beside, name: null };
  const at = cases.all.findLastIndex((one) => isNamed(one, name));
  if (at >= 0) return { kind: 'known', at, name };
  const current = cases.current === null ? undefined : cases.all[cases.current];
  const isSame =
    !current?.gender || current.gender === pronounOf(name) || NAMES_IT.test(fold(text));
  const startsOther = /\b(?:outr[oa]|uma? (?:cliente|moc|rapaz|don))\b/.test(fold(text));
  const isOver =
    (current?.stage === 'lost' || current?.stage === 'closed') && !NAMES_IT.test(fold(text));
  if (current && !current.name && isSame && !startsOther && !isOver && cases.current !== null)
    return { kind: 'known', at: cases.current, name };
  return { kind: 'new', name, role: roleIn(text), gender: pronounOf(name) };
}

const roleIn = (text: string): string | null => {
  const role = [...text.matchAll(DESCRIBED)][0]?.[2];
  return role && !/^(?:client\p{L}*|don[oa]|senhora?)$/iu.test(role) ? role.trim() : null;
};

/** "a do salão", "essa do bolo": a customer by the place or thing that belongs to them. */
const BY_THING =
  /(?<![\p{L}])(?:ess[ea]|aquel[ea]|[oa]|pr[oa]|[dn][oa])\s+d[aeo]s?\s+(\p{L}{3,20})(?![\p{L}])/giu;
/** "tem outro que disse", "e outra, que quer": somebody new without a name. */
const SOMEBODY_ELSE =
  /(?<![\p{L}])(?:(?:tem|teve|veio|apareceu|chegou|e|mais) )?(?:um |uma )?(outr[oa]),? (?:que |q )?(?:me |já |ja |só |so )*(?:diss|fal|quer|ped|ach|sum|respond|mand|compr|dev|vem|vei|perg)/iu;

function byThing(text: string, cases: Cases): Reference | null {
  for (const [, thing = ''] of text.matchAll(BY_THING)) {
    const at = cases.all.findLastIndex((one) => isAlike(one, thing));
    if (at >= 0) return { kind: 'known', at, name: null };
  }
  return null;
}

/** "perdi a venda de um Onix", "mês passado perdi um cliente": somebody else than before. */
const LOST_OTHER =
  /\b(?:perdi|perdemos) (?:(?:(?:a|uma|essa|minha) venda|o negocio|o contrato) (?:d[eo]|num|numa|com) (?:um|uma|outr[oa])|(?:um|uma|outr[oa]) (?:client\w+|venda|contrato|negocio))\b|\b(?:semana|mes|ano) passad[oa],? (?:eu )?perdi\b/;

function byDescription(text: string, cases: Cases): Reference | null {
  if (LOST_OTHER.test(fold(text))) return { kind: 'new', name: null, role: null, gender: null };
  const byOther = SOMEBODY_ELSE.exec(text)?.[1];
  if (byOther && ![...text.matchAll(DESCRIBED)][0])
    return { kind: 'new', name: null, role: null, gender: /a$/iu.test(byOther) ? 'ela' : 'ele' };
  const thing = byThing(text, cases);
  if (thing) return thing;
  const business = BUSINESS.exec(text)?.[1];
  const ofBusiness = business
    ? cases.all.findLastIndex(({ place }) => place !== null && fold(place) === fold(business))
    : -1;
  if (ofBusiness >= 0) return { kind: 'known', at: ofBusiness, name: null };
  const [found] = [...text.matchAll(DESCRIBED)];
  if (!found) return null;
  const [, article = '', role = ''] = found;
  const gender = genderOf(article, role);
  const isNew = /^(?:uma?|outr[oa])$/iu.test(article) || /\boutr[oa]\b/iu.test(found[0]);
  const isSpecific = /\s/.test(role);
  const matching = cases.all.findLastIndex((one) => isAlike(one, role));
  if (!isNew && matching >= 0) return { kind: 'known', at: matching, name: null };
  if (isNew || isSpecific) return { kind: 'new', name: null, role, gender };
  const at = cases.current;
  const current = at === null ? undefined : cases.all[at];
  const isGeneric = /^(?:cliente|pessoa|cara|casal)/iu.test(role);
  if (at !== null && current && (isGeneric || !current.gender || current.gender === gender))
    return { kind: 'known', at, name: null };
  return { kind: 'new', name: null, role, gender };
}

/** Whether a role names the same customer: "o dono do mercadinho" and "dono do mercadinho do lado". */
function isAlike({ role, place, needs }: Case, other: string): boolean {
  const words = (text: string) =>
    fold(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3);
  const known = new Set(words(`${role ?? ''} ${place ?? ''} ${needs ?? ''}`));
  const asked = words(other).filter((word) => !/^client/.test(word));
  return asked.length > 0 && asked.every((word) => known.has(word));
}

const FEMALE =
  /^(?:dona|freguesa|arquiteta|enfermeira|agricultora|noiva|aluna|mae|moca|senhora|mulher|medica|engenheira|produtora|fazendeira|secretaria|proprietaria|professora|pastora|empresaria|advogada|coordenadora|menina|velhinha|doutora|sindica|diretora|compradora)\b/;

const genderOf = (article: string, role: string): Case['gender'] => {
  if (FEMALE.test(fold(role)) || /^(?:uma|outra|ess?a|aquela|a|da|na|pra|à)$/iu.test(article))
    return 'ela';
  return /^casal/iu.test(role) ? null : 'ele';
};

function pronounIn(text: string): 'ela' | 'ele' | null {
  const found = /\b(?:n|d)?(el[ae])\b/.exec(fold(text))?.[1];
  return found === 'ela' || found === 'ele' ? found : null;
}

/** The case of the latest customer of this gender. */
function fitting(gender: 'ela' | 'ele', { all, current }: Cases): number | null {
  const now = current === null ? undefined : all[current];
  if (now && (now.gender === gender || now.gender === null)) return current;
  const order = all
    .map((one, at) => ({ at, last: one.turns.at(-1) ?? -1, gender: one.gender }))
    .filter((one) => one.gender === gender || one.gender === null)
    .toSorted((a, b) => b.last - a.last);
  return order[0]?.at ?? null;
}

export const placeIn = (text: string): string | null => BUSINESS.exec(text)?.[1]?.trim() ?? null;

/** The gender that a message shows for a customer: "a Suelen", "uma cliente", "ela". */
export function genderShown(text: string, name: string | null): Case['gender'] {
  const folded = fold(text);
  const last = name ? shortName(name) : '';
  const article = last
    ? new RegExp(`\\b([oa]|[dn][oa]|pr[oa]) (?:seu |dona )?${asPattern(last)}\\b`).exec(folded)?.[1]
    : undefined;
  if (article) return article.endsWith('a') ? 'ela' : 'ele';
  if (name && /^(?:dona|seu|dra?|sra?)\b/i.test(name)) return pronounOf(name);
  return pronounIn(text);
}
