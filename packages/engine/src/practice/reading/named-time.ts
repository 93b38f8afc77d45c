const PART = '(?:manh[ãa]|tarde|noite)(?!\\p{L})';
const DAY = `(?:dia \\d{1,2}(?:\\/\\d{1,2}| de \\p{L}{4,9})?|\\d{1,2}\\/\\d{1,2}|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:[- ]feira)?|s[áa]bado|domingo|hoje|depois de amanh[ãa]|amanh[ãa]|semana que vem|(?:essa|esta|pr[óo]xima) semana)(?!\\p{L})(?:,? (?:de |à |a |pela |na )?${PART})?`;
const HOUR =
  '(?:(?:[àa]s|umas) \\d{1,2}(?![\\d/])(?: ?h(?:oras|s|\\d{2})?|:\\d{2})?|\\d{1,2} ?h(?:oras|s|\\d{2})?|\\d{1,2}:\\d{2}|meio-dia)(?!\\p{L})(?: da (?:manh[ãa]|tarde|noite)(?!\\p{L}))?';
/** A day with its hour, at most some words apart. */
const BOTH = new RegExp(`(?<!\\p{L})(${DAY})[^.?!]{0,14}?(?<![\\p{L}\\d])(${HOUR})`, 'giu');
const ONE_DAY = new RegExp(`(?<!\\p{L})(${DAY})`, 'giu');
const ONE_HOUR = new RegExp(`(?<![\\p{L}\\d])(${HOUR})`, 'giu');

const hourOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:[àa]s|umas) /u, '')
    .replace(/ ?h(?:oras|s)?(?= da |$)/u, '')
    .replace(/ da manha$/u, ' da manhã')
    .replace(/^(\d{1,2})$/u, '$1h');

const dayOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^sabado/u, 'sábado')
    .replace(/^terca/u, 'terça')
    .replace(/amanha(?!\p{L})/u, 'amanhã')
    .replace(/manha(?!\p{L})/u, 'manhã');

/** The day and hour that a text proposes, as it is said in an answer: "quinta às 15h"; null for none. */
export function namedTimeIn(text: string): { text: string; hasHour: boolean } | null {
  const [, day, hour] = [...text.matchAll(BOTH)].at(-1) ?? [];
  if (day !== undefined && hour !== undefined) {
    return { text: `${dayOf(day)} às ${hourOf(hour)}`, hasHour: true };
  }
  const [, alone] = [...text.matchAll(ONE_DAY)].at(-1) ?? [];
  if (alone !== undefined) return { text: dayOf(alone), hasHour: false };
  const [, late] = [...text.matchAll(ONE_HOUR)].at(-1) ?? [];
  return late === undefined ? null : { text: `às ${hourOf(late)}`, hasHour: true };
}
