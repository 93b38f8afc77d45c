import { describe, expect, it } from 'vitest';
import { sheetOf } from '../sheet/read-sheet.ts';
import { caseOf } from './case-answer.ts';

const rows = (text: string) =>
  sheetOf([{ page: null, text }]).map((row) => ({ ...row, file: 'regras.txt' }));

const SALON =
  rows(`Cancelamento: até 7 dias antes devolve 100% do sinal; de 6 a 2 dias devolve metade; menos de 2 dias não devolve.
Maquiagem com 10 horas de antecedência para desmarcar; com menos, a sessão é cobrada.
Tolerância de atraso: 15 minutos. Passou disso, cobramos R$ 30.
Garantia: alongamento 20 dias, esmaltação 5 dias; não cobre unha roída.
Idade mínima: 12 anos.`);

const RENTAL = rows(`Sinal de 20% na reserva.
Toldo: R$ 900,00
Banco de madeira: R$ 60,00
Desistência: até 4 dias após a reserva devolvemos o sinal inteiro; depois disso, retemos 50% do sinal
Entrega: grátis até 12 km; de 13 a 30 km R$ 70,00; acima de 30 km não entregamos
Visita: R$ 150,00 em até 40 km; acima disso, R$ 3,00 por km rodado adicional
Não montamos toldo com vento acima de 35 km/h.
Cancelamento de passeio: 20 dias ou mais antes devolvemos 70% do valor pago; de 19 a 8 dias, 30%; menos de 8 dias, nada`);

const HEADED = rows(`REGRAS

Cancelamento
Com 48 horas ou mais: devolvemos tudo.
Entre 48 e 24 horas: retemos metade da reserva.
Menos de 24 horas: a reserva não é devolvida.

Idade
Menores de 18 anos: só com responsável.
Abaixo de 12 anos não atendemos.
Último horário: 2 horas antes de fechar.`);

describe('the case of a rule that a message measures', () => {
  it.each([
    ['cancelou faltando 4 dias, devolvo quanto do sinal?', 'de 6 a 2 dias devolve metade'],
    ['desmarcou 10 dias antes, quanto eu devolvo?', '100% do sinal'],
    ['cancelou 1 dia antes, devolvo quanto?', 'menos de 2 dias não devolve'],
    ['desmarcou a maquiagem 6 horas antes, cobro?', 'com menos, a sessão é cobrada'],
    ['a moça chegou 25 minutos atrasada, cobro alguma coisa?', 'Passou disso, cobramos R$ 30'],
    ['fez o alongamento há 9 dias e soltou, a garantia vale?', 'alongamento 20 dias'],
    ['a esmaltação é de 9 dias atrás, tem garantia?', 'vai até 5 dias: **fora do prazo**'],
    ['a menina tem 10 anos, pode fazer?', 'pede 12 anos: **fora do limite**'],
  ])('“%s”: %s', (question, stated) => {
    expect(caseOf(question, SALON, [])?.text).toContain(stated);
  });

  it.each([
    ['desmarcou a maquiagem 6 horas antes, cobro?', 'Faltavam 6 horas'],
    ['fez o alongamento há 9 dias e soltou, a garantia vale?', 'Passaram 9 dias'],
    ['a moça chegou 25 minutos atrasada, cobro?', 'O atraso é de 25 minutos'],
  ])('“%s” begins with its own number: %s', (question, stated) => {
    expect(caseOf(question, SALON, [])?.text).toMatch(
      new RegExp(`^(?:\\*\\*Não\\.\\*\\* )?${stated}`),
    );
  });

  it.each([
    ['ela cancelou 30 horas antes, devolvo quanto?', 'retemos metade da reserva'],
    ['cancelou faltando 10 horas, devolvo quanto?', 'a reserva não é devolvida'],
    ['a moça tem 11 anos, atendo?', 'Abaixo de 12 anos não atendemos'],
    ['a moça tem 16 anos, atendo?', 'só com responsável'],
  ])('of cases below a heading, “%s”: %s', (question, stated) => {
    expect(caseOf(question, HEADED, [])?.text).toContain(stated);
  });

  it('is none where a span is no notice', () => {
    expect(caseOf('o filhote de 40 dias, atendo?', HEADED, [])).toBeNull();
  });

  it('quotes what the same rule excludes, whatever the number is', () => {
    expect(caseOf('a unha roída de 3 dias atrás, a garantia cobre?', SALON, [])?.text).toContain(
      'não cobre unha roída',
    );
  });

  it.each([
    ['mora a 45 km, a gente entrega?', '**Não.** São 45 km: **acima de 30 km não entregamos**'],
    ['a casa fica a 20 km, quanto é a entrega?', 'de 13 a 30 km R$ 70,00'],
    ['posso montar o toldo com vento de 20 km/h?', 'não se aplica'],
  ])('of a distance or a speed, “%s”: %s', (question, stated) => {
    expect(caseOf(question, RENTAL, [])?.text).toContain(stated);
  });

  it('adds the distance above the limit to the price up to it', () => {
    expect(caseOf('a chácara fica a 55 km, quanto cobro de visita?', RENTAL, [])?.text).toContain(
      '**R$ 195** (R$ 150 + (55 − 40) × R$ 3)',
    );
  });

  it('takes a share of the deposit on the article that is named', () => {
    const question = 'ele reservou o toldo há seis dias e desistiu, quanto devolvo?';
    expect(caseOf(question, RENTAL, [])?.text).toContain(
      '**R$ 90** (50% de R$ 180, o sinal de 20% sobre R$ 900)',
    );
  });

  it('takes a share of what was paid', () => {
    const question =
      'cancelou o passeio, que é daqui a 12 dias, e já tinha pago R$ 400. Devolvo quanto?';
    expect(caseOf(question, RENTAL, [])?.text).toContain('**R$ 120** (30% de R$ 400)');
  });

  it('states the amount of a deposit that was stated before', () => {
    const earlier = ['fechou: total 640, sinal de R$ 192'];
    expect(caseOf('cancelou faltando 4 dias, devolvo quanto?', SALON, earlier)?.text).toContain(
      '**R$ 96** (50% de R$ 192)',
    );
  });

  it('goes on with the rule of the question before', () => {
    const before = 'desmarcou a maquiagem 6 horas antes, cobro?';
    expect(caseOf('e se fossem 14 horas?', SALON, [], before)?.text).toContain('Faltavam 14 horas');
  });

  it.each([
    'devolvo quanto do sinal?',
    'em 4 dias fica pronto?',
    'trabalho com isso há 11 anos, quanto é o toldo?',
    'ela demora 6 horas pra decidir, o que eu faço?',
  ])('is none for “%s”', (question) => {
    expect(caseOf(question, [...SALON, ...RENTAL], [])).toBeNull();
  });
});
