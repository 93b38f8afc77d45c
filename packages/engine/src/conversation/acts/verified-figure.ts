import { fold } from '../../shared/text.ts';
import { correctsSum, figuresIn } from '../../sums/index.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';

type SumAct = Act & { kind: 'sum' };

const RESULT = '(?:isso|ess[ae]|est[ae]|[oa]) ?(?:conta|valor|total|numero|resultado|calculo)?';
/** "tá certo isso?", "confirma pra mim?", "tem certeza desse valor?" */
const VERIFIES = new RegExp(
  [
    `^(?:(?:e|mas|ok|hm+|ue|uai|oxe|eita|nossa|serio|coach|espera|calma|isso)[,.! ]+){0,3}`,
    `(?:${RESULT} )?`,
    `(?:(?:ta|esta|tao|estao) (?:tudo )?(?:mesmo )?(?:cert|corret)[oa]s?|(?:me )?(?:confirma|confere|confirme|confira)|(?:(?:voce|vc|ce|tu) )?(?:tem|ta com|esta com) certeza|e isso mesmo|bate|procede)`,
    `(?: (?:mesmo|ai|isso|para mim|pra mim|por favor|pf|d?${RESULT})){0,3}`,
    String.raw`(\?+|[,.!]+ |$)`,
  ].join(''),
);
/** What the seller or somebody else states as the result. */
const OTHER_RESULT =
  /\b(?:deu|da|dava|daria|dado|fiz|feito|achei|achava|achou|calculei|contas?|saiu|disse|falou|diz|cabeca|calculadora|pensei|esperava)\b/;
const REST_WORDS = 14;

/** A question whether the last figure is right is answered with it; null for any other message. */
export function verifiedFigure(text: string, state: ConversationState): SumAct | null {
  const folded = fold(text).trim();
  const found = VERIFIES.exec(folded);
  if (!found || (found[1] === '' && !folded.startsWith('conf') && !text.includes('?'))) return null;
  const rest = folded.slice(found[0].length);
  if (rest.includes('?') || countWords(rest) > REST_WORDS || correctsSum(rest)) return null;
  const others = figuresIn(rest);
  if (others.length > 1 || (others.length > 0 && !OTHER_RESULT.test(rest))) return null;
  if (found[1]?.startsWith(',') && others.length === 0) return null;
  return restated(text, others[0]?.value ?? null, state);
}

function restated(text: string, other: number | null, state: ConversationState): SumAct | null {
  const { last } = state;
  const shown = last?.kind === 'sum' ? last : null;
  if (shown && (shown.outcome.kind !== 'result' || shown.outcome.answer === '') && !isShown(state))
    return null;
  if (shown?.outcome.kind === 'result' && shown.outcome.answer !== '') {
    const isSame = other === null || isNear(other, shown.problem?.result.value ?? null);
    const lead = isSame ? 'Sim, pelos números que tenho.' : DIFFERS;
    const outcome = { ...shown.outcome, answer: `${lead} ${shown.outcome.answer}` };
    return { ...shown, request: text, outcome, isAgain: true };
  }
  if (!isShown(state)) return null;
  const [answer = ''] = state.lastReply.split('\n\n');
  return {
    ...(shown ?? { kind: 'sum', sum: 'other', problem: null }),
    request: text,
    outcome: { kind: 'result', answer: `Pelo documento: ${answer}`, steps: '', assumed: [] },
    isAgain: true,
  };
}

const DIFFERS =
  'Pelos números que tenho, o resultado continua este. Se algum entrou diferente, me diz qual e eu refaço.';

/** Whether the last reply gives a figure from the documents. */
const isShown = ({ last, lastReply }: ConversationState): boolean =>
  (last?.kind === 'document' || (last?.kind === 'sum' && last.outcome.kind === 'result')) &&
  /\d[^\n]{0,400}—/.test(lastReply);

/** The same to the cent. */
const isNear = (one: number, other: number | null): boolean =>
  other !== null && Math.abs(one - other) < 0.01;
