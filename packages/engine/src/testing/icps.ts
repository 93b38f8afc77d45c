import { parseCompiledAnswers, type QuestionAnswer } from '@salesai/contract/questionnaire';

/** The compiled ICP questionnaire in Portuguese, as the API receives it. */
export const icpAnswers = (segment: string, customers: string, description: string): string =>
  [
    ['Em que segmento ele está?', segment],
    ['Que tipos de cliente você quer atender?', customers],
    ['Descreva o seu cliente ideal com as suas palavras.', description],
  ]
    .filter(([, answer]) => answer)
    .map(([question, answer]) => `${question}\nResposta: ${answer}`)
    .join('\n\n');

/** The parsed ICP questionnaire, as an engine receives it. */
export const icpAnswerPairs = (...answers: Parameters<typeof icpAnswers>): QuestionAnswer[] =>
  parseCompiledAnswers(icpAnswers(...answers));

const SEGMENTS = [
  'Varejo',
  'Serviços',
  'Tecnologia',
  'Imobiliário',
  'Varejo, Serviços',
  'Outro: salão de beleza',
  'Outro: clínica odontológica',
  'Outro: restaurante',
  'Outro: escola de idiomas',
  'Outro: produtores de soja',
  'Outro: oficina mecânica',
  'Outro: construção civil',
  'Outro: pet shop',
  'Outro: moda feminina',
  'Outro: seguros',
  'Outro: taxidermia',
  'Tecnologia, Outro: indústria metalúrgica',
];
const CUSTOMERS = [
  'Pessoas físicas',
  'Pequenas empresas',
  'Médias empresas',
  'Grandes empresas',
  'Pequenas empresas, Médias empresas',
  'Pessoas físicas, Pequenas empresas, Médias empresas, Grandes empresas',
];
const WHO = ['donas de negócio', 'gerentes de compras', 'famílias', 'sócios jovens', 'gestores'];
const PLACES = ['em Campinas', 'no interior de Minas', 'em Recife', 'na zona sul', ''];
const SIZES = ['com 3 a 8 funcionários', 'com 40 pessoas', ''];
const PRICES = ['e gastam R$ 600 por mês', 'ticket de 2 a 5 mil', '', ''];
const PAINS = [
  'que perdem venda por demora',
  'cansados de planilha',
  'que têm medo de errar de novo',
  'que querem pagar menos imposto',
  '',
];

/** One of about 150,000 sets of compiled answers. @param draw returns random numbers from 0 to 1. */
export function drawnIcpAnswers(draw: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(draw() * list.length)] ?? '';
  const description = [pick(WHO), pick(PLACES), pick(SIZES), pick(PAINS), pick(PRICES)]
    .filter(Boolean)
    .join(' ');
  return icpAnswers(pick(SEGMENTS), pick(CUSTOMERS), description);
}
