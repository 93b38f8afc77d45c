import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { currentCase } from '../cases/case.ts';
import { type BuyerReport, buyerReportIn } from '../reading/buyer-report.ts';
import { recognised } from '../reading/recognise.ts';
import { objectionOfReport } from '../reading/report-objection.ts';
import { objectionSaid, persists, saidIf } from '../reading/reported.ts';
import { countWords } from '../reading/wording.ts';
import type { ConversationState } from '../state/conversation-state.ts';
import { keepsMethod, topicNamed } from './purpose.ts';
import { textNamed } from './text-request.ts';

/** The objection that is open with the customer; null where the conversation is about something else. */
function openObjection({ subject, cases }: ConversationState): string | null {
  if (subject?.kind === 'objection') return subject.key;
  const purpose = subject?.kind === 'text' ? subject.purpose : null;
  if (purpose?.startsWith('obj.')) return purpose.slice('obj.'.length);
  const method = subject?.kind === 'advice' ? subject.topic : purpose;
  if (method !== null && keepsMethod(method)) return null;
  return currentCase(cases)?.objections.at(-1) ?? null;
}

const STEM = 5;
const stemsOf = (text: string) =>
  fold(text)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Whether a customer's next words only say again what was said before. */
function repeats(words: string, { log }: ConversationState): boolean {
  const before = new Set(log.slice(-RECENT).flatMap(({ turn }) => stemsOf(turn.userInput)));
  return (
    persists(words) || SAME.test(fold(words)) || stemsOf(words).some((stem) => before.has(stem))
  );
}
const RECENT = 3;
const SAME = /\b(?:mesma coisa|mesmo assim|tudo igual|ainda assim|de novo)\b/;

/** "e se ele bater o pé?": one step further with the objection that is open, unless it names another. */
export function insistAct(text: string, state: ConversationState): Act & { kind: 'insist' } {
  const open = openObjection(state);
  const named = topicNamed(text);
  // "e se continuar dizendo que não troca?" names no method; "e se eu cobrar sinal?" does.
  const report = buyerReportIn(text);
  const isOwn =
    (!report?.said.length && named?.startsWith('obj.') === true) || /\bse eu\b/.test(fold(text));
  const key = open === null || isOwn ? null : ((report && argued(report, text, state)) ?? open);
  return { kind: 'insist', topic: key === null ? named : `obj.${key}`, said: text };
}

/** The other objection that a buyer's new argument is; null where they say the same again. */
function argued(report: BuyerReport, text: string, state: ConversationState): string | null {
  const words = report.said.join('. ');
  if (countWords(words) < ARGUED_WORDS || repeats(words, state)) return null;
  // "500 de diferença é muita coisa" is still about the price.
  if (/\d/.test(words) && OF_PRICE.test(openObjection(state) ?? '')) return null;
  const { keys } = objectionOfReport(report, text);
  const [best] = recognised(words).ranked;
  return best?.label === `obj.${keys[0]}` && best.probability >= ARGUED ? keys[0] : null;
}
const OF_PRICE = /^(?:price|cheaper|discount|comparing|no-return|no-money|payment)$/;
const ARGUED_WORDS = 4;
/** From this probability the words are an objection of their own, rather than one more reason. */
const ARGUED = 0.75;

/** "respondi assim e ela insistiu": the buyer goes on after an answer, with or without new words. */
const INSISTED =
  /\b(?:insist(?:iu|e|em|iram)|bateu o pe|bati de novo|bat\w{1,4} (?:n?essa|na(?: mesma)?) tecla|teim(?:a|ou|oso|osa)|(?:continua|continuou|segue) (?:irredutivel|firme|na mesma|dizendo|falando|achando|com a mesma|batendo)|volt(?:ou|a) a (?:falar|dizer|insistir|bater)|repet(?:iu|e)|vai (?:repetir|insistir|teimar)|(?:se|quando) (?:\w+ ){0,4}?(?:insistir|repetir|teimar|bater o pe|continuar|voltar a (?:falar|dizer)))\b/;
const GOES_ON = /^(?:objection|insist|case|next|explain|repair|advice|answer|text|change)$/;

/** "ela respondeu: “…”": quoted words of a buyer, in reply to what the seller said. */
const ANSWERED =
  /\b(?:respond(?:eu|eram)|retruc(?:ou|aram)|rebat(?:eu|eram)|devolv(?:eu|eram)|replic(?:ou|aram))[^"“]{0,20}["“]/;
const repliesAgain = (text: string): boolean => ANSWERED.test(fold(text));

/** Whether a buyer's quoted words follow others that were answered as a complaint. */
const answersWords = (text: string, { subject }: ConversationState): boolean =>
  subject?.kind === 'advice' &&
  COMPLAINT.test(subject.topic) &&
  (buyerReportIn(text)?.said.length ?? 0) > 0;
const COMPLAINT = /^(?:complaint|rude-customer)$/;

/** What a buyer is stated to insist on after the open objection was answered; null for other messages. */
export function insistedAct(text: string, state: ConversationState): Act | null {
  if (!GOES_ON.test(state.last?.kind ?? '') || textNamed(text) !== null) return null;
  const isOpen = openObjection(state) !== null || answersWords(text, state);
  const isSaid = INSISTED.test(fold(text)) || (repliesAgain(text) && answersWords(text, state));
  if (!isOpen || !isSaid) return null;
  return insistAct(text, state);
}

/** "e se ela disser que …?": another objection where the words are one, else the open one goes on. */
export function ifSaidAct(text: string, state: ConversationState): Act | null {
  const words = saidIf(text);
  if (words === null) return null;
  const act = objectionSaid(words, text);
  const open = openObjection(state);
  const isRead = act.kind === 'objection' && !act.isGuess && act.keys[0] !== 'unknown';
  if (isRead || open === null) return act;
  return repeats(words, state)
    ? insistAct(text, state)
    : { kind: 'objection', keys: [open], said: text, isGuess: true };
}

/** "e se ela não responder?": silence is met by coming back, not by an argument. */
const IF_SILENT =
  /^(?:(?:e|mas|ta|ok|agora|entao)[, ]+){0,3}(?:se|caso|quando) (?:mesmo assim )?(?:\S+ ){0,4}?(?:nao|n|num|nem) (?:me )?(?:respond\w{1,4}|lig(?:ar|a|ue)|retorn\w{1,3}|atend\w{1,3}|(?:der|da|dar) (?:retorno|resposta|noticia|sinal)|visualizar)(?: (?:de novo|nunca|mais|nada|a mensagem|minha mensagem|o telefone))?(?:, [^?]{2,30})?[?!. ]{0,9}$/;
export const asksIfSilent = (text: string): boolean => IF_SILENT.test(fold(text));
