import { describe, expect, it } from 'vitest';
import { tradeSetup } from '../../testing/practice.ts';
import { beginning } from '../session.ts';
import { answerTo } from './answer.ts';
import { childAgesIn } from './children.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);
const QUESTIONS = [
  ...['onde fica o seu negocio?', 'em que bairro voce fica?', 'quem trabalha com voce?'],
  ...['qual o tamanho do espaco?', 'como voce resolve isso hoje?', 'o que ja tentou?'],
  ...['como e a sua rotina?', 'tem filhos?', 'tem carro?', 'tem cachorro?', 'o que voce vende?'],
  ...['quando foi a ultima vez?', 'desde quando?', 'que horas voce comeca?', 'esta calor ai?'],
];
const TOWN =
  /rodoviária|lotérica|avenida|no centro|bairro|balcão|\bo ar\b|chuveiro|banho|apartamento|elevador|sobrado|loja/u;

describe('a buyer from the country', () => {
  it.each([
    ['pequenos produtores rurais', 'conta de luz alta', 'energia solar'],
    ['donos de sítio com irrigação', 'conta de luz que sobe', 'placas solares'],
    ['produtores de leite', 'energia cara na ordenha', 'energia solar'],
    ['produtores de soja e milho', 'peça que demora', 'manutenção de trator'],
    ['agricultores familiares', 'falta de água', 'bomba de irrigação'],
  ])('speaks of no town and no flat: %s', (who, pain, offer) => {
    for (const seed of SEEDS) {
      const setup = tradeSetup({ who, pain, offer }, { seed });
      const { buyer } = beginning(setup);
      const said = QUESTIONS.map((question) => answerTo(setup, buyer, question)?.text ?? '');
      const facts = [...Object.values(buyer.facts), ...buyer.consequences];
      expect([...said, ...facts].filter((text) => TOWN.test(text))).toEqual([]);
    }
  });

  it('owns a small farm where the ICP says so', () => {
    const who = 'pequenos produtores rurais';
    const setup = tradeSetup({ who, pain: 'conta de luz', offer: 'energia solar' });
    expect(beginning(setup).buyer.biography).toEqual({
      buyer: 'small-farm',
      purchase: 'solar-farm',
      problem: 'energy-bill-farm',
    });
  });
});

describe('the children of a buyer', () => {
  it.each([
    ['mães de crianças de 9 a 14 anos', { low: 9, high: 14 }],
    ['pais com filhos entre 6 e 10 anos', { low: 6, high: 10 }],
    ['famílias com adolescentes de 12-17 anos', { low: 12, high: 17 }],
    ['mulheres de 25 a 50 anos com filhos', null],
    ['alunos de 35 a 60 anos', null],
  ])('have the ages of the ICP: %s', (text, expected) => {
    expect(childAgesIn(text)).toEqual(expected);
  });

  it.each([
    ['mães de crianças de 9 a 14 anos', 9, 14],
    ['famílias com filhos de 6 a 10 anos', 6, 10],
    ['pais de adolescentes de 12 a 17 anos', 12, 17],
  ])('are of those ages in every answer: %s', (who, low, high) => {
    for (const seed of SEEDS) {
      const setup = tradeSetup({ who, pain: 'nota baixa', offer: 'aulas de matemática' }, { seed });
      const { buyer } = beginning(setup);
      const asked = ['tem filhos?', 'quantos anos eles tem?', 'quantos anos tem seu filho?'];
      const texts = [...asked, 'qual a idade da sua filha?'].map(
        (question) => answerTo(setup, buyer, question)?.text ?? '',
      );
      const ages = texts.flatMap((text) => text.match(/\d+/g) ?? []).map(Number);
      expect(ages.length).toBeGreaterThanOrEqual(4);
      expect(ages.every((age) => age >= low && age <= high)).toBe(true);
    }
  });
});
