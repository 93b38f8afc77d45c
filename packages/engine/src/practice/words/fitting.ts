import { plain } from '../reading/plain.ts';
import type { SessionState } from '../types.ts';
import { sayable } from './business.ts';

/** Messages and simulated minutes after which nobody has just met the other. */
const MET_AFTER = { messages: 5, minutes: 6 * 60 };
const JUST_MET =
  /\b(?:acabei de (?:te )?conhecer|comecou a conversar agora|mal te conheco|mal se falou|te conhecendo|nos conhecer mais|te conhecer melhor|nao te conheco|com quem nao conheco|conhecer quem ta vendendo)\b/;
const INSTALMENTS = /\b(?:parcela\w*|em quantas vezes|a entrada|a vista nao)\b/;
/** A price from which people think of instalments by themselves. */
const INSTALMENTS_FROM = 800;

const hasJustMet = ({ count, clock }: SessionState): boolean =>
  count <= MET_AFTER.messages && clock <= MET_AFTER.minutes;

/** Instalments were offered, or fit the price; a monthly fee has none. */
function mayPayInParts({ price, buyer }: SessionState): boolean {
  if (price.form === 'parcelado' || price.form === 'entrada') return true;
  return !buyer.isMonthly && (price.stated ?? 0) >= INSTALMENTS_FROM;
}

/** The lines that are true of this buyer at this point of the conversation. */
export function fitting(lines: readonly string[], state: SessionState): readonly string[] {
  const own = sayable(lines, state.buyer.isCompany);
  const isFalse = (line: string) =>
    (JUST_MET.test(plain(line)) && !hasJustMet(state)) ||
    (INSTALMENTS.test(plain(line)) && !mayPayInParts(state));
  const kept = own.filter((line) => !isFalse(line));
  return kept.length > 0 ? kept : own;
}
