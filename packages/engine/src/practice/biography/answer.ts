import type { BuyerField, QuestionTopic } from '../../knowledge/practice/biography.ts';
import { PRACTICE_TOPICS } from '../../knowledge/practice/index.ts';
import { ownCostOf } from '../buyer/cost.ts';
import type { PracticeSetup } from '../port.ts';
import { plain } from '../reading/plain.ts';
import { contentStems } from '../reading/stems.ts';
import { pickBy } from '../seeded.ts';
import type { Buyer } from '../types.ts';
import { fillLine } from '../words/fill.ts';
import { reais } from '../words/money.ts';
import { childrenOf } from './children.ts';
import { type DetailAnswer, detailOf, filledDetail, speakerOf } from './detail.ts';
import { buyerKindOf, NEUTRAL, problemKindOf, purchaseKindOf } from './kinds.ts';
import { ownAnswer } from './own-case.ts';
import { particularAnswer } from './particulars.ts';
import { personalAnswer } from './personal.ts';
import { askedIn, asksSpending, topicIn } from './question.ts';
import { asksHabit, confirmed, isOpenRequest } from './yes-no.ts';

/** The answer to a question about a detail; null where the buyer has none. @param folded the question */
export function answerTo(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  return (
    ownAnswer(setup, buyer, folded) ??
    particularAnswer(setup, buyer, folded) ??
    ofCounts(setup, buyer, folded) ??
    personalAnswer(setup, buyer, folded) ??
    ofSupplier(setup, buyer, folded) ??
    ofTopic(setup, buyer, folded) ??
    chatAnswer(setup, buyer, folded) ??
    choiceAnswer(setup, folded, plain(buyer.persona.role)) ??
    ofThing(setup, buyer, folded)
  );
}

const COUNTED = /\bquant[oa]s ([a-z]{2,20})/;
/** "Quantos clientes faltam por mês?" is no number of things. */
const HAPPENS =
  /\b(?:falt\w+|desmarc\w+|quebr\w+|atras\w+|perd\w+|some\w*|por (?:dia|semana|mes|ano|hora))\b/;

/** "Quantas cadeiras?": a number of this kind of buyer. */
function ofCounts(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const noun = COUNTED.exec(folded)?.[1];
  const counts = Object.entries(buyerKindOf(buyer.biography)?.counts ?? {});
  const found = counts.find(([stem]) => noun?.startsWith(stem));
  if (!found || (HAPPENS.test(folded) && topicIn(folded))) return null;
  const [stem, line] = found;
  return { id: `count ${stem}`, text: filledDetail(speakerOf(setup, buyer), line) };
}

function ofTopic(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const topic = topicIn(folded);
  if (topic?.field === 'pays' && asksSpending(folded)) return ofSpending(setup, buyer);
  if (!topic || isAboutAnotherThing(setup, buyer, topic, folded)) return null;
  const lines = linesOf(buyer, topic);
  if (!lines) return null;
  const isOfChildren = topic.from === 'buyer' && /^(?:family|ages)$/.test(topic.field);
  const children = isOfChildren && !buyer.isCompany ? childrenOf(setup) : null;
  if (children !== null) {
    return { id: 'buyer family', text: confirmed(folded, 'family', children) };
  }
  const id = `${topic.from} ${topic.field === 'ages' ? 'family' : topic.field}`;
  const text = detailOf(speakerOf(setup, buyer), lines, id);
  if (topic.field === 'who') return { id, text: whoText(setup, text, folded) };
  return { id, text: confirmed(folded, topic.field, text) };
}

const WHOSE =
  /\b(?:teu|tua|seu|sua) (?:\w+ )?\w+ (?:e|fica com) quem\b|\bquem (?:e|cuida|faz|ta|toca) (?:(?:d?[oa]|hoje) )?(?:teu|tua|seu|sua|d[oa])\b/;

/** "Teu contador é quem?": how it is done today, where the offer is about the same. */
function ofSupplier(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const { biography } = buyer;
  const kind = purchaseKindOf(biography);
  if (biography.purchase === NEUTRAL.purchase || !kind?.today) return null;
  if (!WHOSE.test(folded) || !kind.pattern.test(folded)) return null;
  const id = 'purchase today';
  return { id, text: detailOf(speakerOf(setup, buyer), kind.today, id) };
}

const CHOICE =
  /\b((?:(?:n[oa]|de|com|em|pel[oa]|por|a|o|um|uma) )?[a-z0-9]{2,15}) ou (?:e )?((?:(?:n[oa]|de|com|em|pel[oa]|por|a|o|um|uma) )?[a-z0-9]{2,15})(?= ?[?.!]|$)/;
const NO_CHOICE = /^(?:nao|nunca|algo|outr[oa]s?|mais|menos|algum\w*|sim)$/;

