import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { bare, de, em, the } from '../../shared/writing/pt/articles.ts';

/** The wordings of one question; each seller gets one of them. */
export type Wordings = readonly [string, ...string[]];

export const nounsOf = (what: NounPhrase) => ({
  what: bare(what),
  theWhat: the(what),
  ofWhat: de({ ...what, article: 'none' }),
  ofTheWhat: de(what),
  inWhat: em(what),
});
export type Nouns = ReturnType<typeof nounsOf>;
/** The questions about one kind of offer. */
interface Asked {
  questions: readonly Wordings[];
  consequences: readonly Wordings[];
}

/** What is asked about an offer, by its nouns. */
export type Asking = (nouns: Nouns, isCompany: boolean) => Asked;

export const WEIGHS: Wordings = [
  'Na hora de decidir, o que pesa mais para você: preço, prazo ou confiança em quem atende?',
  'O que faz você escolher um e não outro: o preço, o prazo ou quem atende?',
  'Fora o preço, o que faz você bater o martelo?',
];
export const OTHERS_DECIDE: Wordings = [
  'Quem mais vai querer opinar antes de você decidir?',
  'Você decide por conta própria ou conversa com alguém antes?',
  'Tem mais alguém que precisa gostar da ideia?',
];
