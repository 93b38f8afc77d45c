import type { Archetype } from '../seller/facts.ts';
import type { BuyerTag, Challenge, Experience, Situation, TicketBand } from './situation.ts';
import { isConsumerTrade } from './trades.ts';

/** In which situations a text is true: all that is given must hold. */
export interface Condition {
  /** Whom the texts address. */
  to?: 'people' | 'companies';
  /** Medium companies and enterprises: several people decide. */
  bigBuyer?: true;
  /** People who book an hour, such as at a salon or a clinic. */
  byAppointment?: true;
  /** Any of these trades; a trade of consumers counts only when the texts speak to people. */
  tags?: readonly BuyerTag[];
  /** Any of these bands of ticket; never while no price is known. */
  ticket?: readonly TicketBand[];
  experience?: Experience;
  /** False: the seller has sold to nobody yet, so there is no case to quote. */
  hasClients?: boolean;
  /** For one of the four ways of selling. */
  archetype?: Archetype;
  /** For sellers who named this challenge. */
  challenge?: Challenge;
}

/** A text with the situation in which it is true. */
export interface ConditionalLine {
  text: string;
  when: Condition;
}
/** A sentence of the knowledge: always true, or with its condition. */
export type Line = string | ConditionalLine;

/** Trades that sell by the booked hour. */
const BY_APPOINTMENT: readonly BuyerTag[] = ['beauty', 'health', 'pet', 'fitness'];

/** Whether a condition is met: all of its parts are. */
export function meets(when: Condition, situation: Situation): boolean {
  const { speaksTo, customers, tags, ticket, experience, hasClients, archetype, challenges } =
    situation;
  const toPeople = speaksTo === 'people';
  const parts = [
    when.to === undefined || when.to === speaksTo,
    !when.bigBuyer ||
      (!toPeople && (customers.includes('medium') || customers.includes('enterprise'))),
    !when.byAppointment || (toPeople && BY_APPOINTMENT.some((tag) => tags.includes(tag))),
    when.tags === undefined ||
      when.tags.some((tag) => tags.includes(tag) && (toPeople || !isConsumerTrade(tag))),
    when.ticket === undefined || (ticket !== null && when.ticket.includes(ticket)),
    when.experience === undefined || when.experience === experience,
    when.hasClients === undefined || when.hasClients === hasClients,
    when.archetype === undefined || when.archetype === archetype,
    when.challenge === undefined || challenges.includes(when.challenge),
  ];
  return parts.every(Boolean);
}

/** Whether a line is true in the situation. */
export const holds = (candidate: Line, situation: Situation) =>
  typeof candidate === 'string' || meets(candidate.when, situation);
/** The words of a line, without its condition. */
export const textOf = (candidate: Line) =>
  typeof candidate === 'string' ? candidate : candidate.text;

/** Whether two lines are true in the same situations. */
export const sameCondition = (one: ConditionalLine, other: ConditionalLine) =>
  JSON.stringify(one.when) === JSON.stringify(other.when);

/** Every line that is true in the situation, in the order of the knowledge. */
export function linesFor(lines: readonly Line[], situation: Situation): string[] {
  return lines.filter((candidate) => holds(candidate, situation)).map(textOf);
}

/** The first line that is true; the knowledge ends each such list with a plain one. */
export function lineFor(lines: readonly Line[], situation: Situation): string {
  return linesFor(lines, situation)[0] ?? '';
}
