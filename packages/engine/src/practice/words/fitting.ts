import { claimsOf, isTrueOf, withClaims } from '../claims.ts';
import { plain } from '../reading/plain.ts';
import type { SessionState } from '../types.ts';
import { sayable } from './business.ts';

/** Messages and simulated minutes after which nobody has just met the other. */
const MET_AFTER = { messages: 5, minutes: 6 * 60 };
const JUST_MET =
  /\b(?:acabei de (?:te )?conhecer|comecou a conversar agora|mal te conheco|mal se falou|te conhecendo|mal conversou|com quem (?:eu )?to falando|nos conhecer mais|te conhecer melhor|nao te conheco|com quem nao conheco|conhecer quem ta vendendo)\b/;
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

/** Of the price as new, of closing as asked for, and of time to think, which nobody asks for twice. */
const SURPRISED = /\?\?|\beita\b|\bturista\b|\bai,/;
const OF_CLOSING = /^fechar sem\b/;
const PUTS_OFF = /\bdeixa eu\b/;
const PUT_OFF = 'deixa eu';

/** What was said of the buyer's world stays true. */
export function noteClaims(state: SessionState, text: string) {
  state.claims = withClaims(state.claims ?? {}, claimsOf(text));
}

/** Remembers what a session has once. */
export function noteSaid(state: SessionState, text: string) {
  noteClaims(state, text);
  if (PUTS_OFF.test(plain(text)) && !state.used.includes(PUT_OFF)) state.used.push(PUT_OFF);
}

/** The lines that are true of this buyer at this point of the conversation. */
export function fitting(
  lines: readonly string[],
  state: SessionState,
  isKnown = false,
): readonly string[] {
  const own = sayable(lines, state.buyer);
  const asksClose = state.own.at(-1)?.some((stem) => stem.startsWith('fech')) ?? false;
  const isFalse = (line: string) =>
    (isKnown && SURPRISED.test(plain(line))) ||
    (OF_CLOSING.test(plain(line)) && !asksClose) ||
    (PUTS_OFF.test(plain(line)) && state.used.includes(PUT_OFF)) ||
    (JUST_MET.test(plain(line)) && !hasJustMet(state)) ||
    (INSTALMENTS.test(plain(line)) && !mayPayInParts(state));
  const kept = own.filter((line) => !isFalse(line) && isTrueOf(state.claims ?? {}, line));
  return kept.length > 0 ? kept : own;
}
