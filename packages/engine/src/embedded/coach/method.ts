import type { Move } from '../../knowledge/coach/intents.ts';
import type { MethodKnowledge } from '../../knowledge/coach/methods/knowledge.ts';
import { type Briefing, turned } from './briefing.ts';
import { numbered, quotation, section } from './markdown.ts';
import type { Reply } from './reply-type.ts';

/** Explains a method of the trade so that it can be used today. */
export function methodReply({ say }: Briefing, method: MethodKnowledge, turn: number): Reply {
  return withoutSources([
    `### ${method.title}`,
    method.essence,
    section('Passo a passo', numbered(method.steps)),
    section('Na prática', quotation(say(turned(method.examples, turn), turn))),
    section('Evite', method.mistake),
    section('Faça hoje', method.today),
  ]);
}

/** Goes on with a method that was explained before. */
export function methodMove(
  { say }: Briefing,
  method: MethodKnowledge,
  move: Move,
  turn: number,
): Reply {
  const example = quotation(say(turned(method.examples, turn), turn));
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
