import type { TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import { asYou } from '../../shared/writing/pt/person.ts';
import { statedAges } from '../biography/children.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { between, chance, ownSeed } from '../seeded.ts';
import type { Biography, Gender, OfferUser } from '../types.ts';
import { isForOwnChild, isForParent } from './bought-for.ts';
import { namesProblem } from './own-pains.ts';

const wordsOf = ({ icp }: PracticeSetup): string =>
  [icp.name, ...icp.answers.map(({ answer }) => answer)].join('. ');

/** Parents who buy for a child: "mães de adolescentes", "pais que têm filhos na escola". */
const OF_CHILD =
  /\b(?:maes?|pais?|avos?|responsave\w+|famili\w+)\b.{0,30}\b(?:filh\w+|crianc\w+|adolescent\w+|bebes?|alun\w+|menin\w+|net[oa]s?)\b/;
/** Purchases that the child uses and the parent pays. */
const FOR_CHILD: ReadonlySet<string> = new Set(['course', 'music-dance']);
const USUAL_CHILD = { who: 'child', ages: [8, 12] } as const;

/** Who works, studies far away or drives. */
const GROWN =
  /\b(?:trabalh(?:ar|a|o)|faculdade|universi\w+|habilitac\w+|motos?|carros?|emprego|vestibular|estagio)\b/;
const GROWN_CHILD = { who: 'child', ages: [18, 22] } as const;
const USUAL_PARENT = { who: 'parent', ages: [72, 84] } as const;

/** Who the offer is for, where that is not the buyer. @param stated the gender that the seller spoke of first */
export function userOf(
  setup: PracticeSetup,
  sheet: TradeSheet | null,
  { purchase }: Biography,
  stated: Gender | null,
): OfferUser | null {
  const said = plain(`${setup.offer.name}. ${wordsOf(setup)}`);
  const isForChild = (FOR_CHILD.has(purchase) && OF_CHILD.test(said)) || isForOwnChild(setup);
  const child = GROWN.test(said) ? GROWN_CHILD : USUAL_CHILD;
  const ofWords = isForParent(setup) ? USUAL_PARENT : isForChild ? child : null;
  const usual = sheet?.user ?? (sheet ? null : ofWords);
  if (!usual) return null;
  const { who, ages } = usual;
  const drawn = chance(ownSeed(setup), 'user') < 0.5 ? 'f' : 'm';
  const gender = userGenderIn(who, said) ?? stated ?? drawn;
  const { low, high } = (who === 'child' ? statedAges(setup) : null) ?? {
    ...{ low: ages[0], high: ages[1] },
  };
  const age = between(low, high, ownSeed(setup), 'user age');
  return { who, text: CALLED[who][gender], gender, age };
}

const CALLED: Readonly<Record<OfferUser['who'], Record<Gender, string>>> = {
  child: { m: 'meu filho', f: 'minha filha' },
  parent: { m: 'meu pai', f: 'minha mãe' },
};

/** Words that name one gender only; "filhos", "pais" and, of a parent, "mães" as buyers name none. */
const NAMING: Readonly<Record<OfferUser['who'], Record<Gender, RegExp>>> = {
  child: {
    m: /\b(?:filho|filhinho|meninos?|garotos?|neto|enteado|rapaz)\b/,
    f: /\b(?:filh(?:a|inha)s?|meninas?|garotas?|netas?|enteada|moc(?:a|inha)s?)\b/,
  },
  parent: {
    m: /\b(?:(?:seu|teu|o|do|no|ao|pro|meu) pai|sogro|vovo)\b/,
    f: /\b(?:(?:sua|tua|a|da|na|minha|pra) mae|sogra|avo)\b/,
  },
};

/** The gender that a text names for a child or a parent; null where it names none or both. */
export function userGenderIn(who: OfferUser['who'], folded: string): Gender | null {
  const isMan = NAMING[who].m.test(folded);
  const isWoman = NAMING[who].f.test(folded);
  return isMan === isWoman ? null : isMan ? 'm' : 'f';
}

/** "Como está a situação dele?"; null where both or none is spoken of. */
export function pronounGenderIn(folded: string): Gender | null {
  const isMan = /\bd?eles?\b/.test(folded);
  return isMan === /\bd?elas?\b/.test(folded) ? null : isMan ? 'm' : 'f';
}

const CLAUSES = /[,;.\n]\s*|\s(?:e|mas)\s|\s(?=que\s)/u;
const ADVERBS = '(?:(?:não|já|só|nunca|sempre|ainda|também) ){0,4}';
/** A verb of a third person at the beginning of a clause. */
export const THIRD_PERSON = new RegExp(
  `^${ADVERBS}(?:vai|vive|tem|tá|está|fica|anda|sente|perde|ouve|trava|precisa|quer|chora|sofre|tir(?:a|ou)|repetiu|reprovou|esquece|estuda|odeia|morre|foge|detesta|enrola|confunde|erra|escuta|cai|reclama|enxerga|vê|desiste|larg(?:a|ou)|parou|fala|lê|escreve|evita|consegue|gosta|entende|aprende|acompanha|presta|dorme|come|enrolou|caiu|aceita|recusa|mora|toma|anda|levanta|sai|insiste|teima) `,
  'u',
);
/** "Adolescentes que vão mal em inglês": what several of them do. */
const OF_SEVERAL = new RegExp(
  `(?<!\\p{L})(?:filh|crianç|adolescente|alun|menin|jovens|net[oa]s|garot|idos)\\p{L}*(?: (?!que )\\p{L}+){0,2} que (${ADVERBS}\\p{L}+(?:am|em|ão) [^,;.\\n]{3,80})`,
  'u',
);
const CLAUSE_MAX = 80;

/** What the ICP says of the one who uses the offer: "vai mal em inglês"; null where it says nothing. */
export function troubleOfUser(setup: PracticeSetup): string | null {
  const words = wordsOf(setup);
  const ofSeveral = OF_SEVERAL.exec(words)?.[1]?.split(CLAUSES)[0];
  const asOne = ofSeveral === undefined ? null : asYou(ofSeveral);
  const clauses = words
    .split(CLAUSES)
    .map((clause) => clause.trim().replace(/^(?:que|ele|ela) /u, ''))
    .filter((clause) => THIRD_PERSON.test(`${clause} `));
  return (
    [...clauses, ...(asOne === null ? [] : [asOne])].find(
      (clause) =>
        clause.length <= CLAUSE_MAX && clause.split(' ').length > 1 && namesProblem(clause),
    ) ?? null
  );
}
