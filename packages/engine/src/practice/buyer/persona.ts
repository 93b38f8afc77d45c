import type { PracticePersona } from '@salesai/contract/practice';
import { oneBuyer } from '../../embedded/phrasing/nouns.ts';
import type { Buyer } from '../../facts/buyer.ts';
import type { IcpFacts } from '../../facts/index.ts';
import { stated } from '../../facts/index.ts';
import { cleanText, cut, fold } from '../../shared/text.ts';
import { agree } from '../../shared/writing/pt/agreement.ts';
import type { PracticeSetup } from '../port.ts';
import { chance, ownSeed, pickBy } from '../seeded.ts';
import { type Gender, MANNERS, type Manner } from '../types.ts';
import { isCompanyBuyer } from './buyer-facts.ts';
import { type Named, namedIn } from './named.ts';

const WOMEN: [string, ...string[]] = [
  'Sônia',
  'Camila',
  'Patrícia',
  'Rosângela',
  'Juliana',
  'Márcia',
  'Tatiane',
  'Cleide',
  'Fernanda',
  'Luciana',
  'Débora',
  'Vanessa',
];
const MEN: [string, ...string[]] = [
  'Roberto',
  'Anderson',
  'Marcelo',
  'Wagner',
  'Paulo',
  'Rogério',
  'Thiago',
  'Cláudio',
  'Eduardo',
  'Sérgio',
  'Leandro',
  'Valdir',
];
/** The temperament in words, as the masculine singular. */
const NAMES: Readonly<Record<Manner, string>> = {
  hurried: 'apressado',
  distrustful: 'desconfiado',
  staller: 'simpático, mas enrolado',
  haggler: 'pechincheiro',
  technical: 'detalhista',
  undecided: 'indeciso',
};
const ROLE_MAX = 60;

export const mannerOf = ({ seed, scene }: PracticeSetup): Manner =>
  scene === 'haggling' ? 'haggler' : pickBy([...MANNERS], seed, 'manner');

/** Roles that only one gender has, with the other gender's: man, woman. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['pai', 'mãe'],
  ['filho', 'filha'],
  ['genro', 'nora'],
  ['neto', 'neta'],
  ['noivo', 'noiva'],
  ['marido', 'esposa'],
  ['homem', 'mulher'],
  ['senhor', 'senhora'],
  ['avô', 'avó'],
  ['rapaz', 'moça'],
  ['padrinho', 'madrinha'],
  ['padrasto', 'madrasta'],
  ['empresário', 'empresária'],
  ['dono', 'dona'],
];

const headWord = (text: string): string => text.split(' ')[0] ?? '';

/** Of the ICP's buyer where the words show it, else by the seed. */
export function genderOf(setup: PracticeSetup, facts: IcpFacts): Gender {
  const buyer = stated(facts.buyer);
  const shown = namedIn(setup, facts)?.gender ?? buyer?.gender ?? (isOneMan(buyer) ? 'm' : null);
  return shown ?? (chance(setup.seed, 'gender') < 0.55 ? 'f' : 'm');
}

/** "O dono de uma oficina", "caminhoneiro autônomo" is one man; "donos" are anybody. */
const isOneMan = (buyer: Buyer | null): boolean =>
  buyer?.kind === 'person' &&
  buyer.noun.number === 'singular' &&
  buyer.noun.gender === 'm' &&
  /o$/.test(headWord(buyer.noun.text));

export function personaOf(
  setup: PracticeSetup,
  facts: IcpFacts,
  gender: Gender,
  manner: Manner,
): PracticePersona {
  const named = namedIn(setup, facts);
  const adjectives = NAMES[manner]
    .split(', mas ')
    .map((adjective) => agree(adjective, { gender, number: 's' }));
  return {
    name: named?.name ?? pickBy(gender === 'f' ? WOMEN : MEN, ownSeed(setup), 'name'),
    role: roleOf(facts, gender, named),
    manner: adjectives.join(', mas '),
  };
}

/** "dona de salão": the noun of the ICP's buyer, for one person. */
function roleOf(facts: IcpFacts, gender: Gender, named: Named | null): string {
  const buyer = stated(facts.buyer);
  const noun = oneBuyer(buyer?.noun ?? null);
  if (!buyer || !noun || isNameOf(noun.text, named)) return titleIn(facts, gender) ?? 'cliente';
  const text = cut(cleanText(noun.text), ROLE_MAX);
  if (/^(?:homem|mulher|pessoa|senhora?|gente|moç[oa]|rapaz)$/.test(text)) return 'cliente';
  if (buyer.kind === 'company') {
    if (!isCompanyBuyer(facts)) return 'cliente';
    return isOwnBusiness(facts, text)
      ? `${gender === 'f' ? 'dona' : 'dono'} de ${text}`
      : `responsável por ${text}`;
  }
  if (/^(?:família|casal)/.test(text)) return `${gender === 'f' ? 'mãe' : 'pai'} de família`;
  return roleFor(gender, text, noun.gender);
}

/** "dona maria" is who it is, not what she does. */
function isNameOf(text: string, named: Named | null): boolean {
  const words = fold(text).split(' ');
  return named !== null && words.includes(fold(named.name)) && words.length <= 2;
}

const TITLES =
  /, ?(?:(?:é|eh|e) )?(?:um |uma )?((?:don[oa]|gerente|professora?|médic[oa]|dentista|motorista|caminhoneir[oa]|aposentad[oa]|autônom[oa]|advogad[oa]|noiv[oa]|mãe|pai|enfermeir[oa]|cabeleireir[oa]|confeiteir[oa])(?: d[aeo]s? \p{L}{2,15}(?: \p{L}{2,15}){0,2})?)(?=,|\.|$)/iu;
/** What a person who is named does, behind the name: "João, dono de oficina". */
function titleIn(facts: IcpFacts, gender: Gender): string | null {
  const [, title] = TITLES.exec(facts.description?.value ?? '') ?? [];
  return title === undefined
    ? null
    : roleFor(gender, cut(title.trim().toLowerCase(), ROLE_MAX), 'm');
}

const SHARED =
  /^(?:condomini|escola|igreja|hospita|prefeitura|associac|cooperativa|sindicato|orgao|ong\b|faculdade|universidade)/;
/** A small firm belongs to the one who buys; a large or shared one does not. */
function isOwnBusiness({ customers }: IcpFacts, noun: string): boolean {
  const folded = fold(customers?.value ?? '');
  return /peque|micro/.test(folded) && !/medi|grande/.test(folded) && !SHARED.test(fold(noun));
}

const PREPOSITION = /^(?:d[aeo]s?|em|n[ao]s?|com|sem|que|para|pra|por|a|e|ou)$/;
/** Nouns in -o and -a that name a person of either gender. */
const COMMON = /^(?:piloto|modelo|soldado|público|membro|público-alvo)$/;

/** A role in the form for one person of that gender: "pequena produtora de leite". */
export function roleFor(gender: Gender, role: string, grammatical: Gender): string {
  const words = role.split(' ');
  const pair = PAIRS.find((forms) => forms.includes(headWord(role)));
  if (pair) {
    const [man, woman] = pair;
    return [gender === 'f' ? woman : man, ...words.slice(1)].join(' ');
  }
  if (gender === grammatical || gender === 'm') return role;
  const end = words.findIndex((word) => PREPOSITION.test(word));
  const named = end < 0 ? words.length : end;
  return words
    .map((word, at) =>
      at < named && /o$|[dts]or$|ês$/.test(word) && !COMMON.test(word)
        ? agree(word, { gender, number: 's' })
        : word,
    )
    .join(' ');
}
