import { isQuestion } from './wording.ts';

const OFF_TOPIC =
  /\b(?:eleic\w+|votari\w+|votar|vota\w* em|em quem (?:tu|vc|voce|ce) vot\w+|ganha (?:hoje|hj|amanha|domingo|sabado|quarta|quinta|o jogo|o classico|de quanto)|vai dar onda|derivada|equacao|lula|bolsonaro|presidente|prefeit\w+|governador|torce\w*|time de|flamengo|corinthians|palmeiras|gremio|inter|brasileirao|campeonato|goianao|paulistao|carioca(?:o)|mineirao|gauchao|libertadores|copa do (?:mundo|brasil)|quem (?:vc|voce|ce|tu) acha (?:que|q) (?:ganha|vai ganhar)|novela|bbb|horoscopo|signo|receita de|previsao do tempo|vai chover|capital d[aeo]|sobe ou (?:nao sobe|cai)|sobe (?:esse|este) ano|me ensina (?:a )?(?:fazer|preparar|cozinhar) (?!uma? (?:mensag|pergunt|vend|propost|orcament|post|roteir|cont|frase)|follow|vend|prospec|propost|pergunt)|piada|loteria|mega ?sena)\b/;

/** Whether a folded message names what the coach does not talk about, whatever else it says. */
export const namesOffTopic = (folded: string): boolean => OFF_TOPIC.test(folded);

/** "agora outra coisa, …": what follows has nothing to do with what was before. */
export const OTHER_TOPIC =
  /^(?:agora |mas |coach,? |ah,? |e |uma coisa |uma pergunta )*(?:(?:uma )?outra coisa|mudando de assunto|outro assunto|trocando de assunto|fugindo (?:um pouco )?do assunto|(?<=agora |coisa |pergunta )nada a ver(?: com (?:isso|nada|venda))?)[,:.!]?\s+(\S.{5,})$/isu;

/** Whether a folded message asks, with or without a mark. */
export const isQuestionLike = (folded: string) =>
  folded.includes('?') ||
  isQuestion(folded) ||
  /^(?:me ensina|tu|vc|voce|em quem|quem|qual|como|lula|ganha|sabe)\b/.test(folded);
