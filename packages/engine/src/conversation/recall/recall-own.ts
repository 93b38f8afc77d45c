import { cleanText, cut, fold } from '../../shared/text.ts';
import { peopleIn } from '../reading/people.ts';
import type { Known } from '../state/known.ts';
import { hasStem, stemsOf, weightIn, weightsOf } from './recall-match.ts';
import { QUOTE_MAX, whenSaid } from './recall-wording.ts';

const OWN_NAME = /\b(?:meu nome|(?:eu )?me chamo|quem (?:sou eu|eu sou))\b/;

/** "qual é o meu nome?" */
export function ownName(question: string, { context }: Known): string | null {
  const name = cleanText(context.input.sellerName);
  return OWN_NAME.test(fold(question)) && name !== '' ? `${name}, como está no seu perfil.` : null;
}

const SPOKE =
  /\b(?:falou|fala|disse|diz|reclamou|respondeu|pediu|perguntou|comentou|achou|contou|soltou|avisou|prometeu)\b/;

/** "quem falou do pedreiro?": the first who is named where it was said. */
export function speaker(question: string, { state }: Known): string | null {
  const folded = fold(question);
  if (!/\bquem\b/.test(folded) || !SPOKE.test(folded)) return null;
  const said = state.log.flatMap(({ act, turn }, at) =>
    act.kind === 'recall' || act.kind === 'support' ? [] : [{ text: turn.userInput, at }],
  );
  const stems = stemsOf(question).filter((stem) => !SPEAKS_STEM.test(stem));
  const weights = weightsOf(
    stems,
    said.map(({ text }) => fold(text)),
  );
  const best = said
    .filter(({ text }) => SPOKE.test(fold(text)) && peopleIn(text).length > 0)
    .map((one) => ({ ...one, weight: weightIn(fold(one.text), weights) }))
    .toSorted((a, b) => b.weight - a.weight || b.at - a.at)[0];
  if (!best || best.weight === 0) return null;
  return `**${peopleIn(best.text)[0]}**. Você me disse, ${whenSaid(best.at, state.turns)}: “${cut(cleanText(best.text), QUOTE_MAX)}”.`;
}
const SPEAKS_STEM = /^(?:fal|diss|diz|recl|respo|pedi|pergu|comen|acho|conto|solto|aviso|prome)/;

const OF_COACH =
  /\b(?:voce|vc|tu|ce|coach) (?:(?:me|ja|tinha|que) ){0,2}(?:deu|dado|disse|dito|falou|falado|respondeu|achou|sugeriu|explicou|recomendou)\b/;

/** "que nota você me deu?": what the coach said that has most words of the question. */
export function saidByCoach(question: string, { state }: Known): string | null {
  if (!OF_COACH.test(fold(question))) return null;
  const stems = stemsOf(question);
  const lines = state.log.flatMap(({ act, turn }, at) =>
    act.kind === 'recall' || act.kind === 'support'
      ? []
      : turn.assistantResponse
          .split(/\n+|(?<=[.!?])\s+/)
          .map((text) => ({ text: cleanText(text.replace(/^[>\s*_-]+|[*_]/g, '')), at })),
  );
  const best = lines
    .map((one) => ({
      ...one,
      hits: stems.filter((stem) => hasStem(fold(one.text), stem)).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits || b.at - a.at)[0];
  return best
    ? `Eu disse, ${whenSaid(best.at, state.turns)}: “${cut(best.text, QUOTE_MAX)}”`
    : null;
}
