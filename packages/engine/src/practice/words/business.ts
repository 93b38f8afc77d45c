import { plain } from '../reading/plain.ts';
import type { Surroundings } from '../types.ts';

/** Words of somebody who buys for a business of their own. */
const OWN_BUSINESS =
  /\b(?:(?:minha|nossa|aqui na) (?:empresa|loja|firma|oficina|fabrica|clinica|filial)|(?:meu|nosso|o) (?:setor|financeiro|estoque|caixa|juridico|contador)|setor de compras|equipe|fornecedor\w*|funcionari[oa]s?|colaborador\w*|diretoria|matriz|comite|meus? clientes?|meus numeros|gargalo|requisito|faturamento|inventario|balcao|capital de giro|aprovacao de cima)\b/;

/** Words of somebody with people who work there. */
const OF_TEAM =
  /\b(?:equipe|funcionari[oa]s?|colaborador\w*|contratacao|padronizar|explicando pros outros|meu time|o pessoal da (?:loja|empresa)|gerencia|setor)\b/;

/** Words of somebody who sells something. */
const OF_TRADE =
  /\b(?:estoque|margem|fornecedor\w*|clientes?|faturamento|mexendo no preco|balcao|capital de giro|deixei de fechar|fechamento|trimestre)\b/;

/** Whether only somebody with a business would say it. */
export const isOfBusiness = (line: string): boolean => OWN_BUSINESS.test(plain(line));

/** Whether a line speaks of nothing that this buyer does not have. */
export function canSay(
  { isCompany, hasTeam = isCompany, sells = isCompany }: Surroundings,
  line: string,
): boolean {
  const folded = plain(line);
  if (!isCompany) return !OWN_BUSINESS.test(folded);
  return (hasTeam || !OF_TEAM.test(folded)) && (sells || !OF_TRADE.test(folded));
}

/** The lines that this buyer can say: of a business, a team or a trade only who has one. */
export const sayable = (lines: readonly string[], buyer: Surroundings): readonly string[] =>
  lines.filter((line) => canSay(buyer, line));

/** The same of lines of which one has to be said: all where none is left. */
export function sayableOf(
  buyer: Surroundings,
  lines: readonly [string, ...string[]],
): readonly [string, ...string[]] {
  const [first, ...rest] = sayable(lines, buyer);
  return first === undefined ? lines : [first, ...rest];
}
