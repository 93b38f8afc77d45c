import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { referenceIn } from '../cases/customer.ts';
import { reportsSilence } from '../cases/statements.ts';
import { peopleIn } from '../reading/people.ts';
import type { Reading } from '../reading/priors.ts';
import { saidBy, tellsOfBuyer } from '../reading/reported.ts';
import { asksOwnStep, countWords, isQuestion } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { unreadIn } from '../words/unread.ts';
import { isReport } from './asked-help.ts';
import { reportsObjection } from './asked-reply.ts';
import { actFor } from './label-act.ts';
import { orderedChange } from './ordered-change.ts';
import { asksFeedback } from './practice.ts';
import { caseNamed, purposeOf } from './purpose.ts';
import { answersSum, sumAct } from './sum-act.ts';
import { textRequested } from './text-request.ts';

const SURE = 0.75;
const ORDINALS = [/^(1|um|a? ?primeir[oa]|essa|a)$/, /^(2|dois|a? ?segund[oa]|outra|b)$/];
const LEAVES =
  /^(practice\.(end|feedback)|recall|app|line|change|write|sum|result|talk\.(goodbye|abuse))/;
const STARTS_ANOTHER = /^(obj|ask|write|sum|practice|result|doc|recall|change|app|line)\b/;

/** From this probability a request is no answer to what the coach asked. */
const REQUEST = 0.3;
/** From this probability what the seller tells is about something else than was asked. */
const OWN_TOPIC = 0.45;
/** A longer message is no part to put into a text. */
const PART_WORDS = 26;
const REQUESTS = /^(write|sum|change|recall|result|practice|doc|app|line)\b/;

/** The act that a message is as an answer to the open question; null when it is something else. */
export function answerToOpen(
  state: ConversationState,
  text: string,
  readings: readonly Reading[],
): Act | null {
  const { open } = state;
  const [best] = readings;
  const isSure = (best?.probability ?? 0) >= SURE;
  const starts = isSure && STARTS_ANOTHER.test(best?.label ?? '');
  switch (open?.kind) {
    case 'choice':
      return chosen(open.choices, text);
    case 'exercise':
      if (asksOfSelf(text)) return { kind: 'advice', topic: 'motivation', said: text };
      if (asksCoach(text)) return null;
      if (asksFeedback(text))
        return { kind: 'practice', step: 'feedback', objection: open.objection, said: text };
      if (isSure && (LEAVES.test(best?.label ?? '') || /^(practice|flow)/.test(best?.label ?? '')))
        return inExercise(best?.label ?? '', open.objection, text);
      return {
        kind: 'practice',
        step: 'answer',
        objection: open.objection,
        buyer: open.buyer,
        line: text,
      };
    case 'numbers': {
      if (
        !answersSum(text, state) ||
        (starts && !best?.label.startsWith('sum') && countWords(text) > 6)
      )
        return null;
      const request = `${open.request}, ${text}`;
      return sumAct(open.sum, request, state);
    }
    case 'line':
      return starts && !best?.label.startsWith('line') && countWords(text) < 4
        ? null
        : { kind: 'judge', line: text, buyer: '', graded: false };
    case 'text':
      if (asksOwnStep(text)) return null;
      return isSure && (countWords(text) < 4 || saidBy(text) !== null)
        ? null
        : {
            kind: 'change',
            change: open.change,
            request: '',
            source: { kind: 'message', channel: null, text },
          };
    case 'name':
      return countWords(text) <= 4 &&
        (peopleIn(text).length > 0 || countWords(text) <= 2) &&
        !isQuestion(text) &&
        !(isSure && /^(flow|talk)/.test(best?.label ?? ''))
        ? {
            kind: 'change',
            change: 'add-name',
            request: `o nome é ${peopleIn(text)[0] ?? text}`,
            source: state.artefact,
          }
        : null;
    case 'part': {
      const other = orderedChange(text, state);
      if (other && other !== 'add-part')
        return { kind: 'change', change: other, request: text, source: state.artefact };
      return starts ||
        isQuestion(text) ||
        asksOwnStep(text) ||
        countWords(text) > PART_WORDS ||
        (isReport(text) && reportsObjection(text))
        ? null
        : { kind: 'change', change: 'add-part', request: text, source: state.artefact };
    }
    case 'purpose':
      if (isSure && /^(flow\.no|talk|recall|app)/.test(best?.label ?? '')) return null;
      return {
        kind: 'text',
        form: open.form,
        purpose: purposeOf(`${open.request} ${text}`, state) ?? 'general',
        request: `${open.request} ${text}`,
      };
    case 'case':
      if (startsCase(state, text)) return null;
      return factForUnread(state, text) ?? caseAnswer(state, text, best, starts);
    case 'result':
      if (startsCase(state, text)) return null;
      return caseAnswer(state, text, best, starts && !best?.label.startsWith('obj.'));
    case 'repair':
      return repaired(state, text, readings, open.notAgain);
    default:
      return null;
  }
}

function chosen(
  choices: (ConversationState['open'] & { kind: 'choice' })['choices'],
  text: string,
): Act | null {
  const folded = fold(text).replace(/[.!?]{1,12}$/, '');
  const at = ORDINALS.findIndex((ordinal) => ordinal.test(folded));
  const exact = choices.find(({ label }) => fold(label) === folded);
  const partly = choices.filter(({ label }) => folded.length > 3 && fold(label).includes(folded));
  return (
    (exact ?? (at >= 0 ? choices[at] : partly.length === 1 ? partly[0] : undefined))?.act ?? null
  );
}

