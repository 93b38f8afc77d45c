import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';
import { saidBy } from '../reading/reported.ts';

const reply = (...messages: string[]) => talkOf(messages).last;
const about = (...messages: string[]) => {
  const { act, about: key } = reply(...messages);
  return `${act.kind} ${key}`;
};

describe('what a customer says, with the question what to reply', () => {
  it.each([
    ['A compradora teme ficar presa ao contrato por três anos. O que respondo?', 'contract'],
    ['o dono da mecânica sempre fala que precisa ver com o irmão antes. o que eu digo?', 'partner'],
    ['ela respondeu "me manda um catálogo que depois eu olho". e agora?', 'send-info'],
    [
      'cheguei tarde ontem, o pneu furou. ele gostou do muro mas diz que o vizinho pagou por 90 o metro e eu cobro 120. o que eu respondo pra ele',
      'cheaper',
    ],
  ])('is an objection rather than general advice or a text: %s', (message, key) => {
    expect(about(message)).toBe(`objection ${key}`);
  });

  it('is not put into the last text', () => {
    const order = 'escreve uma mensagem pro seu Beto marcando a visita quinta às 9h';
    expect(about(order, 'ele falou que com essa seca não precisa de bomba nenhuma')).toMatch(
      /^objection /,
    );
  });

  it('is not hidden by the news before it', () => {
    expect(about('consegui falar com o dono e ele disse que já tem fornecedor faz anos')).toBe(
      'objection has-supplier',
    );
  });

  it.each([
    'como respondo quem só pergunta o preço?',
    'vai, me diz, dá pra fazer diferente na próxima visita?',
    'a dona parou de responder sobre o orçamento',
    'ele respondeu só com um joinha',
  ])('is nothing in a message that quotes nobody: %s', (message) => {
    expect(saidBy(message)).toBeNull();
  });
});

describe('a demand for a price', () => {
  it.each([
    'a noiva me escolheu, só que quer que eu baixe de 1.900 pra 1.500',
    'ele disse que precisa de 15% ou fecha com o outro',
  ])('is about the discount: %s', (message) => {
    expect(about(message)).toBe('objection discount');
  });

  it('gets a recommendation from the cost that the seller stated', () => {
    const { act, text } = reply(
      'compro o mel a 20 o pote e vendo a 32',
      'ela quer a 28 levando 10. dou ou não dou?',
    );
    expect(act).toMatchObject({ kind: 'advice', topic: 'discount-policy' });
    expect(text).toMatch(/^Pode dar.*R\$ 8 em cada, R\$ 80 em 10/u);
    expect(text).toContain('?');
  });

  it('is refused where too little would be left', () => {
    const { text } = reply(
      'compro o mel a 27 o pote e vendo a 32',
      'ela quer a 28, dou ou não dou?',
    );
    expect(text).toMatch(/^Eu não daria: a R\$ 28 sobram só R\$ 1/u);
  });
});

describe('what a customer may say next', () => {
  const opened =
    'a Lurdes disse que no mercado o doce sai pela metade do preço, o que eu respondo?';

  it.each([
    'e se ela bater o pé nesse preço?',
    'e se ela disser de novo que não troca?',
    'e se ela continuar falando que no mercado é igual?',
  ])('goes on with the open objection: %s', (message) => {
    expect(about(opened, message)).toBe('insist cheaper');
  });

  it('is answered as another objection where it is one', () => {
    expect(about(opened, 'e se ela disser que precisa falar com o marido?')).toBe(
      'objection partner',
    );
  });

  it('is answered in its own words where it is none that is known', () => {
    const { text } = reply(opened, 'e se ela falar que doce em casa atrai formiga?');
    expect(text).toContain('doce em casa atrai formiga');
  });

  it('gets another beginning, and the name of the customer', () => {
    const first = reply(opened, 'e se ela insistir?').text;
    const second = reply(opened, 'e se ela insistir?', 'e se ela insistir mais uma vez?').text;
    expect(first.split('\n')[0]).not.toBe(second.split('\n')[0]);
    expect(first).toContain('Lurdes, ');
  });
});

describe('a question how to do something', () => {
  it.each([
    ['como peço indicação pra ela sem parecer folgado?', 'referral'],
    ['como eu aumento de 90 pra 100 sem perder cliente antigo?', 'price-increase'],
  ])('is advice rather than a text or a sum: %s', (message, key) => {
    expect(about('a Bia fechou o pacote ontem', message)).toMatch(
      new RegExp(`^(?:advice|answer) ${key}$`),
    );
  });
});
