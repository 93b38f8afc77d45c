/** Things that sellers count; a number before one of them is followed by its plural. */
const SINGULAR =
  /(?<![\p{L}\d.,:/]|(?:dia|[àa]s|sala|loja|casa|mesa|n[uú]mero|tamanho|tam)\s)((?:[2-9]|\d{2,4})\s)(metro|quilo|litro|dia|hora|minuto|semana|ano|pe[cç]a|caixa|pacote|saco|parcela|pessoa|unidade|m[eê]s|vez)(?=[\s.,;:!?)]|$)/giu;
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/^m[eê]s$/iu, 'meses'],
  [/^vez$/iu, 'vezes'],
];
const pluralOf = (noun: string): string => {
  const found = PLURALS.find(([ending]) => ending.test(noun));
  return found ? noun.replace(found[0], found[1]) : `${noun}s`;
};

/** "as 10h", "10:30", "7 e meia da manhã", "14 hs" */
const CLOCK =
  /(?<![\p{L}\d.,:/])([01]?\d|2[0-3]):([0-5]\d)(?:\s?(?:hs?|hrs?|horas))?(?![\p{L}\d:])/gu;
const HALF = /(?<=(?:[àa]s|at[eé]|pel[ao]s?|das|para as|pras)\s)(\d{1,2})\se\smeia(?![\p{L}])/giu;
const SHORT = /(?<![\p{L}\d.,:/])([01]?\d|2[0-3])\s?(?:hs|hrs?)(?![\p{L}\d])/giu;
const SPACED = /(?<![\p{L}\d.,:/])([01]?\d|2[0-3])\sh(?![\p{L}\d])/gu;
const HOUR =
  '(?:[01]?\\d|2[0-3])(?:h(?:[0-5]\\d)?(?![\\p{L}\\d])|(?=[.,;!?)]|$|\\s(?:da|em|aqui|na|no|com|para|pra|e)(?![\\p{L}])))';
/** "quinta as 10", "amanhã as 9h" */
const UNACCENTED = new RegExp(
  `(?<=(?:segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|feira|amanh[aã]|hoje|manh[aã]|tarde|noite|\\d),?\\s)as(?=\\s${HOUR})`,
  'giu',
);
const BARE_HOUR =
  /(?<=(?<![\p{L}])às\s)([01]?\d|2[0-3])(?=[.,;!?)]|$|\s(?:da (?:manh|tard|noit)\p{L}+|em|aqui|na|no|com|para|pra|e)(?![\p{L}]))/giu;

const clock = (hours: string, minutes: string): string =>
  `${Number(hours)}h${minutes === '00' ? '' : minutes}`;

/** Hours as "10h30", and what is counted in the plural. */
export const withFigures = (text: string): string =>
  text
    .replace(CLOCK, (_all, hours: string, minutes: string) => clock(hours, minutes))
    .replace(HALF, '$1h30')
    .replace(SHORT, '$1h')
    .replace(SPACED, '$1h')
    .replace(UNACCENTED, (as) => (as === 'As' ? 'Às' : 'às'))
    .replace(BARE_HOUR, '$1h')
    .replace(SINGULAR, (_all, count: string, noun: string) => `${count}${pluralOf(noun)}`);
