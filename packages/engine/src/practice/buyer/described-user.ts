import { capital, cleanText } from '../../shared/text.ts';
import { midSentence } from '../../shared/writing/pt/capitals.ts';
import { asI } from '../../shared/writing/pt/person.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import type { OfferUser } from '../types.ts';
import { namesProblem } from './own-pains.ts';
import { THIRD_PERSON } from './user.ts';

const CLAUSE_ENDS = /[,;.!?\n]+\s*|\s(?=que\s)/u;
const SUBJECT =
  /^(?:(?:que|e|mas|ele|ela|a mãe|o pai|o idoso|a idosa|o filho|a filha|a criança|o velho|a velha)\s+)+/iu;
const LENGTH_MAX = 90;
/** What somebody wears, uses or does about the thing. */
const USES =
  /^(?:não |já |só |nunca |sempre |quase )*(?:usa|calça|veste|aguenta|aumenta|pede|deixa|senta|deita|precisa|repete|arrasta|manca|treme) /u;
const isOfThird = (clause: string): boolean =>
  THIRD_PERSON.test(`${clause} `) || USES.test(`${clause} `);
/** What the one who pays does, fears or thinks, and who and where the customers are. */
const OF_BUYER =
  /\b(?:compr\w+|pag\w+|gast\w+|decid\w+|procur\w+|busc\w+|cuid\w+|medo|receio|preocup\w+|ach[ao]m?|pedem?|clientes?|caro|preco|mora\w*|cidades?|perto|longe|tent\w+)\b/;
const PLURAL = /^(?:não |já |só |nunca )*(?!(?:tem|vem|nem|sem|não) )\p{L}+(?:am|em|êm|ão)(?= )/u;

/** The choice of a field is nothing that is said of anybody. */
const OF_FIELD = /^\s*outr[oa]s?\s*:/iu;

const clausesOf = ({ icp }: PracticeSetup): string[] =>
  icp.answers
    .filter(({ answer }) => !OF_FIELD.test(answer))
    .flatMap(({ answer }) => cleanText(answer).split(CLAUSE_ENDS))
    .map((clause) => midSentence(clause.trim().replace(SUBJECT, '')))
    .filter((clause) => clause.length <= LENGTH_MAX && clause.split(' ').length > 1);

/** What the ICP says of who uses the offer, one statement each: "minha mãe tem o pé inchado". */
export function describedOfUser(setup: PracticeSetup, user: OfferUser): string[] {
  return clausesOf(setup)
    .filter((clause) => !OF_BUYER.test(plain(clause)) && !PLURAL.test(clause))
    .filter((clause) => isOfThird(clause) || (HAS_VERB.test(clause) && namesProblem(clause)))
    .map((clause) => (isOfThird(clause) ? `${user.text} ${clause}` : clause));
}
/** "Nenhum sapato de loja serve" is a statement, "dor no joelho" is none. */
const HAS_VERB =
  /(?<!\p{L})(?:serve|servem|machuca|machucam|aperta|apertam|escorrega|dói|doem|incomoda|incomodam|inchad[oa]|cabe|cabem|resolve|adianta|funciona|some|dura|para|sai|cai|entra|é|são|fica|ficam|tem|trava|falha|piora)(?!\p{L})/u;

const TRIED = /^já ((?:não |só )?)(\p{L}{2,12})ou (?=\p{L})/u;
const TRIED_STEM = /^(?:compr|tent|us|gast|test|procur|pag|troc|lev|pesquis|encomend|experiment)$/u;

/** What the ICP says that was tried, as the buyer says it: "Já comprei chinelo na internet e não adiantou." */
export function describedTry(setup: PracticeSetup): string | null {
  for (const clause of clausesOf(setup)) {
    const [whole, adverb = '', stem = ''] = TRIED.exec(clause) ?? [];
    if (whole !== undefined && TRIED_STEM.test(stem)) {
      return `Já ${adverb}${firstPast(stem)} ${clause.slice(whole.length)}.`;
    }
    const plural = /^já \p{L}{2,12}aram /u.test(clause) ? asI(clause) : null;
    if (plural !== null) return `${capital(plural)}.`;
  }
  return null;
}

const firstPast = (stem: string): string => `${stem.replace(/g$/u, 'gu').replace(/c$/u, 'qu')}ei`;
