import {
  caseOf,
  type DocumentRow,
  exclusionOn,
  lackingMeasure,
  lookedUp,
  verdictOn,
} from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { countWords } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';
import { IS_ANSWER } from './sheet-answer.ts';

/** A question with its story is longer than one alone. */
const LONGEST = 70;
const LONGEST_VERDICT = 40;
/** A longer message names what it is about itself. */
const GOES_ON = 12;
const ONWARD = /^(?:e|mas|com|se|foi|foram|faz|ha|fica|sao|era|uns|umas|\d)\b/;
/** Asks what follows from a rule, rather than for words to say. */
const ASKS =
  /\b(?:posso|pode(?:mos|m|ria)?|tem direito|tenho que|preciso|devolv\w+|cobr(?:o|a|amos|ar)|troco|troca|aceit(?:o|a|amos)|atend(?:o|e|emos|er)|liber(?:o|a)|entreg(?:o|a|amos)|leva(?:mos)?|perde|paga|recebe|vale|cobre|repoe|abate|da pra|tem (?:desconto|multa|taxa|garantia|frete)|(?:pela |a |as |noss[ao]s? |minha |na )(?:regras?|normas?|politica|tabela|contrato)|como fica|quanto|qual|incide)\b/;
/** A sum of its own, of which a fee is a part. */
const SUM =
  /\b(?:som[ae]\w*|tir[ea]\b|total|tudo|com (?:o )?desconto|parcel\w*|vezes|a vista|ja com)\b|\d ?%|\+/;
const OTHER_ACT = /^(?:sum|text|change|judge|practice)$/;

/** Yes or no with the rule that decides it, or the case of a rule that applies; null for neither. */
export function verdictReply(
  act: Act,
  { userInput, history }: CoachReplyInput,
  lines: readonly DocumentRow[],
): Draft | null {
  const words = countWords(userInput);
  if (lines.length === 0 || words > LONGEST) return null;
  const decision = words <= LONGEST_VERDICT ? verdictOn(userInput, lines) : null;
  const isReckoned =
    act.kind === 'sum' &&
    act.outcome.kind === 'result' &&
    (userInput.match(/\d+/g) ?? []).length > 1;
  const isSum = isReckoned || (OTHER_ACT.test(act.kind) && SUM.test(fold(userInput)));
  const measured = isSum ? null : measuredReply(userInput, history, lines);
  if (measured && decision) return draftOf(joined(decision, measured));
  const answer =
    decision ?? measured ?? exclusionOn(userInput, lines) ?? lackingMeasure(userInput, lines);
  return answer && draftOf(answer);
}

/** All that the documents state on what a message asks to look up in them. */
export function lookUpReply(
  { userInput }: CoachReplyInput,
  lines: readonly DocumentRow[],
): Draft | null {
  const found = lines.length > 0 ? lookedUp(userInput, lines) : null;
  return found && draftOf(found);
}

type Answer = Pick<NonNullable<ReturnType<typeof verdictOn>>, 'text' | 'rows'>;

function measuredReply(
  message: string,
  history: CoachReplyInput['history'],
  lines: readonly DocumentRow[],
): Answer | null {
  const last = history.at(-1);
  const follows = last !== undefined && IS_ANSWER.test(last.assistantResponse);
  const folded = fold(message);
  const goesOn = follows && countWords(message) <= GOES_ON && ONWARD.test(folded);
  if (!goesOn && !ASKS.test(folded)) return null;
  const earlier = history.map((turn) => turn.userInput);
  return caseOf(message, lines, earlier, goesOn ? last.userInput : '');
}

/** The verdict of one rule with the number that it was decided by. */
function joined(decision: { verdict: string } & Answer, measured: Answer): Answer {
  const isSame = measured.rows.some((row) => decision.rows.includes(row));
  if (!isSame) return measured;
  const said = measured.text.replace(/^\*\*Não\.\*\* /, '');
  return { ...measured, text: `**${decision.verdict}.** ${said}` };
}

const draftOf = ({ text, rows }: Answer): Draft => ({
  text,
  sources: rows.map((row) => sourceOf(row, row.line)),
});
