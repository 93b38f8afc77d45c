import type { Archetype } from '../seller/facts.ts';
import type { BuyerTag, Challenge, Experience, Situation, TicketBand } from './situation.ts';
import { isConsumerTrade } from './trades.ts';

/** The situations in which a text applies: all given conditions must hold. */
interface Condition {
  /** Whom the texts address. */
  to?: 'people' | 'companies';
  /** Medium companies and enterprises: several people decide. */
  bigBuyer?: true;
  /** People who book appointments, such as at a salon or a clinic. */
  byAppointment?: true;
  /** Any of these trades; a trade of consumers counts only when the texts speak to people. */
  tags?: readonly BuyerTag[];
  /** Any of these ticket bands; false while no price is known. */
  ticket?: readonly TicketBand[];
  experience?: Experience;
  /** False: the seller has no clients yet, so there is no case to quote. */
  hasClients?: boolean;
  /** For one of the four ways of selling. */
  archetype?: Archetype;
  /** For sellers who named this challenge. */
  challenge?: Challenge;
}

/** A text with its condition. */
interface ConditionalLine {
  text: string;
  when: Condition;
}
/** A text of the knowledge base, unconditional or with a condition. */
export type Line = string | ConditionalLine;

/** Trades that work by appointment. */
const BY_APPOINTMENT: readonly BuyerTag[] = ['beauty', 'health', 'pet', 'fitness'];

/** Whether all parts of a condition hold. */
function meets(when: Condition, situation: Situation): boolean {
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

/** Whether a line applies in the situation. */
export const applies = (candidate: Line, situation: Situation) =>
  typeof candidate === 'string' || meets(candidate.when, situation);
/** The text of a line, without its condition. */
export const textOf = (candidate: Line) =>
  typeof candidate === 'string' ? candidate : candidate.text;

/** Every line that applies in the situation, in order. */
export function linesFor(lines: readonly Line[], situation: Situation): string[] {
  return lines.filter((candidate) => applies(candidate, situation)).map(textOf);
}

/** The first line that applies; every such list ends with an unconditional one. */
export function lineFor(lines: readonly Line[], situation: Situation): string {
  return linesFor(lines, situation)[0] ?? '';
}
