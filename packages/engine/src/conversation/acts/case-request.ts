import { asPattern, fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { referenceIn, shortName } from '../cases/customer.ts';
import { asksOwnStep, countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';

/** "então o que eu falo pra ele?" goes on with what the conversation is about. */
const ASKS_LINE =
  /^(?:(?:e|entao|ta|mas|agora|isso|uai|ue|bom)[, .]{1,3}){0,4}(?:o que|oq|que que|que|como) (?:que )?(?:eu )?(?:falo|digo|respondo|escrevo|mando|faco)(?: (?:pr[ao]|para|com)(?: [ao])? (?:el[ae]|(?:dona |seu )?\p{L}{1,30}))?(?: entao| agora)?[?!. ]{0,9}$/u;

/** Whether a folded message asks for nothing but what to say now. */
export const asksLine = (folded: string): boolean => ASKS_LINE.test(folded);

/** "e a Toinha, ligo hoje?": what to do with a customer who was named before. */
const asksOfNamed = (text: string, folded: string, cases: ConversationState['cases']): boolean =>
  countWords(text) <= NAMED_WORDS &&
  NAMES_FIRST.test(folded) &&
  (asksOwnStep(text) || OWN_VERB.test(folded)) &&
  referenceIn(text, cases).kind === 'known' &&
  cases.all.some(({ name }) => name !== null && folded.includes(shortName(name)));
const NAMES_FIRST = /^(?:e|mas|ta|agora|e agora),? (?:(?:com|pr[ao]) )?(?:[ao] |dona |seu )/;
/** "mando outra msg amanhã?" */
const OWN_QUESTION =
  /^(?:(?:e|entao|ta|mas|agora),? ){0,2}(?:ligo|mando|cobro|espero|chamo|volto|insisto|visito)\b[^?]{0,40}\?$/;
const NAMED_WORDS = 8;
const OWN_VERB =
  /\b(?:ligo|mando|cobro|espero|chamo|falo|faco|volto|respondo|insisto|visito|procuro)\b.{0,60}\?/;

export function continuedCase(
  text: string,
  folded: string,
  { subject, cases, last }: ConversationState,
): Act | null {
  if (asksOfNamed(text, folded, cases)) return { kind: 'next' };
  if (cases.current !== null && OWN_QUESTION.test(folded)) return { kind: 'next' };
  if (!asksLine(folded)) return null;
  const goesOn = last !== null && /^(?:objection|advice|case|insist|next|answer)$/.test(last.kind);
  if (cases.current !== null && (!goesOn || subject?.kind === 'text')) return { kind: 'next' };
  if (subject?.kind === 'objection')
    return { kind: 'case', topic: `obj.${subject.key}`, said: text };
  return subject?.kind === 'advice' && FOLLOWED.test(subject.topic)
    ? { kind: 'case', topic: subject.topic, said: text }
    : null;
}
/** Methods that end in something said to one customer. */
const FOLLOWED =
  /^(?:follow-up|late-payer|no-show|deposit|closing|negotiation|discount-policy|complaint|price-increase|indecisive|reactivation|referral|proposal)$/;

const ASKS_FACT =
  /^(?:e |mas |coach,? )*(?:quem (?:e que |que |e quem )?(?:decide|manda|paga|resolve)|quanto|quantos|quantas|que horas?|que dia|quando|onde|qual (?:e |era )?(?:o |a )?(?:valor|preco|nome|dia|horario|telefone|endereco|e-?mail|aniversario|idade))\b|\b(?:e |eh |ficou |era )?(?:que horas|que dia|quando|onde|quanto)\W*$/;
const ASKED_WORDS = 10;

/** "quanto o Marcos deve?": a fact of a customer who was named before; "e com a dona Sílvia?" after one. */
export function askedAgain(text: string, folded: string, state: ConversationState): Act | null {
  const { last, cases } = state;
  const isShort = countWords(text) <= ASKED_WORDS && !/\d/.test(folded);
  if (!isShort || cases.all.length === 0 || asksOwnStep(text)) return null;
  const reference = referenceIn(text, cases);
  const isNamed = reference.kind === 'known' && namesCustomer(folded, state);
  if (last?.kind === 'recall' && isNamed && FOLLOWS.test(folded))
    return {
      kind: 'recall',
      what: 'fact',
      question: `${withoutNames(last.question, state)} ${text}`,
    };
  const isOf = isNamed || /\bd(?:ele|ela)\W*$/.test(folded);
  return isOf && ASKS_FACT.test(folded) && !asksForSum(folded)
    ? { kind: 'recall', what: 'fact', question: text }
    : null;
}

const FOLLOWS = /^e (?:com |d[aeo] |pr[ao] |o |a )?\p{L}{1,20}(?: \p{L}{1,20}){0,3}[?!. ]{0,9}$/u;
const asksForSum = (folded: string) =>
  /\b(?:desconto|parcel\w+|vezes|ganho|lucro|sobra|por cento|fica)\b/.test(folded);
const namesCustomer = (folded: string, { cases }: ConversationState): boolean =>
  cases.all.some(
    ({ name }) =>
      name !== null && folded.split(/[^a-z]+/).includes(fold(name).split(' ').at(-1) ?? '-'),
  );
const withoutNames = (text: string, { cases }: ConversationState): string =>
  cases.all.reduce(
    (left, { name }) =>
      name
        ? left.replace(
            new RegExp(
              `(?:(?:com|d[ao]|pr[ao]) )?(?:[oa] )?(?:seu |dona )?${asPattern(name.split(' ').at(-1) ?? name)}`,
              'giu',
            ),
            '',
          )
        : left,
    text,
  );
