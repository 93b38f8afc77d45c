/** The compiled short questionnaire as the Portuguese chat asks it. */
export const icpAnswers = (segment: string, customers: string, description: string): string =>
  [
    ['Em que segmento ele está?', segment],
    ['Que tipos de cliente você quer atender?', customers],
    ['Descreva o seu cliente ideal com as suas palavras.', description],
  ]
    .filter(([, answer]) => answer)
    .map(([question, answer]) => `${question}\nResposta: ${answer}`)
    .join('\n\n');

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

/** One set of answers out of some 150,000. @param draw gives numbers from 0 to 1. */
export function drawnIcpAnswers(draw: () => number): string {
  const one = (list: readonly string[]) => list[Math.floor(draw() * list.length)] ?? '';
  const description = [one(WHO), one(PLACES), one(SIZES), one(PAINS), one(PRICES)]
    .filter(Boolean)
    .join(' ');
  return icpAnswers(one(SEGMENTS), one(CUSTOMERS), description);
}
