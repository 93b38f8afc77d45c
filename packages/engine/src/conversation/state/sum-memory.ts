import type { CoachReplyInput, PreviousTurn } from '../../port.ts';
import { fold } from '../../shared/text.ts';
import {
  type Given,
  goodOf,
  goodOfRow,
  type Memory,
  readGivens,
  withoutNamingNumbers,
} from '../../sums/index.ts';
import type { ConversationState } from './conversation-state.ts';
import { isRejected } from './rejected-sum.ts';

/** Messages in which a figure is still meant. */
const TURNS = 8;
/** Lines of the profile of a customer that are read for numbers. */
const LINES_MAX = 60;

/** What a sum may use of the conversation before it and of the seller's facts. */
export function memoryOf({ log, facts }: ConversationState): Memory {
  const near = log.slice(-TURNS);
  const said = near.map(({ turn }) => turn.userInput);
  return {
    problems: near.flatMap(({ act }, at) =>
      act.kind === 'sum' && act.problem && !isRejected(near, at, said) ? [act.problem] : [],
    ),
    pending: pendingIn(near),
    talk: near.flatMap(({ turn, act }) => [
      ...givensOf(turn).map((one) => (isOfOthers(turn.userInput) ? asOthers(one) : one)),
      ...(act.kind === 'document' ? quotedIn(turn.assistantResponse) : []),
    ]),
    facts,
    said,
  };
}

/** What a competitor asks or a customer offers is no price of the seller. */
const OTHERS =
  /\b(?:concorrent\w+|fulano|outr[oa] (?:loja|empresa|vendedor\w*)|olx|shopee|mercado livre|acha por|achou por|fez por|oferec\w+|(?:el[ae]|client\w+) (?:paga|quer pagar|disse que paga))\b/;
const isOfOthers = (text: string) => OTHERS.test(fold(text));
const asOthers = (one: Given): Given =>
  one.unit === 'R$' ? { ...one, role: 'resale' as const } : one;

/** The amount with which a reply from documents begins, named as there. */
function quotedIn(reply: string): Given[] {
  const [, amount = '', name = ''] =
    /^\*\*(R\$ [\d.,]{1,20}[^*]{0,40})\*\*([^—]{0,80})/.exec(reply) ?? [];
  const [given] = amount ? (readGivens(`${amount}`) ?? []) : [];
  const label =
    fold(name)
      .match(/\p{L}{3,}/gu)
      ?.join(' ') ?? '';
  return given ? [{ ...given, role: 'price', label, isBare: false }] : [];
}

/** The numbers of the last messages of a sum that has no result yet. */
function pendingIn(near: ConversationState['log']): Given[] {
  const solved = near.findLastIndex(({ act }) => act.kind !== 'sum' || act.problem !== null);
  return near.slice(solved + 1).flatMap(({ turn }) => givensOf(turn));
}

const GIVENS = new WeakMap<PreviousTurn, readonly Given[]>();

/** A state is built from all its turns: each is read once. */
function givensOf(turn: PreviousTurn): readonly Given[] {
  const known = GIVENS.get(turn);
  if (known) return known;
  const given = readGivens(withoutNamingNumbers(turn.userInput)) ?? [];
  GIVENS.set(turn, given);
  return given;
}

/** What is known besides the talk: numbers of the profile, and goods of the documents. */
export const statedIn = (input: CoachReplyInput) => ({
  facts: factNumbers(input),
  goods: (input.rows ?? []).flatMap((row) => goodOfRow(row) ?? []),
  lists: (input.rows ?? []).flatMap(({ kind, line, item, conditions, section, file }) =>
    kind === 'line' ? [{ line, item, conditions, section, file }] : [],
  ),
});

/** The numbers that the seller's answers, the description of the customer and the price lists state. */
function factNumbers({ sellerAnswers, icp, rows = [] }: CoachReplyInput): Given[] {
  const answers = (sellerAnswers ?? []).map(({ answer }) => answer);
  const lines = icp ? textsIn(icp.profile) : [];
  const stated = [...answers, ...lines]
    .filter((line) => /\d|\bmil\b/.test(line))
    .slice(0, LINES_MAX)
    .flatMap((line) => readGivens(line) ?? []);
  const goods = rows.flatMap(({ kind, item, conditions, range, amount, per, file }) =>
    kind === 'price' && range === null && amount?.kind === 'money' && amount.high === null
      ? goodOf([item, ...conditions].join(' '), amount.low, per, file)
      : [],
  );
  return [...stated, ...goods];
}

/** All texts of a profile. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
