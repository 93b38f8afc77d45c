import {
  answerFromSheet,
  bothBoundsOn,
  caseOf,
  combinationOn,
  type DocumentRow,
  exclusionOn,
  lackingMeasure,
  lookedUp,
  sameStem,
  termsOf,
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
/** An order for a sum, whatever else the message is read as. */
const ORDERS_SUM =
  /\b(?:some|somar|somasse|somando|soma (?:tudo|pra|para|ai|isso)|ja com)\b|\bsoma\W*$/;
/** What is given back or charged by a rule is no sum of the numbers of the message. */
const OF_RULE = /\b(?:devolv\w+|reembols\w+|de volta|multa|regras?|normas?|politica|direito)\b/;
const OTHER_ACT = /^(?:sum|text|change|judge|practice)$/;

/** Yes or no with the rule that decides it, or the case of a rule that applies; null for neither. */
export function verdictReply(
  act: Act,
  { userInput, history }: CoachReplyInput,
  lines: readonly DocumentRow[],
): Draft | null {
  const words = countWords(userInput);
  if (lines.length === 0 || words > LONGEST) return null;
  const both = bothBoundsOn(userInput, lines) ?? combinationOn(userInput, lines);
  if (both) return draftOf(both);
  const found = words <= LONGEST_VERDICT ? verdictOn(userInput, lines) : null;
  const decision = found && isOfStory(userInput, found) ? found : null;
  const folded = fold(userInput);
  const isReckoned =
    act.kind === 'sum' &&
    act.outcome.kind === 'result' &&
    (userInput.match(/\d+/g) ?? []).length > 1 &&
    !OF_RULE.test(folded);
  const isSum =
    isReckoned || ORDERS_SUM.test(folded) || (OTHER_ACT.test(act.kind) && SUM.test(folded));
  const measured = isSum ? null : measuredReply(userInput, history, lines);
  if (measured && decision) return draftOf(withRest(joined(decision, measured), userInput, lines));
  const answer =
    decision ?? measured ?? exclusionOn(userInput, lines) ?? lackingMeasure(userInput, lines);
  return answer && draftOf(withRest(answer, userInput, lines));
}

/** "trará uma cadela. Há acréscimo por ela?": a rule about something else decides nothing. */
function isOfStory(message: string, { rows }: Answer): boolean {
  const asked = message.split(/(?<=[.!?])\s{1,3}/).filter((part) => countWords(part) > 1);
  const last = asked.pop() ?? '';
  if (asked.length === 0 || !PRONOUN.test(fold(last))) return true;
  const given = termsOf(asked.join(' '));
  const stated = termsOf(rows.map(({ line }) => line).join(' '));
  return given.some((one) => stated.some((other) => sameStem(one, other)));
}
const PRONOUN = /\b(?:por|com|para|pra|d|n)?(?:el[ae]s?|iss[oa]|ess[ea])\W*$/;

/** "vale? e por quanto sai o pacote?": the second question is answered with its own line. */
function withRest(answer: Answer, message: string, lines: readonly DocumentRow[]): Answer {
  const parts = message.split(NEXT_QUESTION).filter((part) => countWords(part) > 2);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || !ASKS_MORE.test(fold(last))) return answer;
  const isStated = /\bquanto\b/.test(fold(last)) && answer.text.includes('R$');
  if (isStated) return answer;
  const others = lines.filter((row) => !answer.rows.includes(row));
  const rest = answerFromSheet(last, others, [first]);
  if (!rest || rest.coverage < COVERED) return answer;
  return { text: `${answer.text}\n\n${rest.text}`, rows: [...answer.rows, ...rest.rows] };
}
const NEXT_QUESTION =
  /\?\s{1,3}(?=\S)|,? e (?=(?:por |de |em )?(?:quanto|quantos|quantas|qual|que horas|preciso|posso)(?!\p{L}))/iu;
const ASKS_MORE = /\b(?:quanto|quantos|quantas|qual|que horas|preciso|posso)\b/;
const COVERED = 0.45;

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
