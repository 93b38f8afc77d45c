import { withoutYearsOfMake } from '../facts/counted.ts';

/** Words whose number says which one, not how many. */
const NUMBERED = 'm[eê]s|sala|apto|apartamento|quarto|turma|lote|modelo|vers[aã]o';

/** Numbers that name a thing: a measure of power, "no mês 5", "1 só". */
const NAMING: readonly RegExp[] = [
  /(?<![\d.,])\d[\d.]{0,8}(?: mil)?(?= ?(?:btus?|cv|hp|cilindradas?|watts?|volts?|polegadas?)(?!\p{L}))/giu,
  new RegExp(String.raw`(?<=(?<!\p{L})(?:${NUMBERED}) )\d{1,4}(?= {0,3}(?:$|[,.;?!]))`, 'giu'),
  // "camiseta tamanho 6"
  /(?<=(?<!\p{L})(?:tamanhos?|tam\.?|manequim|aro) )\d{1,3}(?![\d.,]{0,4}\d)/giu,
  /(?<![\d.,])1(?= s[oó](?!\p{L}))/giu,
  // "não pode ser 12": a number that the seller rejects.
  /(?<=n[aã]o (?:pode(?:m|ria)? ser|existem?) (?:(?:ess|aquel)[ea]s? )?["“']?(?:R\$ ?)?)\d[\d.,]{0,12}(?: ?R\$s?)?/giu,
];

/** A message without the numbers that are no amounts. */
export const withoutNamingNumbers = (text: string): string =>
  NAMING.reduce((rest, pattern) => rest.replace(pattern, ''), withoutYearsOfMake(text));
