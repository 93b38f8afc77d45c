import { parseCompiledAnswers, type QuestionAnswer } from '@salesai/contract/questionnaire';

/** The answers of one seller by question, as in the Portuguese questionnaire. */
export type Answers = Record<string, string>;

export const SELLER = {
  'Você já está vendendo hoje?': '💼 Sim, já vendo',
  'Há quanto tempo você trabalha com vendas?': '🏃 De 2 a 5 anos',
  'Em quais territórios você vende ou quer vender?': 'Serviços, Outro: energia solar',
  'Por quais canais você vende?': 'WhatsApp, Indicação',
  'Quanto você fatura por mês com vendas?': '🌿 R$ 3 mil a R$ 6 mil',
  'De 0 a 10, quanto você está satisfeito com os seus resultados?': '6',
  'Qual é a sua meta financeira para os próximos 12 meses?': 'chegar a 15 mil por mês',
  'O que mais te move nas vendas?': '🕊️ Liberdade',
  'Com qual destes jeitos de vender você mais se parece?':
    '🧭 Consultor: entendo antes de oferecer',
  'Qual é o seu maior desafio em vendas hoje?': 'o cliente some depois que mando a proposta',
  'Você já fez treinamentos de vendas?': '📖 Um ou dois',
  'Qual foi a melhor ou a pior experiência com um curso?': 'um curso cheio de teoria',
  'Como você aprende melhor?': '🥊 Praticando',
  'Você topa desafios semanais ou prefere ir no seu ritmo?': '🔥 Topo desafios semanais',
  'Você convidaria amigos para esta jornada?': '🙌 Sim, com certeza',
  'Em uma palavra: o que você busca em uma comunidade?': 'troca',
} as const;

/** Compiled answers, as the API receives them. */
export const answersOf = (answers: Answers): string =>
  Object.entries(answers)
    .map(([question, answer]) => `${question}\nResposta: ${answer}`)
    .join('\n\n');

/** Parsed answers, as an engine receives them. */
export const answerPairs = (answers: Answers): QuestionAnswer[] =>
  parseCompiledAnswers(answersOf(answers));
