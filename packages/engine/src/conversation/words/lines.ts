import { linesFor } from '../../knowledge/channels/lines.ts';
import { METHODS } from '../../knowledge/coach/methods/index.ts';
import type { MethodKnowledge } from '../../knowledge/coach/methods/knowledge.ts';
import { objectionOf } from '../reading/objections.ts';
import type { Known } from '../state/known.ts';
import { asksStated } from './asking.ts';
import { withoutMarks } from './case-slots.ts';
import { rotated } from './say.ts';
import { lineForUnread, unreadOf } from './unread.ts';

export const methodOf = (key: string): MethodKnowledge | undefined =>
  METHODS.find((one) => one.key === key);

/** What to say to an objection, in turn; replies without unknown facts first. */
export function lineOfObjection(key: string, at: number, known: Known): string | null {
  const objection = objectionOf(key);
  if (!objection) return null;
  const unread = unreadOf(key, known);
  if (unread !== null) return lineForUnread(unread, at, known);
  const { context } = known;
  const all = linesFor(objection.replies, context.reading.situation);
  const isSure = (text: string) =>
    !/\{(dor|argumento|argumentoEmFrase|servico|assunto)\}/.test(text) &&
    !(text.includes('{ticket}') && context.reading.ticket === null);
  const usable = context.icpName ? sayable(all, known) : all.filter(isSure);
  const fresh = usable.filter((text) => !asksStated(text, known));
  const lines = fresh.length > 0 ? fresh : usable;
  const spoken = rotated([...lines.filter(isSure), ...lines.filter((one) => !isSure(one))], at);
  return spoken ? named(context.fillText(spoken, at), known) : null;
}

/** Lines whose slots can be said to a customer: a fear or an unknown pain is named to nobody. */
export function sayable(lines: readonly string[], { context }: Known): string[] {
  const { pain } = context.reading.brief;
  const isNamed = pain !== null && !pain.isFelt && pain.noun !== null;
  return lines.filter((text) => isNamed || !text.includes('{dor}'));
}

/** An example of a method, in turn, among those that need nothing filled in. */
export function lineOfMethod(key: string, at: number, known: Known): string | null {
  const usable = sayable(methodOf(key)?.examples ?? [], known).flatMap(
    (example) => withoutMarks(known.context.fillText(example, at), known.person) ?? [],
  );
  const given = known.state.log.map(({ turn }) => turn.assistantResponse);
  const fresh = usable.filter((text) => !given.some((reply) => reply.includes(text)));
  return fresh[0] ?? rotated(usable, at) ?? null;
}

/** Puts the customer's name into "[nome]", or leaves out the address. */
export const named = (text: string, { person }: Known): string =>
  withoutMarks(text, person) ?? text.replaceAll('[nome]', person ?? '');
