import { answerTypeOf, fitsType } from '../asked/answer-type.ts';
import { choicesIn } from '../biography/choices.ts';
import type { FactKey } from '../types.ts';

const OF_DECISION =
  /\b(?:decid\w+|decis\w+|aprov\w+|assin\w+|opin\w+|palavra final|martelo|consult\w+|particip\w+|conversa\w* (?:com|antes)|fal(?:ar|a) com|palpite|aval|de acordo|depende de|sozinh[oa]|mais alguem|alguem mais|quem mais|outra pessoa|quem (?:e que )?(?:manda|resolve|fecha|compra|da a|bate|tem a|precisa|costuma|cuida)|soci[oa]s?|marido|espos[oa]|mulher|patroa|patrao|chefe|diretor\w*|contigo|com voce mesm[oa]|responsave\w+)\b/;
const OF_MONEY =
  /\b(?:quanto|orcamento|verba|investi\w+|gast\w+|pag\w+|faixa|separ\w+|reserv\w+|cab\w+|teto|limite|bolso|valor\w*|preco|custo|budget|dispon\w+|pretende|imagin\w+|caixa)\b/;
const OF_DEADLINE =
  /\b(?:prazo|data|urg\w+|pressa|quando|ate quando|comec\w+|antes d\w+|previs\w+|tempo|esper\w+|logo|momento|para (?:esse|este|o proximo)|pra (?:esse|este|ja|agora|hoje|logo)|(?:esse|este|ainda esse) (?:mes|ano)|semana|dia|cedo|priorid\w+|ideal)\b/;
/** Kinds of answers that no story of a problem is. */
const OF_ONE_THING: ReadonlySet<string> = new Set([
  ...(['count', 'frequency', 'age', 'duration', 'when', 'who', 'where'] as const),
]);

/**
 * Whether a fact of the case can be an answer to a question, by what it asks for and the kind of answer
 * that it needs: an amount answers no fear, and who decides no "de quem?".
 */
export function factFits(key: FactKey, folded: string, text: string): boolean {
  const type = answerTypeOf(folded);
  const offers = choicesIn(folded).length > 1;
  switch (key) {
    case 'decision_maker':
      return OF_DECISION.test(folded) && type !== 'why' && type !== 'count';
    case 'budget':
      return OF_MONEY.test(folded) && (type === 'amount' || !offers) && type !== 'who';
    case 'timeline':
      if (type === 'who' || type === 'why' || type === 'count' || type === 'amount') return false;
      return type === 'when' || type === 'duration' || (OF_DEADLINE.test(folded) && !offers);
    case 'impact':
      return type === 'amount' || !OF_ONE_THING.has(type);
    case 'tried':
      return !OF_ONE_THING.has(type) || type === 'who';
    case 'pain':
      return !OF_ONE_THING.has(type) || fitsType(folded, text);
  }
}

const EVER = /\b(?:ja|alguma vez|chegou a|chegaram a|aconteceu|houve|teve|perdeu|perderam|ficou)\b/;

/** What follows from the problem, as the answer to a question that a yes or a no answers, too. */
export function asReplyTo(folded: string, text: string): string {
  const type = answerTypeOf(folded);
  const isYesNo = type === 'yesNo' || (type === 'choice' && choicesIn(folded).length < 2);
  if (!isYesNo || fitsYes(text)) return text;
  return EVER.test(folded) ? `Já. ${text}` : text;
}

const fitsYes = (text: string): boolean => /^(?:sim|já|não|nao|claro)(?!\p{L})/iu.test(text);
