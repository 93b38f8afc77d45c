import type { ChannelProfile } from '@salesai/contract/channels';
import {
  applies,
  type ConditionalLine,
  type Line,
  linesFor,
  sameCondition,
  textOf,
} from '../../knowledge/channels/lines.ts';
import type { ChannelKey, Situation } from '../../knowledge/channels/situation.ts';
import { SCRIPTS } from '../../knowledge/scripts/index.ts';
import type { Block, ScriptPart } from '../../knowledge/scripts/knowledge.ts';
import type { Variation } from '../../shared/variation.ts';
import { fill } from '../channels/fill.ts';
import type { Reading } from '../channels/reading.ts';
import { scriptWords, spokenName } from './words.ts';

type ScriptExample = ChannelProfile['scriptExamples'][number];

/** Writes one part: a text for each of its blocks, a blank line between. */
export function writePart(
  part: ScriptPart,
  { situation }: Reading,
  words: Readonly<Record<string, string>>,
  variation: Variation,
): string {
  return part.content
    .flatMap((block) => chosen(block, situation, variation))
    .map((text) => fill(text, words))
    .join('\n\n');
}

/** Example scripts for the description of a channel. */
export function exampleScripts(
  key: ChannelKey,
  reading: Reading,
): [ScriptExample, ...ScriptExample[]] {
  const { voice, opening, main, closing } = SCRIPTS[key];
  const variation = reading.words(`examples ${key}`);
  const example = (part: ScriptPart, at: number): ScriptExample => ({
    name: part.title,
    usage: part.usage,
    content: writePart(part, reading, scriptWords(reading, spokenName(null, voice), at), variation),
    tips: linesFor(part.tips, reading.situation),
  });
  return [example(opening, 0), example(main, 1), example(closing, 2)];
}

/** The text of a block; see {@link Block}. Empty when its condition is false. */
export function chosen(block: Block, situation: Situation, variation: Variation): string[] {
  if (!isList(block)) return applies(block, situation) ? [textOf(block)] : [];
  const special = block.filter(isConditional).find((line) => applies(line, situation));
  const winners = special
    ? block.filter((line) => isConditional(line) && sameCondition(line, special))
    : block.filter((line) => !isConditional(line));
  return variation.some(winners.map(textOf), 1);
}

const isConditional = (line: Line): line is ConditionalLine => typeof line !== 'string';
const isList = (block: Block): block is readonly Line[] => Array.isArray(block);
