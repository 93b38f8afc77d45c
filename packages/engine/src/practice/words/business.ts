import { plain } from '../reading/plain.ts';

/** Words of somebody who buys for a business of their own. */
const OWN_BUSINESS =
  /\b(?:(?:minha|nossa|aqui na) (?:empresa|loja|firma|oficina|fabrica|clinica|filial)|(?:meu|nosso|o) (?:setor|financeiro|estoque|caixa|juridico|contador)|setor de compras|equipe|fornecedor\w*|funcionari[oa]s?|colaborador\w*|diretoria|matriz|comite|meus? clientes?|meus numeros|gargalo|requisito|faturamento|inventario|balcao|capital de giro|aprovacao de cima)\b/;

/** Whether only somebody with a business would say it. */
export const isOfBusiness = (line: string): boolean => OWN_BUSINESS.test(plain(line));

/** The lines that this buyer can say: of a business only who has one. */
export const sayable = (lines: readonly string[], isCompany: boolean): readonly string[] =>
  isCompany ? lines : lines.filter((line) => !isOfBusiness(line));
