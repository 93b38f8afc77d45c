/**
 * Lists of values with a label each, in either order: "24 horas urgência, 300 dias parto",
 * "tela 2 dias / placa 7 dias e câmera 3 dias".
 */
const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
const TIME = '(?:horas?|hs?|dias?|semanas?|m[eê]s(?:es)?|anos?|minutos?|min)(?: úteis| corridos)?';
const MONEY = String.raw`R\$ ?\d{1,3}(?:\.?\d{3}){0,3}(?:,\d{2})?`;
const VALUE = `(?:${NUMBER} ?%|${NUMBER} ?${TIME}|${MONEY})`;
const LABEL = String.raw`\p{L}[^\d:;.%$]{1,50}`;
const LINK = '(?:para|pra|pro|de|d[ao]s?|em|n[ao]s?|a)';

const VALUE_FIRST = new RegExp(
  `^(${VALUE})(?: ?[-–—=:])? (?:${LINK} )?(?:[ao]s? )?(${LABEL})$`,
  'iu',
);
const LABEL_FIRST = new RegExp(`^(${LABEL}?)(?: ?[-–—=:])? (?:em |é |são |de )?(${VALUE})$`, 'iu');
/** What separates pairs; "e" does so before or after a value only. */
const SEPARATORS = new RegExp(
  String.raw` ?[;|·•] ?| \/ |, | e (?=${VALUE}(?!\p{L}))|(?<=${VALUE}) e `,
  'iu',
);
/** Limits and ranges are conditions of a value rather than its label. */
const LIMITED =
  /(?<!\p{L})(?:acima|abaixo|at[eé]|a partir|mais de|menos de|ou mais|gr[aá]tis|limitad\p{L}+|m[ií]nim\p{L}+|m[aá]xim\p{L}+)(?!\p{L})/iu;
const PAIRS_MAX = 14;
const LINE_MAX = 300;

/** The pairs of a list, each as "label value"; null unless all of it are pairs of one order. */
export function pairsOf(list: string): string[] | null {
  if (list.length > LINE_MAX || LIMITED.test(list)) return null;
  const pieces = list
    .replace(/\.$/, '')
    .split(SEPARATORS)
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length < 2 || pieces.length > PAIRS_MAX) return null;
  return inOrder(pieces, LABEL_FIRST, 1, 2) ?? inOrder(pieces, VALUE_FIRST, 2, 1);
}

function inOrder(
  pieces: readonly string[],
  pattern: RegExp,
  label: number,
  value: number,
): string[] | null {
  const pairs = pieces.map((piece) => pattern.exec(piece));
  if (pairs.some((pair) => pair === null)) return null;
  return pairs.map((pair) => `${pair?.[label]?.trim()} ${pair?.[value]?.trim()}`);
}
