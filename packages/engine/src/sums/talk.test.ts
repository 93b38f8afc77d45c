import { describe, expect, it } from 'vitest';
import { solveInTalk, type Talk } from './index.ts';
import { plainText } from './plain-text.ts';

const talk = (given: Partial<Talk> = {}, ...texts: string[]): Talk => ({
  texts: texts.map(plainText),
  ledger: {},
  isNear: true,
  results: [],
  last: null,
  ...given,
});
const answerOf = (message: string, given?: Talk) => {
  const outcome = solveInTalk(message, given ?? talk());
  return outcome?.kind === 'result' ? outcome.answer : null;
};

describe('solveInTalk', () => {
  it.each([
    ['De 60 ligações sai 1 venda. Pra fechar 8, quantas ligações?', '480'],
    ['atendo 5 por dia a 130, 6 dias, quanto tiro na semana?', 'R$ 3.900'],
    ['gasto 64 de linha e 22 horas, quero 12 por hora, por quanto vendo?', 'R$ 328'],
    ['festa de 80 pessoas a 65 por cabeça mais 400 de garçom, total?', 'R$ 5.600'],
    ['comprei 30 conjuntos por 1.350, saiu a quanto cada?', 'R$ 45'],
    ['a maquininha cobra 4,5%, numa venda de 680 quanto cai na conta?', 'R$ 649,40'],
    ['aluguel 900, internet 120, luz 180 e gasolina 300, quanto é meu custo fixo?', 'R$ 1.500'],
    ['minha meta é 12 vendas e já fiz 5, faltam 10 dias, quantas por dia?', '0,7'],
    ['compro a trinta e oito e quero quarenta por cento em cima', 'R$ 53,20'],
  ])('solves “%s”', (message, expected) => {
    expect(answerOf(message)).toContain(expected);
  });

  it('goes on with the result and the amounts of earlier messages', () => {
    expect(answerOf('vendendo 12 no mês', talk({ ledger: { result: 141.9 } }))).toContain(
      'R$ 1.702,80',
    );
    const last = { text: '15 % de 18400', from: 18_400 };
    expect(answerOf('e se eu der só 8%?', talk({ ledger: { result: 15_640 }, last }))).toContain(
      'R$ 16.928',
    );
    expect(answerOf('qual a diferença?', talk({ results: [15_640, 16_928] }))).toContain(
      'R$ 1.288',
    );
    const prices = talk({}, 'película carro pequeno 280, suv 380');
    expect(answerOf('6 carro pequeno e 2 suv na semana', prices)).toContain('R$ 2.440');
    const raised = talk({}, 'o seguro subiu de 2.840 para 3.390');
    expect(answerOf('subiu quantos por cento?', raised)).toContain('19,37%');
  });

  it.each(['oi, tudo bem?', 'ele disse que está caro', 'e agora?', '0 por 0', 'em 0 dias'])(
    'leaves “%s” alone',
    (message) => {
      expect(answerOf(message)).toBeNull();
    },
  );
});
