import { candidatesOf } from './candidates.ts';
import { choicesOf, type Reading, readingsOf } from './choices.ts';
import { sumModels } from './models.ts';
import type { Message } from './stated.ts';
import { type Tagged, tagged } from './tags.ts';

/** What a message may ask for, the most probable result first. @param rules what the rules find */
export function readSum(
  message: Message,
  rules: number | null,
): { sum: Tagged; readings: readonly Reading[] } {
  const { taggers, meetings, ranking } = sumModels();
  const sum = tagged(message, taggers);
  return { sum, readings: readingsOf(choicesOf(sum, candidatesOf(sum, meetings), rules), ranking) };
}
