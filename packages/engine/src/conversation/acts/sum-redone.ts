import { fold } from '../../shared/text.ts';
import { figuresIn } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { isNearSum } from './sum-act.ts';
import { correctedSum } from './sum-corrected.ts';
import { requestWith, written } from './sum-request.ts';

/** "faz de novo: …", "refaz a conta com …" */
const AGAIN =
  /\b(?:(?:faz|faca|fazer|calcula|calcule|soma|some) (?:a conta |essa conta |tudo )?(?:de novo|outra vez|novamente)|(?:refaz|refaca|recalcul[ae])(?: (?:a|essa|o|esse) (?:conta|calculo|total|valor))?)(?: (?:com|entao|por favor))? ?[:,.;]? /;
/** "a caixa é 28. Refaça o valor" */
const REDO =
  /\b(?:refaz|refaca|refazer|recalcul[ae]|(?:faz|faca|calcul[ae]) (?:a conta |isso )?(?:de novo|outra vez|novamente))\b/;
const FIGURES_MIN = 2;
const CORRECTION_WORDS = 30;

/** A sum that was wrong, stated anew after "faz de novo", or with one number put right. */
export function redoneSum(
  text: string,
  state: ConversationState,
  read: (message: string) => Act,
): Act | null {
  if (!isNearSum(state) && state.last?.kind !== 'document') return null;
  const folded = fold(text);
  const found = folded.length === text.length ? AGAIN.exec(folded) : null;
  const anew = found ? text.slice(found.index + found[0].length) : '';
  if (figuresIn(anew).length < FIGURES_MIN) return putRight(text, folded, state, read);
  const asked = /\?|\b(?:quanto|total)\b/.test(fold(anew)) ? anew : `quanto dá ${anew}`;
  const act = read(asked);
  return act.kind === 'sum' && act.outcome.kind === 'result'
    ? { ...act, request: text, isAgain: true }
    : null;
}

/** The sum again with the only number that the message states. */
function putRight(
  text: string,
  folded: string,
  state: ConversationState,
  read: (message: string) => Act,
): Act | null {
  const [figure, ...others] = figuresIn(text);
  const isOrder = REDO.test(folded) && countWords(text) <= CORRECTION_WORDS;
  if (!figure || others.length > 0 || !isOrder || figure.from !== null) return null;
  if (figure.kind === 'count')
    return correctedSum(`não, são ${written(figure.value)} ${figure.noun}`, state, read);
  return /^(?:money|bare)$/.test(figure.kind) ? withPrice(figure.value, state, read) : null;
}

/** The last sum with another price, where its message states only one. */
function withPrice(price: number, { last }: ConversationState, read: (message: string) => Act) {
  const request = last?.kind === 'sum' ? last.request : '';
  const [old, ...others] = figuresIn(request).filter(({ kind }) => /^(?:money|bare)$/.test(kind));
  if (!old || others.length > 0) return null;
  const corrected = requestWith(request, old.value, price);
  const act = corrected === null ? null : read(corrected);
  const isSum = act?.kind === 'sum' && act.outcome.kind === 'result';
  return isSum ? { ...act, isAgain: true as const } : null;
}
