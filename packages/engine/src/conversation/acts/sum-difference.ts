import { fold } from '../../shared/text.ts';
import { figuresIn, money, opened } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { sumAct } from './sum-act.ts';

/** "qual a diferença entre o meu preço e o deles?" */
const ASKS_DIFFERENCE =
  /\bdiferenca (?:entre|d[aeo]s?|pr[ao]s?)\b.{0,40}\b(?:meus?|minhas?|noss[ao]s?|precos?|valor(?:es)?|ofert\w+|propost\w+|concorr\w+|del[ae]s?|outr[ao]s?)\b/;
const WORDS_MAX = 18;

/** The difference of the only two amounts of the talk, shown with the question whether it is meant. */
export function differenceSum(text: string, state: ConversationState): Act | null {
  const folded = fold(text);
  if (!ASKS_DIFFERENCE.test(folded) || countWords(text) > WORDS_MAX) return null;
  if (figuresIn(text).length > 0 || !/\?|\bquanto\b/.test(folded)) return null;
  const amounts = new Set(state.amounts.filter(({ isMoney }) => isMoney).map(({ value }) => value));
  const [low, high, ...others] = [...amounts].sort((one, other) => one - other);
  if (low === undefined || high === undefined || others.length > 0) return null;
  const act = sumAct('other', `quanto é ${money(high)} menos ${money(low)}?`, state);
  return act.kind === 'sum' && act.outcome.kind === 'result'
    ? { ...act, request: text, outcome: opened(act.outcome), isAgain: true }
    : null;
}
