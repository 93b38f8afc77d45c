import { describe, expect, it } from 'vitest';
import { playPractice, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';

const practice = createPractice();
const SALON = {
  who: 'donas de salão de beleza',
  pain: 'cliente que marca e não aparece',
  offer: 'agenda online',
};

function clarityOf(...messages: string[]) {
  const setup = tradeSetup(SALON);
  const { entries } = playPractice(practice, setup, messages);
  const { criteria } = practice.review(setup, entries, 'undecided');
  const found = criteria.find(({ key }) => key === 'clarity');
  if (!found) throw new RangeError('No mark of clarity');
  return found;
}

const PITCH =
  'A nossa agenda online é completa, moderna e muito fácil de usar, com lembrete automático, relatório por profissional, link na bio, controle de comissão, cadastro de cliente, estoque, caixa, e ainda um aplicativo com a sua marca para todo mundo baixar no celular.';

describe('clarity', () => {
  it('is full for short questions to somebody who answers in a few words', () => {
    const { mark } = clarityOf(
      'Oi, aqui é o Bruno, vi o seu salão no Instagram. Posso te fazer uma pergunta?',
      'O que mais te incomoda hoje na agenda do salão?',
      'Entendi, cliente que marca e não aparece. E o que isso acaba te custando no fim do mês?',
      'Como você faz hoje para confirmar os horários com elas?',
      'Quem decide isso com você?',
    );
    expect(mark).toBe(4);
  });

  it('falls with monologues that are each shorter than the longest message allowed', () => {
    const { mark, advice } = clarityOf(PITCH, 'Tudo bem?', `Olha só. ${PITCH}`);
    expect(mark).toBe(2);
    expect(advice).toMatch(/dobro/);
  });

  it('falls with several questions in each message', () => {
    const { mark, advice } = clarityOf(
      'Oi! Tudo bem? Pode falar? Você é a dona?',
      'Quantas clientes faltam? Quanto custa? Quem confirma? Usa agenda?',
      'E o que te incomoda? Desde quando? Já tentou algo?',
    );
    expect(mark).toBe(2);
    expect(advice).toMatch(/duas perguntas/);
  });

  it('falls with one message that is too long', () => {
    const { mark, advice } = clarityOf('Oi, aqui é o Bruno, tudo bem?', `${PITCH} ${PITCH}`);
    expect(mark).toBeLessThan(4);
    expect(advice).toMatch(/60 palavras/);
  });

  it('falls for who goes on at length after being asked to wait', () => {
    const setup = tradeSetup(SALON);
    const long = PITCH.split(' ').slice(0, 38).join(' ');
    const played = playPractice(practice, setup, [
      'Oi, aqui é o Bruno, vi o seu salão. Posso perguntar uma coisa?',
      'O que mais te incomoda hoje na agenda?',
      long,
    ]);
    const markWith = (answer: string) => {
      const at = played.entries.findIndex((one) => one.kind === 'seller' && one.text === long);
      const entries = played.entries.map((one, n) =>
        n === at - 1 && one.kind === 'buyer' ? { ...one, text: answer } : one,
      );
      const { criteria } = practice.review(setup, entries, 'undecided');
      return criteria.find(({ key }) => key === 'clarity')?.mark ?? 0;
    };
    const answer =
      'Minha agenda fura toda semana e eu fico com a cadeira vazia, é um sufoco só aqui';
    expect(markWith('Calma, agora não posso, tô atendendo')).toBeLessThan(markWith(answer));
  });
});
