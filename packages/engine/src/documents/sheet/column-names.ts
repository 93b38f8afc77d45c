/** The names of columns; names that lost the gap between them are separated at capitals. */
export function columnNames(cells: readonly string[], width: number): string[] {
  if (cells.length >= width - 1) return [...cells];
  const pieces = cells.flatMap((cell) => cell.split(/(?<=[\p{Ll}*)]) (?=\p{Lu})/u));
  return pieces.length === width || pieces.length === width - 1 ? pieces : [...cells];
}

/** Two lines of names: names of groups above those of their columns, or names that were wrapped. */
export function joinedNames(above: readonly string[], below: readonly string[]): string[] {
  const small = below.slice(1).filter((name) => /^\p{Ll}/u.test(name)).length;
  const isGrouped = below.length % above.length === 0 || (below.length - 1) % above.length === 0;
  if (!isGrouped || (small * 2 >= below.length && below.length === above.length + 1)) {
    const shift = Math.max(0, Math.min(1, below.length - above.length));
    return below.map((name, at) => `${above[at - shift] ?? ''} ${name}`.trim());
  }
  const isFirstOwn = below.length % above.length !== 0;
  const names = isFirstOwn ? below.slice(1) : below;
  const per = names.length / above.length;
  const all = names.map((name, at) => `${above[Math.floor(at / per)]}, ${name}`);
  return isFirstOwn ? [below[0] ?? '', ...all] : all;
}

/** The names for the cells of a line, as many as there are cells; null when they do not fit. */
export function fitted(names: readonly string[], cells: readonly string[]): string[] | null {
  const columns = cells.length - 1;
  if (cells.length === names.length + 1) return ['', ...names];
  if (cells.length <= names.length) return [...names];
  const times = columns / names.length;
  if (!Number.isInteger(times)) return null;
  // "dom-qui sex-sáb" names two columns that lost the gap between their names.
  const all = names.flatMap((name) => {
    const words = (name.split(', ').at(-1) ?? '').split(' ');
    const group = name.split(', ').slice(0, -1).join(', ');
    const share = words.length / times;
    return Array.from({ length: times }, (_, at) =>
      Number.isInteger(share)
        ? [group, words.slice(at * share, (at + 1) * share).join(' ')].filter(Boolean).join(', ')
        : name,
    );
  });
  return ['', ...all];
}
