import { fold } from '../../shared/text.ts';
import { countWords } from '../reading/wording.ts';

const SUBJECT =
  '(?:(?:el[ae]s?|eu|isso|ninguem|(?:[oa] )?client[ea]|[oa] \\p{L}{3,20}|(?:dona|seu) \\p{L}{3,20}) )?';
/** "ele não pediu referência", "não é amigo", "nem falou de crise": what the last reply took for granted. */
const DENIES = new RegExp(
  `^(?:(?:mas|e|nao|n|so que|ue|uai|nossa|calma|gente|coach)[,!.]? ){0,3}${SUBJECT}(?:nao|n|num|nem|nunca) (?:(?:me|te|lhe|nem|ta|tava|esta|estava) ){0,2}(?:(?:pediu|pedi|falou|falei|disse|reclamou|perguntou|perguntei|citou|citei|mencionou|mencionei|reclamando|pedindo|falando)\\b|aceitou \\p{L}+ nenhum|(?:e|eh|foi|era) (?!que\\b|so\\b|car[oa]\\b|facil|possivel|hora\\b|bem\\b|isso\\b|assim\\b|pra\\b|para\\b|justo|verdade|seguro|confiavel|bom\\b|boa\\b))`,
  'u',
);
/** "não disse nada" tells of silence. */
const SILENT = /\b(?:disse|falou|pediu|perguntou) (?:mais )?nada\b(?! (?:d[aeo]s?|sobre))/;
const BETWEEN = /(?<=[.!?;]) |, | (?=(?:e )?nem )/u;
const REST_WORDS = 4;

/** What a correction of the last reply denies, and what it says besides. */
export interface Denial {
  denied: readonly string[];
  rest: string;
}

/** A message that begins with what it denies; null for others. */
export function denialIn(text: string): Denial | null {
  const clauses = text
    .trim()
    .replace(/\s+/g, ' ')
    .split(BETWEEN)
    .filter((clause) => !isOnlyNo(clause));
  const [first] = clauses;
  if (first === undefined || !denies(first)) return null;
  const rest = clauses.filter((clause) => !denies(clause));
  return { denied: clauses.filter(denies), rest: rest.reduce(joined, '') };
}

/** Whether what is left after a denial says enough to be read. */
export const saysEnough = ({ rest }: Denial): boolean => countWords(rest) >= REST_WORDS;

const denies = (clause: string): boolean => {
  const folded = fold(clause).replace(/^e (?=nem )/, '');
  return DENIES.test(folded) && !SILENT.test(folded) && !folded.endsWith('?');
};

const isOnlyNo = (clause: string): boolean =>
  /^(?:nao|n|num|ue|uai|mas)[.,! ]{0,3}$/.test(fold(clause));

const joined = (all: string, clause: string): string =>
  all === '' ? clause : `${all}${/[.!?;]$/.test(all) ? ' ' : ', '}${clause}`;
