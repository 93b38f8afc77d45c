import { hash } from '../../shared/variation.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { sentence } from '../../shared/writing/pt/sentence.ts';
import type { PurchaseKind } from '../phrasing/purchase.ts';
import { type Asking, type Nouns, nounsOf, type Wordings } from './asked.ts';
import { GOODS_QUESTIONS } from './goods-questions.ts';
import { UNNAMED } from './questions-unnamed.ts';
import { SERVICE_QUESTIONS } from './service-questions.ts';

/** What to ask about an offer of which no trade is curated. */
interface OfferQuestions {
  questions: readonly string[];
  consequences: readonly string[];
  openings: readonly string[];
}

/** @param what the offer, or the item of it that this customer buys; null where none is known. */
export function questionsFor(
  what: NounPhrase | null,
  kind: PurchaseKind,
  seedText: string,
  isCompany: boolean,
): OfferQuestions {
  const seed = hash(`${what?.text ?? ''} ${seedText}`);
  const chosen = (all: readonly Wordings[]) =>
    all.map((wordings, at) => wordings[(seed + at) % wordings.length] ?? wordings[0]);
  if (what === null)
    return {
      questions: chosen(UNNAMED.questions),
      consequences: chosen(UNNAMED.consequences),
      openings: chosen(UNNAMED.openings),
    };
  const nouns = nounsOf(what);
  const { questions, consequences } = BY_KIND[kind](nouns, isCompany);
  return {
    questions: chosen(questions),
    consequences: chosen(consequences),
    openings: chosen(openingsOf(nouns, GOODS.has(kind))),
  };
}

/** Kinds that are bought as things. */
const GOODS: ReadonlySet<PurchaseKind> = new Set(['goods', 'machine', 'vehicle', 'property']);

const openingsOf = (
  { what, ofWhat, inWhat, ofTheWhat }: Nouns,
  isGoods: boolean,
): readonly Wordings[] => [
  isGoods
    ? [
        sentence`Se pudesse mudar uma coisa na hora da compra ${ofWhat}, o que você mudaria?`,
        sentence`O que você mais quer acertar na próxima compra ${ofWhat}?`,
        sentence`Quando se fala em ${what}, o que vem primeiro à sua cabeça?`,
      ]
    : [
        sentence`O que você mais quer acertar ${inWhat} desta vez?`,
        sentence`Quando se fala em ${what}, o que vem primeiro à sua cabeça?`,
        sentence`O que não pode dar errado ${inWhat}, para você?`,
      ],
  [
    sentence`Você está vendo ${what} para agora ou ainda pesquisando?`,
    sentence`O que fez você pensar em ${what} agora?`,
  ],
  [
    sentence`O que você já ouviu falar ${ofTheWhat} que te deixou com um pé atrás?`,
    sentence`Qual foi a última dúvida que você teve sobre ${what}?`,
  ],
];

const BY_KIND: Readonly<Record<PurchaseKind, Asking>> = {
  ...GOODS_QUESTIONS,
  ...SERVICE_QUESTIONS,
};
