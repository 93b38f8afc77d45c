const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];
const DATE = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4})(?![\d/])/g;
const ISO_DATE = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g;
/** Two digits each: "24/7" and "1/2" are not dates. */
const DAY = /(?<![\d/])(\d{2})\/(\d{2})(?![\d/])/g;
const TIME = /(?<![\d:])([01]?\d|2[0-3])(?:h|:)([0-5]\d)(?:min|h)?(?![\d:\p{L}])/giu;
const HOUR = /(?<!\d)([01]?\d|2[0-4])\s?h(?:rs?|oras?)?(?![\p{L}\d])/giu;
/** Hours are feminine; synthesizers read digits as masculine. */
const FEMININE: Record<number, string> = {
  1: 'uma',
  2: 'duas',
  21: 'vinte e uma',
  22: 'vinte e duas',
};

export function withDatesAndTimes(text: string): string {
  return text
    .replace(DATE, (all, day: string, month: string, year: string) => date(day, month, year) ?? all)
    .replace(
      ISO_DATE,
      (all, year: string, month: string, day: string) => date(day, month, year) ?? all,
    )
    .replace(DAY, (all, day: string, month: string) => date(day, month) ?? all)
    .replace(TIME, (_all, hour: string, minute: string) => time(Number(hour), Number(minute)))
    .replace(HOUR, (_all, hour: string) => hours(Number(hour)));
}

function date(day: string, month: string, year?: string): string | undefined {
  const name = MONTHS[Number(month) - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) return undefined;
  const first = Number(day) === 1 ? 'primeiro' : String(Number(day));
  return `${first} de ${name}${year ? ` de ${year}` : ''}`;
}

const time = (hour: number, minute: number) =>
  minute === 0 ? hours(hour) : `${hours(hour)} e ${minute}`;

const hours = (hour: number) => `${FEMININE[hour] ?? hour} ${hour === 1 ? 'hora' : 'horas'}`;
