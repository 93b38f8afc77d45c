import { LINES } from '../../knowledge/conversation/index.ts';
import type { LineKey } from '../../knowledge/conversation/knowledge.ts';
import type { Known } from '../state/known.ts';

export const rotated = <T>(items: readonly T[], at: number): T | undefined =>
  items[at % Math.max(1, items.length)];

/** A line of the coach, with the names that are known. */
export function line(
  key: LineKey,
  at: number,
  { firstName, person }: Known,
  slots: Record<string, string> = {},
): string {
  const text = rotated(LINES[key], at) ?? '';
  const values: Record<string, string> = {
    nome: firstName ? `, ${firstName}` : '',
    pessoa: person ?? 'o cliente',
    ...slots,
  };
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}
