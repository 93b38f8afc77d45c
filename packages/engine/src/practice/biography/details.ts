import {
  BUYER_FIELDS,
  type BuyerField,
  PROBLEM_FIELDS,
  PURCHASE_FIELDS,
} from '../../knowledge/practice/biography.ts';
import { claimsOfObjection } from '../buyer/objections-of.ts';
import { statedOf } from '../buyer/stated.ts';
import { claimsOf, isExcluded } from '../claims.ts';
import type { PracticeSetup } from '../port.ts';
import { chance } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { type DetailLines, filledDetail, speakerOf } from './detail.ts';
import { buyerKindOf, NEUTRAL, problemKindOf, purchaseKindOf } from './kinds.ts';
import type { QuestionTopic } from './question.ts';

/** All topics, in the order in which their details are chosen. */
const ALL_TOPICS: readonly QuestionTopic[] = [
  ...PURCHASE_FIELDS.map((field) => ({ from: 'purchase', field }) as const),
  ...PROBLEM_FIELDS.map((field) => ({ from: 'problem', field }) as const),
  ...BUYER_FIELDS.map((field) => ({ from: 'buyer', field }) as const),
];

/** The ages of the children are said with the family, where the kind has no lines of their own. */
const idOf = ({ biography }: Buyer, { from, field }: QuestionTopic): string => {
  const isOfFamily = field === 'ages' && buyerKindOf(biography)?.ages === undefined;
  return `${from} ${isOfFamily ? 'family' : field}`;
};

/** What this buyer says of a topic, the same whenever and however it is asked; null without any. */
export const ownDetail = (
  setup: PracticeSetup,
  buyer: Buyer,
  topic: QuestionTopic,
): string | null =>
  statedDetail(setup, buyer, topic) ?? detailsOf(setup, buyer).get(idOf(buyer, topic)) ?? null;

/** How many work there is what the ICP says, and who does it today who does it, however it is asked. */
function statedDetail(setup: PracticeSetup, buyer: Buyer, { from, field }: QuestionTopic) {
  if (!buyer.isCompany) return null;
  if (from === 'buyer' && field === 'team') return statedOf(setup).team?.text ?? null;
  const isOfToday = from === 'purchase' && field === 'today';
  if (!isOfToday || buyer.biography.purchase !== NEUTRAL.purchase) return null;
  const who = detailsOf(setup, buyer).get('buyer who');
  return who === undefined ? null : doneBy(who);
}

/** Who does today what nobody is bought from for. */
export const doneBy = (who: string): string =>
  who.startsWith('eu') ? `hoje sou ${who}` : `hoje quem cuida disso é ${who}`;

/** All details of a buyer, by topic: none excludes another or what the buyer tells of the case. */
export function detailsOf(setup: PracticeSetup, buyer: Buyer): ReadonlyMap<string, string> {
  const speaker = speakerOf(setup, buyer);
  const { pain, impact, tried } = buyer.facts;
  const stated = [pain, impact, tried, buyer.today ?? '', buyer.partner?.text ?? ''];
  const said = [...stated.flatMap(claimsOf), ...buyer.objections.flatMap(claimsOfObjection)];
  const chosen = new Map<string, string>();
  // What can be said in one way only is fixed first.
  for (const { id, lines } of topicsOf(buyer).toSorted((a, b) => a.lines.length - b.lines.length)) {
    const first = Math.floor(chance(speaker.seed, 'detail', id) * lines.length);
    const [usual = '', ...others] = [...lines.slice(first), ...lines.slice(0, first)].map((line) =>
      filledDetail(speaker, line),
    );
    const text = [usual, ...others].find((one) => !isExcluded(one, said)) ?? usual;
    chosen.set(id, text);
    said.push(...claimsOf(text));
  }
  return chosen;
}

function topicsOf(buyer: Buyer): { id: string; lines: DetailLines }[] {
  const found = ALL_TOPICS.flatMap((topic) => {
    const lines = linesOf(buyer, topic);
    return lines ? [{ id: idOf(buyer, topic), lines }] : [];
  });
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at);
}

function linesOf({ biography }: Buyer, topic: QuestionTopic): DetailLines | undefined {
  switch (topic.from) {
    case 'buyer':
      return ofBuyer(biography, topic.field);
    case 'purchase':
      return purchaseKindOf(biography)?.[topic.field];
    case 'problem':
      return problemKindOf(biography)?.[topic.field];
  }
}

function ofBuyer(biography: Buyer['biography'], field: BuyerField): DetailLines | undefined {
  const kind = buyerKindOf(biography);
  return kind?.[field] ?? (field === 'ages' ? kind?.family : undefined);
}
