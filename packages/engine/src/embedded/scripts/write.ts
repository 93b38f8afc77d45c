import type { ChannelProfile } from '@salesai/contract/channels';
import { applies, type Line, textOf } from '../../knowledge/channels/lines.ts';
import type { ChannelKey, Situation } from '../../knowledge/channels/situation.ts';
import { scriptsOf } from '../../knowledge/scripts/index.ts';
import type { Block, ScriptPart } from '../../knowledge/scripts/knowledge.ts';
import type { Variation } from '../../shared/variation.ts';
import { fillSlots, type Slots, slotsIn } from '../../shared/writing/pt/slots.ts';
import type { Reading } from '../channels/reading.ts';
import { withShortOffer } from './short-offer.ts';
import { scriptWords, spokenName } from './words.ts';

type ScriptExample = ChannelProfile['scriptExamples'][number];

/** Writes one part: a message or paragraph for each of its blocks, a blank line between. */
export function writePart(
  part: ScriptPart,
  { situation }: Reading,
  words: Slots,
  variation: Variation,
): string {
  const { oferta = null } = words;
  const text = part.content
    .flatMap((block) => writeBlock(block, situation, words, variation) ?? [])
    .join('\n\n');
  return withShortOffer(text, oferta);
}

/** The tips that apply, with their slots filled. */
export const tipsOf = (part: ScriptPart, { situation }: Reading, words: Slots): string[] =>
  part.tips
    .filter((tip) => applies(tip, situation))
    .flatMap((tip) => fillSlots(textOf(tip), words) ?? []);

/** Example scripts for the description of a channel. */
export function exampleScripts(
  key: ChannelKey,
  reading: Reading,
): [ScriptExample, ...ScriptExample[]] {
  const { voice, opening } = scriptsOf(key);
  const words = scriptWords(reading, spokenName(null, voice), 0);
  return [
    {
      name: opening.title,
      usage: opening.usage,
      content: writePart(opening, reading, words, reading.words(`script ${key} 0`)),
      tips: [],
    },
  ];
}

/** The text of a block; see {@link Block}. Null without a line that can be filled. */
export function writeBlock(
  block: Block,
  situation: Situation,
  words: Slots,
  variation: Variation,
): string | null {
  const candidates = block
    .filter((line) => applies(line, situation))
    .flatMap((line) => {
      const text = fillSlots(textOf(line), words);
      return text === null ? [] : [{ text, rank: rankOf(line) }];
    });
  const best = Math.max(...candidates.map(({ rank }) => rank));
  const winners = candidates.filter(({ rank }) => rank === best).map(({ text }) => text);
  return variation.some(winners, 1)[0] ?? null;
}

const CONDITION_RANK = 100;

/** A line for this situation is better than one for all, then the one with the most facts. */
const rankOf = (line: Line): number =>
  (typeof line === 'string' ? 0 : CONDITION_RANK) +
  slotsIn(textOf(line)).reduce((sum, { name }) => sum + (SPECIFIC.has(name) ? 10 : 1), 0);

/** Slots that only a stated fact fills. */
const SPECIFIC: ReadonlySet<string> = new Set([
  'dor',
  'dorNome',
  'dorPergunta',
  'receio',
  'decisor',
  'lugar',
  'gatilho',
]);
