import type {
  BuyerField,
  ProblemField,
  PurchaseField,
} from '../../knowledge/practice/biography.ts';
import {
  BUYER_FIELDS,
  PROBLEM_FIELDS,
  PURCHASE_FIELDS,
} from '../../knowledge/practice/biography.ts';
import { PARTICULARS } from '../../knowledge/practice/index.ts';
import { askedAbout } from '../asked/asked.ts';
import type { AskedLabel } from '../asked/labels.ts';
import { isAsking } from '../reading/question-words.ts';

/** Whose field answers a question. */
export type QuestionTopic =
  | { from: 'buyer'; field: BuyerField }
  | { from: 'purchase'; field: PurchaseField }
  | { from: 'problem'; field: ProblemField };

const NEXT_QUESTION =
  /(?:\?\s*|,?\s(?:e|ou)\s|,\s)(?!quem ?\?*$)(?=(?:(?:e|mas) )?(?:quem|qual|quais|quant[oa]s?|onde|como|o que|que horas|que (?:tipo|marca|ano|bairro|cidade|dias?|tamanho|numero|cor|sabor|turma|serie|medida|idade)|(?:de|em|com|a|pra|por) (?:que|qual|quem|quantos?) [a-z]+|desde quando|ate quando|pra quando|ha quanto|faz quanto|de quem|com que|quando|por que|el[ea] (?:quer|topa|tem|gosta|ja)|tem (?!que|como|mais|a ver)[a-z]+)\b)|,?\se\s(?=[a-z]{3,12} (?:com |de |em |pra |por |a )?(?:quem|qual|quanto|quantos|quantas|onde|que horas)\b)|,?\se\s(?=(?:voces?|a senhora|o senhor|el[ea]s?) (?:ja|tem|usam?|faz\w*|mor\w+|trabalh\w+|costum\w+|atend\w+|vend\w+|compr\w+|receb\w+)\b|ja [a-z]+(?:ou|aram|eram|iram|ez|izeram|oi)\b)/;

/** The questions of a sentence: "quantas cadeiras tem e quem atende?" has two. */
export function questionsIn(folded: string): string[] {
  const parts = folded.split(NEXT_QUESTION).filter((part) => part.trim() !== '');
  const who = OF_THIRD.exec(parts[0] ?? '')?.[0];
  return parts.map((part, at) =>
    at > 0 && who !== undefined && BARE_VERB.test(part) ? `${who} ${part}` : part,
  );
}
/** "Quantos anos ela tem e mora com quem?": the second question is about her, too. */
const OF_THIRD = /\bel[ea]s?\b/;
const BARE_VERB = /^(?:mora|vive|toma|anda|dorme|come|usa|gosta|estuda|faz|sai|fica)\b/;

/** What a question surely asks for; null where that is not sure. */
export const labelOf = (folded: string): AskedLabel | null => askedAbout(folded).label;

const TOPICS: ReadonlyMap<string, QuestionTopic> = new Map<string, QuestionTopic>([
  ...BUYER_FIELDS.map((field) => [`buyer.${field}`, { from: 'buyer', field }] as const),
  ...PURCHASE_FIELDS.map((field) => [`purchase.${field}`, { from: 'purchase', field }] as const),
  ...PROBLEM_FIELDS.map((field) => [`problem.${field}`, { from: 'problem', field }] as const),
]);

export const topicIn = (folded: string): QuestionTopic | undefined =>
  TOPICS.get(labelOf(folded) ?? '');

/** Fields of a buyer that a question about the problem may name, too. */
const OPEN_FIELDS: ReadonlySet<string> = new Set(['tools', 'routine']);
/** When, since when or how often the problem happens. */
export const asksProblemDetail = (folded: string): boolean => topicIn(folded)?.from === 'problem';

/** The person who does it and the supplier are part of how it is done today. */
export const asksHowItIsDone = (folded: string): boolean =>
  ['supplier', 'who', 'tools', 'today'].includes(topicIn(folded)?.field ?? '');

export const asksWhatWasTried = (folded: string): boolean => topicIn(folded)?.field === 'tried';

const OF_A_THING: ReadonlySet<string> = new Set(['age', 'brand', 'tried', 'pays']);
/** Small talk that no act of selling is about. */
const CHAT: ReadonlySet<AskedLabel> = new Set([
  ...(['chat.heard', 'chat.weather', 'chat.football', 'chat.weekend'] as const),
  ...(['chat.health', 'chat.social'] as const),
]);

/** A question about the decision belongs to the sale. */
const DECIDES = /\b(?:decid\w+|decis\w+|aprov\w+|palavra final|bate\w* o martelo)\b/;

/** Whether a question is small talk or about a detail of the buyer, whatever act it sounds like. */
export function isAside(folded: string): boolean {
  const { label, isCertain } = askedAbout(folded);
  if (!isCertain || DECIDES.test(folded)) return false;
  if (label !== null && CHAT.has(label)) return true;
  const topic = topicIn(folded);
  if (topic?.from === 'buyer') return !OPEN_FIELDS.has(topic.field);
  return topic?.from === 'purchase' && OF_A_THING.has(topic.field);
}

/** Whether a question is about a detail of the buyer or the purchase, apart from how it is done today. */
export function isPlainTopic(folded: string): boolean {
  const topic = topicIn(folded);
  if (topic) return topic.from !== 'problem' && topic.field !== 'today' && topic.field !== 'tried';
  return isChat(labelOf(folded) ?? 'other');
}

/** What a sentence that asks for something has, with or without its mark. */
const ASKS_FOR =
  /\b(?:qual|quais|quant[oa]s?|quanta|quem|onde|como|quando|o que|por que|que (?:dia|horas?|tipo|marca|ano|carro|bairro|modelo|mes|frequencia|cidade|rua|epoca|parte|forma|jeito|lado))\b|\b(?:voces?|tu|a senhora|o senhor|d[ao] senhora?|teus?|tuas?|seus?|suas?)\b|\bme (?:passa|manda|fala|conta|diz|informa|da|explica|lembra)\b|\b(?:queria|quero|preciso|gostaria de|posso) saber\b|\b(?:ai|dai|ou)\b/;
const isChat = (label: AskedLabel): boolean => label.startsWith('chat.');

/** Whether a sentence certainly asks for a fact, with or without a question mark. */
export function asksPlainly(folded: string): boolean {
  const { label, isCertain } = askedAbout(folded);
  if (!isCertain || label === null || label === 'selling' || label === 'other') return false;
  if (isAsking(folded)) return true;
  return label === 'chat.wellbeing' ? CHAT_ASKED.test(folded) : ASKS_FOR.test(folded);
}
/** "Tudo bem" is said as often as it is asked. */
const CHAT_ASKED = /\b(?:como|qual|quem|onde|quanto)\b/;

/** A pattern of a trade is trusted unless the classifier is certain of something else. */
export const agrees = (folded: string, also: readonly string[] = []): boolean => {
  const { label, isCertain } = askedAbout(folded);
  return label === null || !isCertain || AGREEING.has(label) || also.includes(label);
};
const AGREEING: ReadonlySet<AskedLabel> = new Set(['particular', 'other']);

/** "Qual o tamanho do terreno?": a plain question of the buyer's trade. @param of keys of the particulars */
export const isPlainQuestion = (of: readonly string[], folded: string): boolean =>
  PARTICULARS.some(
    ({ key, pattern, about }) => of.includes(key) && pattern.test(folded) && agrees(folded, about),
  );
