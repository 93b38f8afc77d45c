import type { PracticePersona } from '@salesai/contract/practice';
import { oneBuyer } from '../../embedded/phrasing/nouns.ts';
import type { IcpFacts } from '../../facts/index.ts';
import { stated } from '../../facts/index.ts';
import { cleanText, cut, fold } from '../../shared/text.ts';
import { agree } from '../../shared/writing/pt/agreement.ts';
import type { PracticeSetup } from '../port.ts';
import { chance, ownSeed, pickBy } from '../seeded.ts';
import { type Gender, MANNERS, type Manner } from '../types.ts';

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

/** "Maria, 42 anos, professora": a made-up person, whose name is no role. */
const PERSONA =
  /^(?:(?:[Nn]ome|[Pp]ersona|[Cc]liente|[Pp]erfil)[: ]{1,2})?(\p{Lu}\p{Ll}{2,15})(?: \p{Lu}\p{Ll}{1,15}){0,2}, ?\d{2} anos/u;
const personaName = (facts: IcpFacts): string | undefined =>
  PERSONA.exec(facts.description?.value.trim() ?? '')?.[1];

/** Of the ICP's buyer where the words show it, else by the seed. */
export function genderOf({ seed }: PracticeSetup, facts: IcpFacts): Gender {
  const name = personaName(facts);
  if (name !== undefined) return name.endsWith('a') ? 'f' : 'm';
  const shown = stated(facts.buyer)?.gender;
  return shown ?? (chance(seed, 'gender') < 0.55 ? 'f' : 'm');
}

export function personaOf(
  setup: PracticeSetup,
  facts: IcpFacts,
  gender: Gender,
  manner: Manner,
): PracticePersona {
  const adjectives = NAMES[manner]
    .split(', mas ')
    .map((adjective) => agree(adjective, { gender, number: 's' }));
  return {
    name: pickBy(gender === 'f' ? WOMEN : MEN, ownSeed(setup), 'name'),
    role: roleOf(facts, gender),
    manner: adjectives.join(', mas '),
  };
}

/** "dona de salão": the noun of the ICP's buyer, for one person. */
function roleOf(facts: IcpFacts, gender: Gender): string {
  const buyer = stated(facts.buyer);
  const noun = oneBuyer(buyer?.noun ?? null);
  const isName = noun && fold(noun.text) === fold(personaName(facts) ?? '');
  if (!buyer || !noun || isName) return 'cliente';
  const text = cut(cleanText(noun.text), ROLE_MAX);
  if (buyer.kind === 'company') return `responsável por ${text}`;
  if (/^(?:família|casal)/.test(text)) return `${gender === 'f' ? 'mãe' : 'pai'} de família`;
  return roleFor(gender, text, noun.gender);
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
