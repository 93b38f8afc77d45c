import { ACCENTED } from './accented-words.ts';

/** Lower case without accents; "ç" is "c". */
const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
const KNOWN: ReadonlyMap<string, string> = new Map(ACCENTED.map((word) => [bare(word), word]));

/** Endings that words have with an accent only; the longest first where one ends in another. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(\p{L}{1,20})cao$/u, '$1ção'],
  [/^(\p{L}{1,20})coes$/u, '$1ções'],
  [/^(\p{L}{1,20})oes$/u, '$1ões'],
  [/^(\p{L}{1,20})ao$/u, '$1ão'],
  [/^(\p{L}{2,20})([ai])(vel|veis)$/u, '$1$2\u0301$3'],
  [/^(\p{L}{3,20})([ao])(rios?)$/u, '$1$2\u0301$3'],
  [/^(\p{L}{2,20})([ae])(ncias?)$/u, '$1$2\u0302$3'],
  [/^(\p{L}{2,20})([aei])(tic[oa]s?|stic[oa]s?)$/u, '$1$2\u0301$3'],
  [/^(\p{L}{2,20})([aoe])(nic[oa]s?)$/u, '$1$2\u0302$3'],
  [/^(\p{L}{1,20}ol)(o)(gic[oa]s?)$/u, '$1$2\u0301$3'],
  [/^(\p{L}{1,20}gr)(a)(fic[oa]s?)$/u, '$1$2\u0301$3'],
  [/^(\p{L}{2,20})(e)(tric[oa]s?)$/u, '$1$2\u0301$3'],
  [/^(\p{L}{2,20})(i)(ssim[oa]s?)$/u, '$1$2\u0301$3'],
];
/** Verbs and other words that only end like one of these. */
const OTHERS =
  /^(?:financia|licencia|gerencia|evidencia|referencia|presencia|influencia|diferencia|vivencia|potencia|distancia|pratic[oa]|critic[oa]|cacao|heroes|does)s?$/;

/** "tecnicas" from "técnico". */
function otherGender(word: string): string | undefined {
  const [, stem = '', ending = ''] = /^(\p{L}+)([oa]s?)$/u.exec(word) ?? [];
  const known = KNOWN.get(`${stem}o`) ?? KNOWN.get(`${stem}a`);
  return known && `${known.slice(0, -1)}${ending}`;
}

/** A word in lower case with the accent that it is written with: "sintetica" is "sintética". */
function accentedWord(word: string): string {
  const known = KNOWN.get(word);
  if (known) return known;
  const singular = word.endsWith('s') ? KNOWN.get(word.slice(0, -1)) : undefined;
  if (singular) return `${singular}s`;
  const other = /i[cm][oa]s?$/.test(word) ? otherGender(word) : undefined;
  if (other) return other;
  if (OTHERS.test(word)) return word;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  return ending ? word.replace(ending[0], ending[1]).normalize('NFC') : word;
}

/** Words in lower case, or with one capital at the start of a sentence. */
const WORD =
  /(?<![\p{L}\p{M}\d@./_-])(?:\p{Ll}{2,24}|(?<=(?:^|[.!?:]\s))\p{Lu}\p{Ll}{1,24})(?![\p{L}\p{M}\d@_-])/gu;

/** A text with the accents that were left out on a phone; words that have one stay. */
export const withAccents = (text: string): string =>
  text.replace(WORD, (word) => {
    if (/[^a-zç]/iu.test(word)) return word;
    const accented = accentedWord(word.toLowerCase().replaceAll('ç', 'c'));
    if (accented === bare(accented)) return word;
    return /^\p{Lu}/u.test(word)
      ? `${accented.charAt(0).toUpperCase()}${accented.slice(1)}`
      : accented;
  });
