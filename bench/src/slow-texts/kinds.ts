import { COACH_INPUT_MAX } from '@salesai/contract/coach';
import { ICP_NAME_MAX } from '@salesai/contract/icp';
import { ANSWER_MAX, COMPILED_TEXT_MAX } from '@salesai/contract/questionnaire';
import { SCRIPT_MAX } from '@salesai/contract/scripts';

/** Questions of the product, one of each meaning. */
export const SELLER_QUESTIONS = [
  'Você já vende ou está começando?',
  'Há quanto tempo você trabalha com vendas?',
  'O que você vende? Quais territórios?',
  'Por quais canais você vende?',
  'Quanto você fatura por mês?',
  'De 0 a 10, quanto você está satisfeito?',
  'Qual é a sua meta para os próximos 12 meses?',
  'O que mais te move?',
  'Com qual destes jeitos de vender você se parece?',
  'Qual é o seu maior desafio hoje?',
  'Você já fez treinamentos ou cursos?',
  'Qual foi a melhor ou a pior experiência?',
  'Como você aprende melhor?',
  'Quer desafios semanais?',
  'Você convidaria amigos?',
  'Uma palavra?',
];
export const ICP_QUESTIONS = [
  'Em que segmento ele está?',
  'Qual é o tamanho da empresa?',
  'Quem é o seu cliente ideal? Descreva.',
];

/** Characters around an answer in a compiled text. */
const AROUND = 80;

/** Compiled answers that fill the text, each up to the limit of one answer. */
export function compiled(
  questions: readonly string[],
  text: (length: number) => string,
  length: number,
): string {
  const answer = text(Math.min(ANSWER_MAX, Math.floor(length / questions.length) - AROUND));
  return questions
    .map((question) => `${question}\nResposta: ${answer.replaceAll('\n\n', ' \n')}`)
    .join('\n\n');
}

/** One answer beyond all limits, as stored before limits existed. */
export const stored = (text: (length: number) => string, length: number): string =>
  `Você já vende?\nResposta: Sim\n\nQual é o seu maior desafio hoje?\nResposta: ${text(length)}`;

export const LONGEST = {
  answers: COMPILED_TEXT_MAX - 100,
  coach: COACH_INPUT_MAX,
  script: SCRIPT_MAX,
  icpName: ICP_NAME_MAX,
  /** `CHARACTERS_MAX` of the server's documents. */
  document: 2_000_000,
  /** A field of an account call, beyond its limit: refusing it must be fast, too. */
  field: 60_000,
};