/** "Tá no ifood ou na 99?": the one that was said already, else one of the two. @param said folded */
export function choiceAnswer(
  { seed }: PracticeSetup,
  folded: string,
  said: string,
): DetailAnswer | null {
  const [, one = '', other = ''] = CHOICE.exec(folded) ?? [];
  if (one === '' || [one, other].some((word) => NO_CHOICE.test(word))) return null;
  const own = [one, other].find((word) => said.includes(word.replace(/^.* /, '')));
  const chosen = own ?? pickBy([one, other], seed, 'choice', folded);
  return { id: `choice ${one} ${other}`, text: `mais ${chosen}`, isGuess: true };
}

/** What is spent today, whatever it is spent on. */
function ofSpending(setup: PracticeSetup, buyer: Buyer): DetailAnswer | null {
  const id = 'purchase pays';
  const spent = ownCostOf(setup);
  if (spent !== null) return { id, text: `uns ${reais(spent)} por mês` };
  const own = purchaseKindOf(buyer.biography)?.pays;
  const text = own && detailOf(speakerOf(setup, buyer), own, id);
  if (text !== undefined && !(buyer.isCompany && isTooLittle(text, setup.offer.price))) {
    return { id, text };
  }
  const neutral = purchaseKindOf(NEUTRAL)?.pays;
  return neutral ? { id, text: detailOf(speakerOf(setup, buyer), neutral, id) } : null;
}

/** The smallest share of the offer's price that a company spends on the same thing. */
const LEAST_SPENT = 0.05;

