import { fold } from '../../shared/text.ts';
import type { DocumentRow } from '../row.ts';
import { groupsIn, type RuleClause } from '../rules/clauses.ts';
import { spelledOut } from '../spelled-out.ts';
import { EXACT, isIn } from '../verdict/matching.ts';
import { namesOf } from '../verdict/names.ts';
import { isForm } from '../verdict/whether.ts';
import { asData, sourceText } from '../wording.ts';

/** What a rule grants or denies. */
const ACTS: readonly RegExp[] = [
  /\btroc\w+/,
  /\b(?:devol\w+|reembols\w+|estorn\w+)/,
  /\b(?:garantia|cobr(?:e|em|imos|ir)|cubro|cobert\w+)\b/,
  /\b(?:entreg[aou]\w*)/,
  /\baceit\w+/,
  /\b(?:cancel|remarc|desmarc)\w+/,
];
const ASKS =
  /\?|\b(?:posso|pode|podemos|tem direito|(?:pel|n)as? (?:\w+ )?(?:regras?|politica|normas?)|troco|cubro|devolvo|aceito|entrego|quer que)\b/;
/** An amount or a time is decided by its own number, words to say by advice. */
const ASKS_OTHER =
  /\b(?:quant[oa]s?|qual|quando|prazo|como|onde|por que|respond\w+|digo|dizer|falo|falar|resposta|mensagem|o que)\b/;
const DENIES = /\b(?:nao|nunca|sem|perdem?|nem)\b/;
/** "só por defeito" leaves that case out of the denial. */
const EXCEPTION =
  /\b(?:so|somente|apenas|exceto|salvo|a nao ser|menos)\s(?:por |com |em |se |no caso de )?(.{3,60})$/;
/** "(menos perfume e piscina)", "(não cobre queda)" */
const BRACKETED =
  /\((?:menos|exceto|salvo|nao (?:cobre|vale|inclui)|perde(?: se)?)\s([^()\d]{3,90})\)/;
const GENERIC =
  /^(?:peca|produt|item|iten|materi|artig|compra|client|caso|coisa|outro|uso|contat)$/;
const PART = /[.;,?!]\s|\s(?:mas|porem|e)\s/;
const PARTICIPLE = /[ai]d[oa]s?$/;
const ALIKE = 4;

/**
 * That a rule denies what a question asks for because of something that the message names: "peça
 * bordada não troca" decides before any term or condition does.
 */
export function deniedAct(
  question: string,
  rows: readonly DocumentRow[],
): { text: string; rows: DocumentRow[] } | null {
  const message = fold(spelledOut(question));
  const asked = ACTS.filter((act) => act.test(message));
  if (asked.length === 0 || !ASKS.test(message) || ASKS_OTHER.test(message)) return null;
  const stems = statedStems(message);
  const found = groupsIn(rows).flatMap(({ clauses }) =>
    clauses.filter((clause, at) => {
      const act = actOf(clause, clauses[at - 1]);
      return act !== undefined && asked.includes(act) && denies(clause, act, stems, message);
    }),
  );
  const [clause] = found;
  if (!clause || new Set(found.map(({ row }) => row)).size > 1) return null;
  const { written, row } = clause;
  const isWhole = written.length >= row.line.length - 2;
  const said = isWhole ? '' : `${asData(written.charAt(0).toLowerCase() + written.slice(1))}. `;
  return { text: `**Não**: ${said}“${asData(row.line)}” — ${sourceText([row])}.`, rows: [row] };
}

/** "aliança também não" denies what the clause before it does. */
function actOf({ text }: RuleClause, before: RuleClause | undefined): RegExp | undefined {
  const own = ACTS.find((act) => act.test(text));
  return (
    own ?? (/\bnao$/.test(text) ? ACTS.find((act) => act.test(before?.text ?? '')) : undefined)
  );
}

/** The stems of a message that it does not itself deny: "não montou" is nothing mounted. */
const statedStems = (message: string): string[] =>
  message
    .split(PART)
    .flatMap((part) => namesOf(part.replace(/\b(?:nao|nem|sem|nunca) (?:\w+ ){0,1}\w+/g, ' ')))
    .filter((stem) => !isForm(stem));

function denies(
  { text }: RuleClause,
  act: RegExp,
  stems: readonly string[],
  message: string,
): boolean {
  const within = thingsIn(BRACKETED.exec(text)?.[1] ?? '', act);
  if (within.some((thing) => thing.every((word) => isNamed(word, stems)))) return true;
  const bare = text.replace(/\([^()]{0,80}\)?/g, ' ').trim();
  const denial = DENIES.exec(bare);
  if (!denial || /\d/.test(bare)) return false;
  const excepted = EXCEPTION.exec(bare);
  if (excepted && namesOf(excepted[1] ?? '').some((stem) => isIn(stem, namesOf(message), EXACT)))
    return false;
  const main = excepted ? bare.slice(0, excepted.index) : bare;
  const before = thingsIn(main.slice(0, denial.index), act);
  const things =
    before.length > 0 ? before : thingsIn(main.slice(denial.index + denial[0].length), act);
  return things.some((thing) => thing.every((word) => isNamed(word, stems)));
}

/** The things of a list, each with the words that tell it from others. */
const thingsIn = (text: string, act: RegExp): string[][] =>
  text
    .replace(/^[^:]{2,60}:\s/, '')
    .split(/,| ou | e | nem |\//)
    .map((name) =>
      name
        .split(' ')
        .filter((word) => word !== '' && !act.test(word) && !ACTS.some((one) => one.test(word)))
        .flatMap((word) => (GENERIC.test(namesOf(word)[0] ?? '') || isForm(word) ? [] : [word])),
    )
    .map((words) => words.filter((word) => namesOf(word).length > 0))
    .filter((words) => words.length > 0);

/** "montado" of a rule is named by "montou". */
const isNamed = (word: string, stems: readonly string[]): boolean =>
  namesOf(word).every(
    (stem) =>
      isIn(stem, stems, EXACT) ||
      (PARTICIPLE.test(word) &&
        word.length > ALIKE + 1 &&
        stems.some((one) => one.slice(0, ALIKE) === word.slice(0, ALIKE))),
  );
