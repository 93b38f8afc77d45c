import { fold } from '@salesai/engine/text';
import { numbersIn } from '../numbers.ts';
import { sentencesIn } from '../words.ts';
import type { Check, Finding } from './check.ts';

const MARKED =
  /estimativ|cerca de|mais ou menos|por volta|em torno|em media|media de|aproximad|exemplo|\bex\.|hipotese|na faixa|faixa de|costuma|tipic|conta:|÷|dividid|chute|referencia|metade/;
const ESTIMATES = /estimatedResults/;
/** Fields that tell what to do: "liste 20 clientes" is a move, no claim. */
const MOVES =
  /stepByStep|sevenDayPlan|firstWeek|focus|implementationTips|tips|usage|kpis|commonMistakes|content|scriptExample|successCriteria|weaknesses|strengths|recomendacoes/;
const SENTENCE_SHOWN = 110;

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
