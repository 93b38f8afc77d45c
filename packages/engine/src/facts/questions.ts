import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import { fold } from '../shared/text.ts';

type Patterns<K extends string> = readonly (readonly [K, RegExp])[];

/** Patterns of the seller questionnaire's questions in folded text, the most specific first. */
const SELLER_QUESTIONS = [
  ['satisfaction', /satisf|0 a 10|0 to 10|zero a dez|happy are you|nota/],
  ['goal', /meta|goal|objetivo financeiro|12 meses|12 months/],
  ['revenue', /fatur|factur|revenue|make a month|ganha por mes|renda|receita/],
  [
    'experience',
    /quanto tempo|how long|cuanto tiempo|tempo .{0,100}vend|experiencia (em|com) vendas/,
  ],
  [
    'courses',
    /melhor ou a pior|best or the worst|mejor o la peor|experiencia .{0,100}treinamento|curso/,
  ],
  ['training', /treinamento|training|capacitac/],
  ['territories', /territ|segmento|o que voce vende|que vende/],
  ['channels', /canal|canais|channel|canales|por onde vende|onde voce vende/],
  ['motivation', /move|motiva|mueve|drives/],
  ['archetype', /jeito|arquetipo|archetype|ways of selling|formas de vender|perfil de vend|estilo/],
  ['challenges', /semanais|weekly|semanales|seu ritmo|own pace|proprio ritmo/],
  ['challenge', /desafio|challenge|dificuldade/],
  ['learning', /aprende|learn/],
  ['friends', /amig|friends|convid|invit/],
  ['word', /palavra|one word|una palabra/],
  ['selling', /vendendo|selling today|vende hoje|ja vende|vendiendo|already sell/],
] as const satisfies Patterns<string>;
/** The order of the questionnaire, for answers whose questions have unknown wordings. */
const SELLER_ORDER = SELLER_QUESTIONS.map(([key]) => key);

const ICP_QUESTIONS = [
  [
    'customers',
    /tipos? de client|customer type|kinds? of customer|para quem voce vende|quem compra|atender/,
  ],
  ['segment', /segment|setor|mercado|ramo|nicho|industry|sector/],
  ['description', /descrev|describe|suas palavras|own words|tus palabras|cliente ideal|perfil/],
] as const satisfies Patterns<string>;

export type SellerQuestion = (typeof SELLER_QUESTIONS)[number][0];
export type IcpQuestion = (typeof ICP_QUESTIONS)[number][0];

/** The index of the answered pair, by question. */
type Assigned<K extends string> = ReadonlyMap<K, number>;

/** Recognises the questions by wording; by order when no wording is known. */
export function assignSeller(pairs: readonly QuestionAnswer[]): Assigned<SellerQuestion> {
  const byWording = assign(pairs, SELLER_QUESTIONS);
  if (byWording.size > 0 || pairs.length < SELLER_ORDER.length) return byWording;
  return new Map(SELLER_ORDER.map((key, at) => [key, at]));
}

/** Recognises the questions by wording; the longest other answer is the description. */
export function assignIcp(pairs: readonly QuestionAnswer[]): Assigned<IcpQuestion> {
  const byWording = assign(pairs, ICP_QUESTIONS);
  if (byWording.has('description')) return byWording;
  const used = new Set(byWording.values());
  const others = pairs.map(({ answer }, at) => ({ at, length: answer.length }));
  const longest = others
    .filter(({ at }) => !used.has(at))
    .toSorted((a, b) => b.length - a.length)[0];
  return longest ? new Map([...byWording, ['description', longest.at]]) : byWording;
}

function assign<K extends string>(
  pairs: readonly QuestionAnswer[],
  patterns: Patterns<K>,
): Map<K, number> {
  const assigned = new Map<K, number>();
  pairs.forEach(({ question }, at) => {
    const folded = fold(question);
    const found = patterns.find(([key, pattern]) => !assigned.has(key) && pattern.test(folded));
    if (found) assigned.set(found[0], at);
  });
  return assigned;
}
