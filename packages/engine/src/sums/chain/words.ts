import type { Message } from '../reading/stated.ts';

/** A message without the words that only lead to what it says. */
export const withoutLead = (folded: string): string =>
  folded
    .replace(
      /^(?:(?:opa|ops|eita|ih|ixi|vixe|bah|ta|tá|ok|boa|beleza|entao|agora|mas|ai|ah|aí|perai|calma|olha|so que|so q|na verdade)\b[,.! ]*)+/,
      '',
    )
    .trim();

/** The words before a number and after it, up to the next number. */
export function wordsBeside({ words, numbers }: Message, index: number) {
  const at = numbers[index]?.at ?? 0;
  const from = (numbers[index - 1]?.at ?? -1) + 1;
  const to = numbers[index + 1]?.at ?? words.length;
  return { before: words.slice(from, at).join(' '), after: words.slice(at + 1, to).join(' ') };
}
