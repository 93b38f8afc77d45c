import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { type BuyerReport, buyerReportIn } from '../reading/buyer-report.ts';
import { concernIn, isKnownObjection } from '../reading/concern.ts';
import { recognised } from '../reading/recognise.ts';
import { comparesIn, objectionOfReport } from '../reading/report-objection.ts';
import { objectionSaid, saidBy, wishesPrice } from '../reading/reported.ts';
import { asksWords, countWords } from '../reading/wording.ts';

/** "uma resposta pra quem acha caro" */
const ANSWER_TO =
  /\b(?:da|de|diz|tem|quero|preciso de|qual) (?:(?:ai|uma?|a|o) ){0,3}(?:resposta|argumento|saida) (?:pr[ao]|para|pra) (?:quem|(?:o |a )?client[ea]s? (?:que|q)|quando (?:el[ae]|alguem)) (.{3,120}?)[?!. ]{0,9}$/u;
const STORY_WORDS = 8;

/** The buyer's words in a story that ends with the question what to reply; null for any other message. */
export const wordsToReplyTo = (text: string): string | null =>
  objectionNamed(text) ?? reportToAnswer(text)?.said.join('. ') ?? null;

const OF_CUSTOMER =
  /^(?:(?:e|mas|agora|ai|hoje),? )?(?:o |a |os |as |um |uma )?(?:client\w{1,2}|el[ae]s?)\b/;
const ASKS_FACT =
  /\b(?:quant[oa]s?|qto|qnt|qual|quais|quando|posso|devo|pode|podemos|consigo|dou|faco)\b/;
const FEW_WORDS = 12;

/** "cliente achou caro, e aí?": what a customer says or wants, with no question of the seller's own. */
export const onlyObjects = (text: string): boolean =>
  countWords(text) <= FEW_WORDS &&
  OF_CUSTOMER.test(fold(text)) &&
  !ASKS_FACT.test(fold(text)) &&
  !/\d/.test(text) &&
  objects(text, OBJECTS);

/** "a objeção é “…”" */
const OBJECTION_IS =
  /\b(?:objecao|argumento|resposta|desculpa|reclamacao|duvida) (?:del[ae] )?(?:e|eh|foi|era)(?: (?:que|q|o seguinte|est[ae]|essa|esse))?:? ?["“']?([^"“”']{6,160})/;

const objectionNamed = (text: string): string | null =>
  (ANSWER_TO.exec(fold(text)) ?? OBJECTION_IS.exec(fold(text)))?.[1] ?? null;

function reportToAnswer(text: string): BuyerReport | null {
  const isLong = countWords(text) >= STORY_WORDS || /["“'‘]/u.test(text);
  const report = isLong ? buyerReportIn(text) : null;
  return report === null || report.ask === '' || report.said.length === 0 ? null : report;
}

/**
 * A story with a buyer's words that ends with the question what to reply: the words decide, whatever
 * else it states. Null for any other message.
 */
export function replyAskedFor(text: string, coverage: number): Act | null {
  if (isUnknownFear(text)) return null;
  const several = quotedObjections(text);
  if (several) return several;
  const named = objectionNamed(text);
  if (named) return knownObjection(named, text);
  if (coverage < COVERED && wishesPrice(text) && asksWords(text))
    return { kind: 'objection', keys: ['discount'], said: text };
  const report = reportToAnswer(text);
  if (report === null || (coverage >= COVERED && asksFact(report))) return null;
  const act = objectionOfReport(report, text);
  return comparesIn(report) || objects(report.said.join('. '), MAY_OBJECT) ? act : null;
}

const QUOTED = /["“'‘]([^"“”'‘’]{4,120})["”'’] (?:ou|e) (?:a |o )?["“'‘]([^"“”'‘’]{4,120})["”'’]/u;
const ANSWERS_ONE = /\b(?:respond\w{1,4}|primeiro|tratar|rebater|comeco|argument\w{1,4})\b/;

/** "respondo “tá caro” ou “o outro é mais barato”?": both are taken, in the order of their weight. */
function quotedObjections(text: string): Act | null {
  const [, ...quoted] = ANSWERS_ONE.test(fold(text)) ? (QUOTED.exec(text) ?? []) : [];
  const keys = quoted.flatMap((words) => {
    const act = objectionSaid(words, words);
    return act.kind === 'objection' && !act.isGuess && act.keys[0] !== 'unknown' ? act.keys[0] : [];
  });
  const [first, ...rest] = new Set(keys);
  return first && rest.length > 0
    ? { kind: 'objection', keys: [first, ...rest], said: text }
    : null;
}

/** Below this sum of probabilities what a buyer said is nothing against buying. */
const MAY_OBJECT = 0.35;

/** From this coverage a buyer's question is answered from the seller's documents. */
const COVERED = 0.5;
const FACT =
  /\?|\b(?:quant[oa]s?|qual|quais|quando|onde|que horas|prazo de|se (?:tem|pode|faz|aceita|entrega))\b/;
const asksFact = ({ said }: BuyerReport): boolean => said.some((words) => FACT.test(fold(words)));

/** A fear that no objection is about is answered in its own words. */
function isUnknownFear(text: string): boolean {
  const concern = concernIn(text);
  return concern?.kind === 'fear' && !isKnownObjection(concern);
}

/** From this sum of probabilities reported words are an objection, whichever it is. */
const OBJECTS = 0.5;

/** Whether the words that a message reports are most probably an objection. */
export function reportsObjection(text: string): boolean {
  const said = saidBy(text);
  if (said === null) return false;
  return objects(said, OBJECTS);
}

/** Whether words are an objection with at least this probability, whichever it is. */
export const objects = (words: string, least: number): boolean =>
  recognised(words)
    .ranked.filter(({ label }) => label.startsWith('obj.'))
    .reduce((sum, { probability }) => sum + probability, 0) >= least;

function knownObjection(said: string, message: string): Act | null {
  const act = objectionSaid(said, `ela disse que ${said}`);
  const isKnown = act.kind === 'objection' && !act.isGuess && act.keys[0] !== 'unknown';
  return isKnown ? { ...act, said: message } : null;
}
