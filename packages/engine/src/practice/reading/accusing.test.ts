import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { accusedOf } from './accusing.ts';
import { plain } from './plain.ts';

const practice = createPractice();
const setup = practiceSetup({ level: 'easy', seed: 3 });
const OPENINGS = [
  ['Oi, aqui é o Bruno.'],
  ['Oi, aqui é o Bruno. O que mais te incomoda hoje?', 'Fica em R$ 18.000.'],
];
const OFFENCE = /^(?:rudeness|pressure|badmouth)$/;

function isBlamed(text: string): boolean {
  return OPENINGS.some((opening) => {
    const { turns, entries } = playPractice(practice, setup, [...opening, text]);
    const { criteria } = practice.review(setup, entries, 'undecided');
    const respect = criteria.find(({ key }) => key === 'respect')?.mark ?? 4;
    return turns.at(-1)?.acts.some(({ act }) => OFFENCE.test(act)) || respect < 4;
  });
}

describe('nobody is blamed', () => {
  it.each([
    'não gostou, para ali e me diz por quê',
    'eu fui burro e comprei a primeira que vi',
    'tá doido, quanta conta num mês só!',
    'minha irmã me chama de pão-duro, e é verdade',
    'esse serviço que fizeram aí ficou ruim mesmo?',
    'você contou que a outra empresa enrolou vocês',
    'se não gostar em sete dias, devolvo o seu dinheiro',
    'se a placa não chegar no prazo, não cobro a instalação',
    'a inscrição no programa da prefeitura fecha dia 30',
    'pra instalar antes do natal, o pedido tem que entrar até sexta',
    'não precisa decidir agora, pensa com calma',
    '430 é o menor que consigo',
    'foi a última vez que você trocou?',
    'garanto a visita no horário marcado',
  ])('for what is blunt, funny, honest or a term of the sale: %s', (text) =>
    expect(isBlamed(text)).toBe(false),
  );
});

describe('scarcity without a reason', () => {
  it.each([
    'é a última vaga',
    'esse valor é só até hoje',
    'só restam duas unidades',
    'amanhã esse preço acaba',
    'tem outro cliente querendo, fecha logo',
    'a oferta some em duas horas',
    'se não pagar agora perde a vaga',
  ])('presses: %s', (text) => {
    expect(accusedOf(plain(text), '')).toBe('pressure');
    expect(isBlamed(text)).toBe(true);
  });

  it.each([
    ['a promoção acaba hoje', 'promoção de energia solar até 30 de novembro'],
    ['é a última vaga', 'curso com turmas de 12 vagas'],
  ])('is none where the seller wrote of it: %s', (text, stated) =>
    expect(accusedOf(plain(text), plain(stated))).toBeNull(),
  );
});

describe('an offence', () => {
  it.each([
    'você é muito lerdo',
    'deixa de ser ignorante',
    'ou compra ou some daqui',
    'gente feito você nunca entende',
    'aquela empresa é um golpe',
    'seu contador é um picareta',
    'fecha logo, não pensa muito',
  ])('is noticed: %s', (text) => expect(isBlamed(text)).toBe(true));
});
