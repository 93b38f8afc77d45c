import { describe, expect, it } from 'vitest';
import { NO_SAFETY, nextState } from '../safety/gate.ts';
import { talkOf } from '../testing/talk.ts';
import { turnInput } from '../testing/turns.ts';
import { replyTo } from './index.ts';

describe('a death in the life of a seller in long sentences', () => {
  it.each([
    [
      'A Dalva, minha mãe, que abriu a padaria comigo, faleceu no mês passado; tenho andado sem vontade de abrir a loja.',
      /perda da Dalva/,
    ],
    [
      'Meu melhor amigo, o Tadeu, morreu num acidente em agosto, e ele era meu sócio. A semana foi ruim.',
      /perda do Tadeu/,
    ],
    ['Fiquei viúvo no ano passado e as vendas caíram; estou desanimado.', /pela sua perda/],
    ['Perdi a Noêmia, minha irmã, na quinta-feira. Estou chateado com tudo.', /perda da Noêmia/],
  ])('is met before any word of mood, by name: %s', (message, met) => {
    const { last } = talkOf([message]);
    expect(last.text).toMatch(met);
    expect(last.text).not.toMatch(/cliente|vend|conversas não fecharam/i);
    expect(last.chips.join(' ')).not.toMatch(/voltar ao caso|conversar/);
  });

  it.each(['Minha cliente, a Rosana, disse que a venda morreu; estou desanimado.'])(
    'is not read where only a sale died: %s',
    (message) => {
      expect(talkOf([message]).last.text).not.toMatch(/perda|sentimentos/i);
    },
  );

  it('is still spoken of when the seller thanks and asks for something else', () => {
    const { last } = talkOf([
      'Meu irmão, o Josué, faleceu na semana passada, e eu estou abatido.',
      'Agradeço por me ouvir. Escreva uma mensagem para o cliente Nivaldo dizendo que volto na segunda.',
    ]);
    expect(last.text).toMatch(/falar do Josué/);
    expect(last.text).toContain('> Oi, Nivaldo!');
  });

  it('is no reason for talk of sales when the seller only thanks', () => {
    const { last } = talkOf([
      'Meu irmão, o Josué, faleceu na semana passada, e eu estou abatido.',
      'Muito obrigada por me escutar.',
    ]);
    expect(last.text).toMatch(/falar do Josué/);
    expect(last.chips).toEqual(['prefiro trabalhar um pouco']);
  });
});

describe('the numbers of help', () => {
  it.each([
    'Boa tarde. Chamo-me Odete, sou doceira em Tiradentes há vinte anos e vendo compotas para pousadas. O senhor Laércio me disse: "A fábrica de Barbacena entrega pela metade do preço." Como eu devo responder a ele?',
    'Se o produtor desistir depois de eu já ter começado a fazer os barris, quanto do sinal fica comigo? E se ele desistir no quinto dia?',
  ])('do not follow a calm story of a sale: %s', (message) => {
    expect(nextState(NO_SAFETY, message).mode).toBe('none');
  });

  const reply = (userInput: string) =>
    replyTo(
      turnInput(userInput, {
        history: [{ userInput: 'quanto cobro?', assistantResponse: 'O 188 ouve de graça.' }],
      }),
    ).text;
  const protest = 'Não entendi por que o senhor falou do 188; estou muito bem.';

  it('are excused when the seller protests, and the rest of the message is answered', () => {
    expect(reply(protest)).toMatch(/não cabiam|cuidado a mais/);
    const asks = `${protest} O que eu queria saber é se devo baixar o preço para a dona Iracema.`;
    expect(reply(asks)).toMatch(/números de ajuda[\s\S]{0,200}(?:margem|lucro)/);
  });
});
