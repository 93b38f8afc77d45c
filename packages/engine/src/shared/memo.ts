/** A function of one text that computes each text once; forgets all when there are too many. */
export function memoised<T>(compute: (text: string) => T, max = 5_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= max) known.clear();
    const value = compute(text);
    known.set(text, value);
    return value;
  };
}