function isTooLittle(text: string, price: number): boolean {
  const amounts = [...text.matchAll(/R\$ ([\d.]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll('.', '')),
  );
  return amounts.length > 0 && Math.max(...amounts) < price * LEAST_SPENT;
}

function linesOf({ biography }: Buyer, topic: QuestionTopic) {
  switch (topic.from) {
    case 'buyer':
      return ofBuyer(biography, topic.field);
    case 'purchase':
      return purchaseKindOf(biography)?.[topic.field];
    case 'problem':
      return problemKindOf(biography)?.[topic.field];
  }
}

/** The ages of the children are said with the family, where they have no lines of their own. */
function ofBuyer(biography: Buyer['biography'], field: BuyerField) {
  const kind = buyerKindOf(biography);
  return kind?.[field] ?? (field === 'ages' ? kind?.family : undefined);
}

const OBJECT =
  /\b(?:o|a|os|as|do|da|dos|das|de|seu|sua|seus|suas|com|no|na) ([a-z]{4,20})(?= |\?|$|,)/g;
const ANY_THING =
  /^(?:equipament|maquin|aparelh|produt|servic|isso|ele|dela|dele|hoje|atual|marca|modelo|vez|mes|media|momento|senhor|voce|quem|valor|conta|compr|troc)/;

/** "Quantos anos tem o forno?" to somebody who looks for a system: the answer is not about the system. */
function isAboutAnotherThing(
  { offer }: PracticeSetup,
  { biography }: Buyer,
  topic: QuestionTopic,
  folded: string,
): boolean {
  if (topic.from !== 'purchase' || topic.field === 'criterion') return false;
  const objects = [...folded.matchAll(OBJECT)].map(([, noun = '']) => noun);
  const own = contentStems(offer.name);
  const pattern = purchaseKindOf(biography)?.pattern;
  const isOwn = (noun: string) =>
    ANY_THING.test(noun) || own.some((stem) => noun.startsWith(stem)) || pattern?.test(noun);
  return objects.length > 0 && !objects.some(isOwn);
}

function whoText({ seed }: PracticeSetup, who: string, folded: string): string {
  if (who.startsWith('eu ')) return `sou ${who}`;
  if (askedIn(folded) === 'yesNo') return `tem sim, ${who}`;
  return pickBy([`é ${who}`, `quem cuida disso é ${who}`, `hoje é ${who}`], seed, 'who', folded);
}

/** What people say to small talk, which need not be a question. */
export function chatAnswer(
  setup: PracticeSetup,
  buyer: Buyer,
  folded: string,
): DetailAnswer | null {
  const topic = PRACTICE_TOPICS.find(({ pattern }) => pattern.test(folded));
  if (!topic) return null;
  const id = `topic ${topic.key}`;
  const lines = buyer.isCompany ? topic.companies : topic.people;
  return { id, text: fillLine(pickBy(lines, setup.seed, id), buyer.gender) };
}

/** Questions about a thing that no kind names: as people answer what they do not know by heart. */
const UNKNOWN = {
  age: ['deve ter uns {n:5-12} anos, já perdi a conta', 'é antigo, uns {n:6-13} anos, por aí'],
  who: ['depende do dia, aqui cada um faz um pouco', 'geralmente eu, quando dá'],
  where: ['fica tudo por aqui mesmo', 'é aqui mesmo, no bairro'],
  willBe: ['deve ser por aqui mesmo, ainda tô fechando o lugar', 'aqui perto, ainda tô vendo'],
  what: ['o mais comum, nada especial', 'o básico mesmo, sem frescura'],
  why: ['ah, foi acontecendo, não teve um motivo só', 'nunca parei pra pensar no porquê'],
  thought: ['tenho uma ideia, mas nada decidido', 'ainda não decidi direito'],
  already: ['já, mais de uma vez', 'ainda não, sempre fico de ver'],
  have: ['tem sim, o básico', 'tem, mas nada demais'],
  yesNo: ['acho que sim', 'é, por aí'],
  habit: ['mais ou menos, viu', 'às vezes sim, às vezes não'],
  duration: ['faz um tempo já, uns {n:2-4} anos', 'ih, já faz uns {n:2-4} anos'],
  spare: ['uma meia hora por dia, e olhe lá', 'pouco, uns quarenta minutos à noite'],
  lasts: ['mais do que devia, nunca cronometrei', 'depende do dia, mas toma tempo'],
} as const;

const HAVE =
  /^(?:e |mas |ai )?(?:(?:voces?|vcs?|a senhora|o senhor|la|ai) )?(?:te[mn]s?|existe|ha)\b/;

const ALREADY = /^(?:e |mas |ai )?(?:(?:voces?|vcs?|a senhora|o senhor|alguem) )?ja\b/;

const THOUGHT =
  /\bja (?:tem (?:uma |alguma )?(?:ideia|nocao|preferencia)|sabe|pens\w+|decid\w+|escolh\w+|defin\w+)\b/;

const closedKind = (folded: string) =>
  THOUGHT.test(folded)
    ? 'thought'
    : ALREADY.test(folded)
      ? 'already'
      : HAVE.test(folded)
        ? 'have'
        : asksHabit(folded)
          ? 'habit'
          : 'yesNo';

/** Which kind, model or material. */
const WHICH =
  /\b(?:que|qual|quais) (?:e )?(?:[oa]s? )?(?:tipo|marca|modelo|material|versao|formato)/;

function guessedKind(kind: string, folded: string): string {
  if (kind === 'yesNo') return closedKind(folded);
  if (kind === 'where' && /\b(?:vai|vao) ser\b|\bsera\b/.test(folded)) return 'willBe';
  return kind === 'what' && !WHICH.test(folded) ? 'unknown' : kind;
}

/** How many there are of what nobody named: by what is counted, larger for a business. */
const SCALES: readonly (readonly [RegExp, company: string, person: string])[] = [
  [/^metr|^m2/, '{n:40-90}', '{n:15-40}'],
  [/^(?:quilo|kg|litro|caixa|saco|fardo|peca|unidade|item|itens|produto)/, '{n:40-90}', '{n:4-8}'],
  [/^(?:pessoa|funcionari|colaborador|gente)/, '{n:6-11}', '{n:3-4}'],
  [/^(?:client|aluno|pacient|visita|pedido|venda)/, '{n:30-60}', '{n:3-6}'],
  [/^(?:hora|minuto)/, '{n:2-4}', '{n:2-4}'],
  [/^(?:dia|noite|vez|vezes|semana)/, '{n:2-5}', '{n:2-5}'],
];
const PERIOD = /\bpor (?:dia|semana|mes|ano)\b/;
const PERIODS: Readonly<Record<string, string>> = { 'por mes': 'por mês' };

function guessedCount(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer {
  const noun = COUNTED.exec(folded)?.[1] ?? '';
  const [, ofCompany, ofPerson] = SCALES.find(([of]) => of.test(noun)) ?? [
    noun,
    '{n:4-9}',
    '{n:2-4}',
  ];
  const few = /\bquantas\b/.test(folded) ? 'umas' : 'uns';
  const period = PERIOD.exec(folded)?.[0];
  const rest = period === undefined ? ', mais ou menos' : ` ${PERIODS[period] ?? period}`;
  const line = `${few} ${buyer.isCompany ? ofCompany : ofPerson}${rest}`;
  const text = filledDetail(speakerOf(setup, buyer), line);
  return { id: `count ${contentStems(noun).join(' ') || noun}`, text, isGuess: true };
}

function ofThing(setup: PracticeSetup, buyer: Buyer, folded: string): DetailAnswer | null {
  const kind = askedIn(folded);
  if (kind === 'yesNo' && isOpenRequest(folded)) return null;
  const asked = guessedKind(kind, folded);
  if (asked === 'count') return guessedCount(setup, buyer, folded);
  if (!(asked in UNKNOWN)) return null;
  const isOnce = asked === 'habit';
  const id = isOnce ? asked : `${asked} ${contentStems(folded).toSorted().join(' ')}`;
  const lines = UNKNOWN[asked as keyof typeof UNKNOWN];
  const text = detailOf(speakerOf(setup, buyer), [...lines], id);
  return { id, text, isGuess: true, isOnce };
}
