import { describe, expect, it } from 'vitest';
import { sheetOf } from '../sheet/read-sheet.ts';
import { verdictOn } from './verdict.ts';

const rows = (text: string) =>
  sheetOf([{ page: null, text }]).map((row) => ({ ...row, file: 'regras.txt' }));

const SALON = rows(`TABELA DE PREÇOS
Unha em gel: R$ 130
Alongamento de fibra: R$ 190
Esmaltação simples: R$ 45

REGRAS
Sinal de R$ 30 no pix para reservar horário.
Remarcar: só com 24 horas de antecedência, senão perde o sinal.
Tolerância de atraso: 15 minutos.
Cartão em até 3x sem juros acima de R$ 150.
Pix à vista tem 5% de desconto só na fibra.
Não atendemos criança para alongamento.
Garantia: 7 dias no gel, não cobre esmaltação.
Estacionamento grátis na rua de trás.

HORÁRIO
Terça a sexta: 9h às 19h. Sábado: 8h às 16h. Domingo e segunda fechado.`);

const RENTAL = rows(`ITENS
Pula-pula: R$ 180
Tobogã: R$ 450

REGRAS
Cancelamento: até 7 dias antes devolve 100% do sinal; de 6 a 3 dias devolve metade; menos de 3 dias não devolve.
Pedido mínimo: R$ 150.
Monitor: R$ 100 (opcional, obrigatório no tobogã).
Não alugamos: gerador, banheiro químico, som automotivo.
Desconto máximo: 5%, só para contrato de 12 meses.
Acima de 40 km não entregamos.`);

describe('the answer to a question with yes or no', () => {
  it.each([
    ['posso dar 5% no pix pra ela no gel?', 'Não'],
    ['posso dar 5% no pix na fibra?', 'Sim'],
    ['domingo abre?', 'Não'],
    ['abre sábado?', 'Sim'],
    ['sábado às 17h eu atendo?', 'Não'],
    ['precisa de sinal?', 'Sim'],
    ['posso atender criança no alongamento?', 'Não'],
    ['a cliente chegou 20 min atrasada, atendo?', 'Não'],
    ['chegou 10 minutos atrasada, pode atender?', 'Sim'],
    ['ela quer remarcar com 12 horas de antecedência, pode?', 'Não'],
    ['posso parcelar em 4x?', 'Não'],
    ['parcela em 3x sem juros uma de 190?', 'Sim'],
    ['a garantia cobre esmaltação?', 'Não'],
    ['o estacionamento é cobrado?', 'Não'],
  ])('of a salon, “%s”: %s', (question, verdict) => {
    expect(verdictOn(question, SALON)?.verdict).toBe(verdict);
  });

  it.each([
    ['cancelou 2 dias antes, devolve o sinal?', 'Não'],
    ['cancelou 9 dias antes, devolve o sinal?', 'Sim'],
    ['ela cancelou faltando 4 dias, devolvo o sinal?', 'Em parte'],
    ['se cancelar com 4 dias devolve tudo?', 'Não'],
    ['tobogã precisa de monitor?', 'Sim'],
    ['pedido de 120 reais pode?', 'Não'],
    ['aluga banheiro químico?', 'Não'],
    ['posso dar 5% se ela fechar 6 meses?', 'Não'],
    ['posso dar desconto?', 'Depende'],
    ['entrega a 55 km?', 'Não'],
  ])('of a rental company, “%s”: %s', (question, verdict) => {
    expect(verdictOn(question, RENTAL)?.verdict).toBe(verdict);
  });

  it('begins with the verdict, then the whole rule with its file', () => {
    expect(verdictOn('domingo abre?', SALON)?.text).toMatch(
      /^\*\*Não\.\*\* “.+” — \*\*regras\.txt\*\*\.$/,
    );
  });

  it.each([
    'quanto é o alongamento?',
    'e a de fibra?',
    'vocês vendem esmalte importado?',
    'criança pode fazer esmaltação?',
    'não pode remarcar?',
    'o que eu respondo pra ela?',
  ])('is none for “%s”', (question) => {
    expect(verdictOn(question, SALON)).toBeNull();
  });

  it('is none where a special day may have hours of its own', () => {
    const hours = rows(
      'HORÁRIO\nSegunda a sábado: 8h às 18h\nFeriados: 9h às 13h\nDomingo fechado.',
    );
    expect(verdictOn('domingo abre?', hours)?.verdict).toBe('Não');
    expect(verdictOn('o feriado cai no domingo, abre?', hours)).toBeNull();
  });

  it('is none where one line says free and another names a price', () => {
    const service = rows('REGRAS\nPrimeira revisão grátis.\nRevisões seguintes: R$ 210.');
    expect(verdictOn('paga a revisão?', service)).toBeNull();
  });
});
