import { fold } from './text.ts';

/** Groups of people who buy the same thing in different ways; words for one are wrong for another. */
const AUDIENCES: readonly RegExp[] = [
  /\b(?:filh\w+|crianc\w+|bebes?|menin[oa]s?|net[oa]s?|netinh\w+|bailarinas?|pediatra\w*|infantil|infantis|pais|mae|maes|pai|adolescentes?|creche\w*|escolinha\w*|alun[oa]s? pequen[oa]s?|mochila\w*|boletim|dever de casa|licao de casa)\b/,
  /\b(?:noiv\w+|casament\w+|valsa|padrinh\w+|debutante\w*)\b/,
  /\b(?:sindic\w+|morador\w*|condomin\w+)\b/,
  /\b(?:gestante\w*|gravid\w+|enxoval de bebe|recem.nascid\w+)\b/,
  /\b(?:adult[oa]s?|aposentad\w+|terceira idade|idos\w+|aos (?:trinta|quarenta|cinquenta|sessenta|setenta)|depois dos [3-7]0|melhor idade)\b/,
];
const [CHILDREN] = AUDIENCES;
/** A pronoun for somebody without a name in the line: the child, in a trade that has children. */
const SOMEBODY = /\b(?:el[ea]s?|del[ea]s?|nel[ea]s?)\b/;

/** Whether folded words name children, or those who buy for them. */
export const namesChildren = (folded: string): boolean => CHILDREN?.test(folded) ?? false;

/**
 * Whether a line is for an audience that the customer is not of. @param said of the customer, in any
 * words @param hasChildren whether some buyers of the trade buy for children
 */
export function isForOthers(line: string, said: string, hasChildren: boolean): boolean {
  const folded = fold(line);
  const customer = fold(said);
  if (AUDIENCES.some((audience) => audience.test(folded) && !audience.test(customer))) return true;
  return hasChildren && !namesChildren(customer) && SOMEBODY.test(folded);
}
