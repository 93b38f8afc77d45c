import { fold } from '@salesai/engine/text';
import { numbersIn } from '../numbers.ts';
import { sentencesIn } from '../words.ts';
import type { Check, Finding } from './check.ts';

const MARKED =
  /estim(?:ativ|amos|ad)|cerca de|mais ou menos|por volta|em torno|em media|media de|aproximad|exemplo|\bex\.|hipotese|na faixa|faixa de|costuma|tipic|conta:|÷|dividid|chute|referencia|metade/;
const ESTIMATES = /estimatedResults/;
/** Fields that tell what to do: "liste 20 clientes" is a move, no claim. */
const MOVES =
  /stepByStep|sevenDayPlan|firstWeek|focus|implementationTips|tips|usage|kpis|commonMistakes|content|scriptExample|successCriteria|weaknesses|strengths|recomendacoes/;
const SENTENCE_SHOWN = 110;

/** The goal in money: "a meta … significa cerca de R$ 40 por mês". */
const GOAL =
  /(?:significa(?: cerca de)?|chegar a|faltam(?: cerca de)?) (r\$ ?[\d.,]+(?: mil(?:hao|hoes)?)?)/g;
const MONTHS = 12;
const ROUNDING = 0.06;

/** Amounts of the goal that come from a number with another unit: 40 % becomes R$ 40. */
export const goals: Check = ({ text, facts }) =>
  [...fold(text).matchAll(GOAL)].flatMap(([sentence, amount = '']): Finding[] => {
    const value = numbersIn(amount)[0]?.value ?? 0;
    const isFrom = (source: number) => Math.abs(source - value) <= value * ROUNDING;
    const isBacked = facts.money.some((source) => isFrom(source) || isFrom(source / MONTHS));
    return isBacked ? [] : [{ check: 'unit', excerpt: `${amount} · ${sentence}` }];
  });

/** Figures that are neither in the answers nor marked as an estimate or as derived. */
export const figures: Check = ({ field, text, facts }) => {
  if (ESTIMATES.test(field)) return [];
  const units = field === 'metrics' ? [text] : sentencesIn(text);
  return units
    .filter((sentence) => !MARKED.test(fold(sentence)))
    .flatMap((sentence) =>
      numbersIn(sentence)
        .filter(({ isFigure, isCount }) => isFigure || (isCount && !MOVES.test(field)))
        .filter(({ value }) => !facts.numbers.has(value))
        .map(
          ({ text: figure }): Finding => ({
            check: 'number',
            excerpt: `${figure} · ${sentence.slice(0, SENTENCE_SHOWN)}`,
          }),
        ),
    );
};
