import { fold } from '../../shared/text.ts';
import type { NounPhrase } from '../../shared/writing/phrase.ts';
import { headOf } from '../../shared/writing/pt/nouns.ts';

/** Heads that nobody sells by themselves: "5 reais de diferença". */
const NOT_SOLD =
  /^(?:diferencas?|precos?|valor(?:es)?|descontos?|prazos?|tempo|dinheiro|clientes?|problemas?|coisas?|duvidas?|metas?|lucros?|rendas?|comiss(?:ao|oes)|parcelas?|vendas?|faturamento|salario|vez|vezes|mes|meses)$/;
/** Names for a part of any offer, or for a paper: they say nothing of the trade. */
const ANY_PART =
  /^(?:pacotes?|contratos?|certificados?|kits?|mensalidades?|servicos?|produtos?|itens|item|pedidos?|propostas?|orcamentos?|documentos?|notas?|visitas?|unidades?|encomendas?|trocas?|pecas?|sessao|sessoes|compras?|vidas?|sistemas?|projetos?|equipamentos?|aparelhos?|planos?)$/;
/** Words for anybody, which have no plural or no dignity as a target: "as gentes". */
const ANYBODY =
  /^(?:gentes?|povos?|galeras?|pessoal|pessoais|clientelas?|publicos?|turmas?|mundos?|caras?|alguem|rapaziadas?|mocadas?)$/;
/** "acham que é golpe": a doubt about the offer, and no pain that it takes away. */
const DOUBT =
  /^(?:(?:eles |elas )?acha(?:m|r)? que (?:e|eh) )?(?:golpe|piramide|furada|enganacao|pegadinha|conversa fiada)\b/;

/** What somebody does instead of what is sold: "ajudo quem quer passar", "fazer Enem". */
const DOING =
  /^(?:eu|a gente|nos|quem|ajud\w{1,5}|atend(?:o|emos|er)|cuid(?:o|amos|ar)|ensin(?:o|amos|ar)|mont(?:o|amos|ar)|quer(?:o|emos)|sou|somos|trabalh(?:o|amos|ar)|vend(?:o|e|er|emos)|faz(?:er|emos)?|faco|d(?:ou|ar|amos)|passar|aprender|conseguir|criar|ter|ser)\b/;
/** A place by itself, where something is done. */
const PLACE_ONLY = /^(?:casa|lar|domicilio|empresa|escola|igreja|rua|bairro|online|internet|loja)$/;

/** Whether words of an answer name a thing or a service that can stand after "você oferece". */
export function namesThing(text: string): boolean {
  const folded = fold(text.trim());
  return !DOING.test(folded) && !PLACE_ONLY.test(folded) && !/\p{L}\/\p{L}/u.test(folded);
}

const headIn = (noun: NounPhrase): string => fold(headOf(noun.text));

/** The offer, for use in sentences; null for a word that cannot be what is sold. */
export function sayableOffer(noun: NounPhrase | null): NounPhrase | null {
  if (!noun || NOT_SOLD.test(headIn(noun)) || !namesThing(noun.text)) return null;
  return withoutArticleIfPair(noun);
}

/** What one customer buys of the offer; null where it would fit any trade. */
export function sayableItem(noun: NounPhrase | null): NounPhrase | null {
  if (!noun || isPair(noun) || NOT_SOLD.test(headIn(noun)) || ANY_PART.test(headIn(noun)))
    return null;
  return noun;
}

/** The customers; null for words that mean anybody. */
export function sayableBuyers(noun: NounPhrase | null): NounPhrase | null {
  return noun && !ANYBODY.test(headIn(noun)) ? withoutArticleIfPair(noun) : null;
}

export const isDoubt = (pain: string): boolean => DOUBT.test(fold(pain));

const isPair = ({ text }: NounPhrase): boolean => / (?:e|ou) /.test(text);

/** "da afinação e restauro" has an article for one of two nouns: "de afinação e restauro". */
const withoutArticleIfPair = (noun: NounPhrase): NounPhrase =>
  isPair(noun) && noun.article === 'definite' ? { ...noun, article: 'none' } : noun;
