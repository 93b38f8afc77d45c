/** One measured figure, with the bound that the product is held to, if any. */
export interface Figure {
  name: string;
  value: number;
  unit: '%' | '' | 'ms' | 'MB' | 's';
  /** How many were measured. */
  of?: number;
  atLeast?: number;
  atMost?: number;
}

/** Prints figures beside their bounds; a missed bound makes the process fail at its end. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const { name, value, unit, of } = figure;
    const missed = isMissed(figure);
    if (missed) process.exitCode = 1;
    const count = of === undefined ? '' : ` of ${of}`;
    const shown = `${formatted(value)}${unit === '' ? '' : ` ${unit}`}${count}`;
    console.log(
      `  ${name.padEnd(52)} ${shown.padEnd(20)} ${boundOf(figure)}${missed ? '  MISSED' : ''}`,
    );
  }
}

const isMissed = ({ value, atLeast, atMost }: Figure) =>
  (atLeast !== undefined && value < atLeast) || (atMost !== undefined && value > atMost);

function boundOf({ atLeast, atMost, unit }: Figure): string {
  if (atLeast !== undefined) return `at least ${atLeast} ${unit}`.trimEnd();
  return atMost === undefined ? '' : `at most ${atMost} ${unit}`.trimEnd();
}

const formatted = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : 1);

/** The percentage of items that a condition holds for. */
export const percentOf = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.length === 0 ? 0 : (100 * items.filter(holds).length) / items.length;

/** The most frequent names, with their counts. */
export function mostFrequent(names: readonly string[], most: number): string[] {
  return [...Map.groupBy(names, (name) => name)]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, most)
    .map(([name, all]) => `${name} ${all.length}`);
}
