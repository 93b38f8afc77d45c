const GAP = /\[([^\]\n]{1,160})\]/g;

/** What a text still asks for, such as "nome" for `[nome]`, each once. */
export const gapsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(GAP)].map(([, name = '']) => name)),
];

/** What is entered anew for each person: every gap that is not confirmed once for all. */
export const personalGapsIn = (text: string): string[] =>
  gapsIn(text).filter((gap) => !/^confirme: /i.test(gap));

/** The text with the values filled in; a gap without a value stays. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(GAP, (gap, name: string) => values[name]?.trim() || gap);

/** What to call the field of a gap: "[confirme: pagamento]" asks for "Pagamento". */
export function labelOf(gap: string): string {
  const words = gap.replace(/^confirme: /i, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
