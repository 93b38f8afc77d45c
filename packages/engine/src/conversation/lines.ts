import { linesFor } from '../knowledge/channels/lines.ts';
import { METHODS } from '../knowledge/coach/methods/index.ts';
import type { MethodKnowledge } from '../knowledge/coach/methods/knowledge.ts';
import { LINES } from '../knowledge/conversation/index.ts';
import type { LineKey } from '../knowledge/conversation/knowledge.ts';
import type { Known } from './known.ts';
import { objectionOf } from './objections.ts';

export const methodOf = (key: string): MethodKnowledge | undefined =>
  METHODS.find((one) => one.key === key);

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

/** What to say to an objection, in turn; replies without unknown facts first. */
export function lineOfObjection(key: string, at: number, known: Known): string | null {
  const objection = objectionOf(key);
  if (!objection) return null;
  const { context } = known;
  const all = linesFor(objection.replies, context.reading.situation);
  const isSure = (text: string) =>
    !/\{(dor|argumento|argumentoEmFrase|servico|assunto)\}/.test(text) &&
    !(text.includes('{ticket}') && context.reading.ticket === null);
  const usable = context.icpName ? all : all.filter(isSure);
  const spoken = rotated([...usable.filter(isSure), ...usable.filter((one) => !isSure(one))], at);
  return spoken ? named(context.fillText(spoken, at), known) : null;
}

export function lineOfMethod(key: string, at: number, known: Known): string | null {
  const example = rotated(methodOf(key)?.examples ?? [], at);
  return example ? named(known.context.fillText(example, at), known) : null;
}

/** Puts the customer's name into "[nome]". */
export const named = (text: string, { person }: Known): string =>
  person ? text.replaceAll('[nome]', person) : text;
