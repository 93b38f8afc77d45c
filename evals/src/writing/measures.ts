import type { IcpProfile } from '@salesai/contract/icp';
import { isInAnswers } from './checks/answers.ts';
import type { Finding } from './checks/check.ts';
import type { Facts } from './facts.ts';
import type { Job, Passage, ScriptSet } from './generate.ts';
import { numbersIn } from './numbers.ts';
import { contentWords, sentencesIn } from './words.ts';

/** Shorter sentences, such as "Combinado?", say nothing about a trade. */
const SENTENCE_WORDS = 4;
const LINE_LENGTH = 20;
/** Each script set is compared with so many following ones of its channel. */
const COMPARED = 4;

/** Whether a sentence contains a content word or a figure of the answers. */
export function hasFact(sentence: string, { own, numbers }: Facts): boolean {
  if (contentWords(sentence).some((word) => own.has(word))) return true;
  return numbersIn(sentence).some(({ value }) => value > 10 && numbers.has(value));
}

/** The share of fact-bearing sentences of each job and case. */
export function factShares(passages: readonly Passage[], job: Job): number[] {
  const byFacts = Map.groupBy(
    passages.filter((passage) => passage.job === job),
    ({ facts }) => facts,
  );
  return [...byFacts].map(([facts, texts]) => {
    const sentences = texts
      .flatMap(({ text }) => sentencesIn(text))
      .filter((sentence) => sentence.split(' ').length >= SENTENCE_WORDS);
    return sentences.filter((one) => hasFact(one, facts)).length / Math.max(1, sentences.length);
  });
}

/** The share of script lines that a set has in common with one of another seller on its channel. */
export function sharedLines(sets: readonly ScriptSet[]): number[] {
  return [...Map.groupBy(sets, ({ channel }) => channel).values()].flatMap((ofChannel) =>
    ofChannel.flatMap((set, at) => {
      const others = ofChannel
        .slice(at + 1)
        .filter(({ facts }) => facts.seller !== set.facts.seller);
      return others.slice(0, COMPARED).map((other) => share(linesOf(set), linesOf(other)));
    }),
  );
}

const linesOf = ({ scripts }: ScriptSet): Set<string> =>
  new Set(
    scripts
      .flatMap(({ content }) => sentencesIn(content))
      .map((line) => line.replace(/\s+/g, ' '))
      .filter((line) => line.length > LINE_LENGTH),
  );

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((line) => other.has(line)).length;
  return shared / Math.max(1, Math.min(one.size, other.size));
}

/** For each script of a set, whether it names the offer or the customer. */
export const scriptsNamingTrade = ({ scripts, facts }: ScriptSet): boolean[] =>
  scripts.map(({ content }) => contentWords(content).some((word) => facts.trade.has(word)));

/** Lines of a profile marked as stated by the seller whose quote is not in the answers. */
export function falseOrigins({ details }: IcpProfile, facts: Facts): Finding[] {
  return details.origens
    .filter(({ base }) => base === 'voce_disse')
    .filter(({ citacao }) => !citacao || !isInAnswers(citacao.replace(/…$/, ''), facts))
    .map(({ campo, citacao }) => ({
      check: 'attribution',
      excerpt: `${campo}: ${citacao ?? 'no quote'}`,
    }));
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
