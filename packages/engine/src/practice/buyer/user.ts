import type { TradeSheet } from '../../knowledge/practice/trade-sheet.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import type { Biography, Gender } from '../types.ts';
import { namesProblem } from './own-pains.ts';

/** Who the offer is for, where that is not the buyer. */
export interface OfferUser {
  text: string;
  gender: Gender;
}

/** Parents who buy for a child: "mães de adolescentes", "pais que têm filhos na escola". */
const OF_CHILD =
  /\b(?:maes?|pais?|avos?|responsave\w+|famili\w+)\b.{0,30}\b(?:filh\w+|crianc\w+|adolescent\w+|bebes?|alun\w+|menin\w+|net[oa]s?)\b/;
/** Purchases that the child uses and the parent pays. */
const FOR_CHILD: ReadonlySet<string> = new Set(['course', 'music-dance']);

const wordsOf = ({ icp }: PracticeSetup): string =>
  [icp.name, ...icp.answers.map(({ answer }) => answer)].join('. ');

export function userOf(
  setup: PracticeSetup,
  sheet: TradeSheet | null,
  { purchase }: Biography,
): OfferUser | null {
  if (sheet) return sheet.user ?? null;
  const said = plain(wordsOf(setup));
  if (!FOR_CHILD.has(purchase) || !OF_CHILD.test(said)) return null;
  return /\bfilhas?\b/.test(said) && !/\bfilhos?\b/.test(said)
    ? { text: 'minha filha', gender: 'f' }
    : { text: 'meu filho', gender: 'm' };
}

const CLAUSES = /[,;.\n]\s*|\s(?:e|mas)\s|\s(?=que\s)/u;
/** A verb of a third person at the beginning of a clause. */
const THIRD_PERSON =
  /^(?:(?:não|já|só|nunca|sempre|vive) )*(?:vai|vive|tem|tá|está|fica|anda|sente|perde|ouve|trava|\p{Ll}{3,8}[ae]) /u;
const CLAUSE_MAX = 80;

/** What the ICP says of the one who uses the offer: "vai mal em inglês"; null where it says nothing. */
export function troubleOfUser(setup: PracticeSetup): string | null {
  const clauses = wordsOf(setup)
    .split(CLAUSES)
    .map((clause) => clause.trim().replace(/^(?:que|ele|ela) /u, ''));
  return (
    clauses.find(
      (clause) =>
        THIRD_PERSON.test(`${clause} `) &&
        clause.length <= CLAUSE_MAX &&
        clause.split(' ').length > 1 &&
        namesProblem(clause),
    ) ?? null
  );
}
