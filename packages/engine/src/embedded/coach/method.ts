import type { Move } from '../../knowledge/coach/intents.ts';
import type { MethodKnowledge } from '../../knowledge/coach/methods/knowledge.ts';
import { type CoachContext, rotate } from './context.ts';
import { numbered, quotation, section } from './markdown.ts';
import type { Reply } from './reply-type.ts';

/** Explains a sales method. */
export function methodReply(
  { fillText }: CoachContext,
  method: MethodKnowledge,
  turn: number,
): Reply {
  return withoutSources([
    `### ${method.title}`,
    method.essence,
    section('Passo a passo', numbered(method.steps)),
    section('Na prática', quotation(fillText(rotate(method.examples, turn), turn))),
    section('Evite', method.mistake),
    section('Faça hoje', method.today),
  ]);
}

/** Continues with a method that was explained before. */
export function methodMove(
  { fillText }: CoachContext,
  method: MethodKnowledge,
  move: Move,
  turn: number,
): Reply {
  const example = quotation(fillText(rotate(method.examples, turn), turn));
  const moves: Record<Move, () => string[]> = {
    insist: () => [
      'Se não funcionar de primeira, é normal: método pega na repetição.',
      section('O tropeço mais comum', method.mistake),
      section('Tente assim', example),
    ],
    another: () => [`### ${method.title}: outro exemplo`, example],
    shorter: () => [`**Em uma frase:** ${method.short}`],
    why: () => [`### Por que funciona`, method.essence, section('Na prática', example)],
  };
  return withoutSources(moves[move]());
}

const withoutSources = (parts: readonly string[]): Reply => ({
  text: parts.join('\n\n'),
  sources: [],
});