/** "posso dizer que…?", "me dá um exemplo de pergunta": to the coach, not to the buyer that it plays. */
const TO_COACH =
  /^(?:entao |e |mas |coach,? )*(?:(?:me )?(?:da|de|diz|mostra|explica)(?: ai)? (?:um|uma|o|a) (?:exemplo|pergunta|dica|resposta|ideia|frase)|(?:eu )?(?:posso|devo|podia) (?:dizer|falar|prometer|perguntar|responder|oferecer))\b/;
/** "será que eu levo jeito pra isso?": about the seller, not to the buyer. */
const ABOUT_ONESELF =
  /\b(?:(?:eu )?(?:levo|tenho) jeito|(?:eu )?(?:sirvo|presto|nasci) (?:mesmo )?(?:pra|para) (?:isso|vend)|sou (?:muito )?(?:ruim|pessim\w|boa|bom) (?:nisso|mesmo|de venda|pra isso|em vend)|(?:eu )?vou conseguir|(?:to|estou) (?:nervos\w|cansad\w|desanimad\w))\b/;
const SELF_WORDS = 12;
const asksOfSelf = (text: string) =>
  ABOUT_ONESELF.test(fold(text)) && countWords(text) <= SELF_WORDS;
const asksCoach = (text: string): boolean => TO_COACH.test(fold(text));

/** Only a clear wish leaves the exercise; "por quê?" explains and stays. */
function inExercise(label: string, objection: string, text: string): Act | null {
  if (label === 'practice.end' || label === 'flow.no')
    return { kind: 'practice', step: 'end', objection, said: text };
  if (label === 'practice.start' || label === 'flow.next' || label === 'flow.yes')
    return { kind: 'practice', step: 'again', objection, said: text };
  if (label === 'change.another') return { kind: 'practice', step: 'again', objection, said: text };
  return null;
}

/** Whether a message is about another customer than before. */
function startsCase({ cases }: ConversationState, text: string): boolean {
  const reference = referenceIn(text, cases);
  return (
    (reference.kind === 'new' && cases.current !== null) ||
    (reference.kind === 'known' && reference.at !== cases.current)
  );
}

/** What a seller writes after "what happened?" belongs to the case, unless it clearly starts anew. */
function caseAnswer(
  state: ConversationState,
  text: string,
  best: Reading | undefined,
  starts: boolean,
): Act | null {
  const label = best?.label ?? 'none';
  const isRequest = (best?.probability ?? 0) >= REQUEST && REQUESTS.test(label);
  const { open } = state;
  // "o que fiz de diferente foi…" begins like a question and is none.
  const asks =
    asksOwnStep(text) || (open?.kind === 'result' ? text.trim().endsWith('?') : isQuestion(text));
  const tellsWhy = open?.kind === 'result' && countWords(text) >= REASON_WORDS;
  if (starts || isRequest || asks || (/^(flow|talk)/.test(label) && !tellsWhy)) return null;
  const isObjection = /^obj\./.test(label) && (best?.probability ?? 0) >= 0.5;
  if (isObjection && open?.kind !== 'result') return null;
  if (countWords(text) < 2) return null;
  const isAdvice = label.startsWith('ask.') && (best?.probability ?? 0) >= OWN_TOPIC;
  const topic = isAdvice
    ? label.slice(4)
    : open?.kind === 'case'
      ? open.topic
      : isObjection
        ? label
        : caseNamed(text);
  return { kind: 'case', topic, said: text };
}

/** What the seller states after a customer's unread words is the fact that the coach asked for. */
function factForUnread({ last, open }: ConversationState, text: string): Act | null {
  if (open?.kind !== 'case' || !last || unreadIn(last) === null) return null;
  const isFact =
    countWords(text) >= FACT_WORDS &&
    !tellsOfBuyer(text) &&
    !isQuestion(text) &&
    !asksOwnStep(text) &&
    saidBy(text) === null &&
    !reportsSilence(text) &&
    textRequested(text) === null &&
    !OF_TALK.test(fold(text));
  return isFact ? { kind: 'case', topic: open.topic, said: text } : null;
}
const FACT_WORDS = 4;
/** A wish to the coach, a correction or the customer's doing, rather than a fact of the offer. */
const OF_TALK =
  /\b(?:refaz|refaca|responde|pensando nisso|muda|troca|mais (?:delicad|curt|lev|firm|simpl|carinh)\w*|deixa)\b|^(?:k{2,}|hum|hm)\b|^(?:nao|n|num)(?:,| mano| e isso| foi| era)|^(?:\p{L}+,? )?(?:el[ae]|[oa] client\w*|nao,|n,|nao e|outr[oa]|mais|menos|me |quero|vamos|bora|agora|escrev\w*|manda|faz|faca|treina|obrigad\w*|valeu|fechei|fechou|perdi|marquei|vendi|e se)\b/u;

/** "foi porque liguei antes" answers why, though it begins like a question of its own. */
const REASON_WORDS = 4;

/** After a mistake the same reading is not taken again. */
function repaired(
  state: ConversationState,
  text: string,
  readings: readonly Reading[],
  notAgain: Act | null,
): Act | null {
  if (!notAgain) return null;
  const usable = readings
    .filter(({ label }) => !/^(flow\.repair|none)/.test(label))
    .map(({ label }) => actFor(label, text, state));
  const first = usable[0];
  return first && JSON.stringify(first) !== JSON.stringify(notAgain) ? null : (usable[1] ?? null);
}
