import { fold } from '../../shared/text.ts';
import { figuresIn, statedResult } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { OF_TEXT } from './sum-act.ts';

const TURNS = 4;
/** "o certo é R$ 740", "o total correto seria 1.200" */
const RIGHT_IS =
  /\b(?:(?:o|a|valor|total|resultado|conta|soma|resposta) (?:cert[oa]|corret[oa])|(?:certo|correto) mesmo) (?:e|eh|seria|era|da|fica|sao)(?: de)? (?=(?:r\$ ?)?\d)/;
const OF_RESULT = /\b(?:conta|total|resultado|resposta|soma|somou)\b/;
const EACH = /^(?: ?(?:reais|real),?)? (?:cada|por|o|a|na|no|de|%)\b/;
/** So far from the result, an amount is rather one of its parts. */
const APART = 2;

/** The result that the seller states in the place of the last one; null for any other message. */
export function statedRight(text: string, { log }: ConversationState): Act | null {
  const folded = fold(text);
  const found = RIGHT_IS.exec(folded);
  if (!found || OF_TEXT.test(folded)) return null;
  const last = log
    .slice(-TURNS)
    .map(({ act }) => act)
    .findLast((act) => act.kind === 'sum' && act.problem !== null);
  if (last?.kind !== 'sum' || !last.problem) return null;
  const rest = folded.slice(found.index + found[0].length);
  const [figure] = figuresIn(rest);
  const isEach = EACH.test(rest.replace(/^(?:r\$ ?)?[\d.,]+/, ''));
  if (!figure || !/^(?:money|bare)$/.test(figure.kind) || figure.value <= 0 || isEach) return null;
  const ratio = figure.value / Math.abs(last.problem.result.value);
  const isNear = ratio < APART && ratio > 1 / APART;
  if (!isNear && !(figure.kind === 'money' && OF_RESULT.test(folded))) return null;
  return {
    kind: 'sum',
    sum: last.sum,
    request: text,
    ...statedResult(text, figure.value),
    isAgain: true,
  };
}
