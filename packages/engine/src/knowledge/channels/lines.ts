import type { Archetype } from '../seller/facts.ts';
import type { BuyerTag, Challenge, Situation, TicketBand } from './situation.ts';
import { isConsumerTrade } from './trades.ts';

/** Trades that live by the hour booked. */
const BY_APPOINTMENT: readonly BuyerTag[] = ['beauty', 'health', 'pet', 'fitness'];

/** A text with the situation in which it is true; a plain string is always true. */
export interface ConditionalLine {
  text: string;
  holds: (situation: Situation) => boolean;
}
/** How the knowledge writes a sentence: as it is, or with what it takes to be true. */
export type Line = string | ConditionalLine;

const line = (text: string, holds: ConditionalLine['holds']): ConditionalLine => ({ text, holds });
const toPeople = (s: Situation) => s.speaksTo === 'people';
const beforeFirstClient = (s: Situation) => !s.hasClients;
const toBigCompanies = (s: Situation) =>
  toCompanies(s) && (s.customers.includes('medium') || s.customers.includes('enterprise'));
const booksAnHour = (s: Situation) =>
  toPeople(s) && BY_APPOINTMENT.some((tag) => s.tags.includes(tag));
const toCompanies = (s: Situation) => s.speaksTo === 'companies';

/** For texts that speak to people. */
export const b2c = (text: string) => line(text, toPeople);
/** For texts that speak to companies. */
export const b2b = (text: string) => line(text, toCompanies);
/** Medium companies and enterprises: several people decide. */
export const bigBuyer = (text: string) => line(text, toBigCompanies);
/** For any of these trades; a trade of consumers counts only when the texts speak to people. */
export const tagged = (tags: readonly BuyerTag[], text: string) =>
  line(text, (s) =>
    tags.some((tag) => s.tags.includes(tag) && (toPeople(s) || !isConsumerTrade(tag))),
  );
/** For people who book an hour, such as at a salon or a clinic. */
export const byAppointment = (text: string) => line(text, booksAnHour);
/** For these bands of ticket; never while nobody said a price. */
export const priced = (bands: readonly TicketBand[], text: string) =>
  line(text, (s) => s.ticket !== null && bands.includes(s.ticket));
/** For sellers of up to two years, or who sell nothing yet. */
export const novice = (text: string) => line(text, (s) => s.experience === 'novice');
/** The seller has sold to nobody yet: no case to tell, no client to quote. */
export const firstSteps = (text: string) => line(text, beforeFirstClient);
/** For sellers of more than two years. */
export const practised = (text: string) => line(text, (s) => s.experience === 'practised');
/** For one of the four ways of selling. */
export const style = (archetype: Archetype, text: string) =>
  line(text, (s) => s.archetype === archetype);
/** For sellers who named this challenge. */
export const facing = (challenge: Challenge, text: string) =>
  line(text, (s) => s.challenges.includes(challenge));

/** Whether a line is true in the situation. */
export const holds = (candidate: Line, situation: Situation) =>
  typeof candidate === 'string' || candidate.holds(situation);
/** The words of a line, without its condition. */
export const textOf = (candidate: Line) =>
  typeof candidate === 'string' ? candidate : candidate.text;

/** Every line that is true in the situation, in the order of the knowledge. */
export function linesFor(lines: readonly Line[], situation: Situation): string[] {
  return lines.filter((candidate) => holds(candidate, situation)).map(textOf);
}

/** The first line that is true; the knowledge ends each such list with a plain one. */
export function lineFor(lines: readonly Line[], situation: Situation): string {
  return linesFor(lines, situation)[0] ?? '';
}
