import { describe, expect, it } from 'vitest';
import { alternativeIn } from './alternative.ts';

describe('alternativeIn', () => {
  it.each([
    [
      'que a Serralheria Boa Vista cobra R$ 1.180,00 no portão',
      'o preço da Serralheria Boa Vista',
      'R$ 1.180,00',
    ],
    ['o cunhado achou igual no centro por 35 reais', 'o preço do centro', '35 reais'],
    ['na Leroy a torneira sai por 89', 'o preço da Leroy', 'R$ 89'],
    ['que o Mercadão faz a mesma cesta por 210', 'o preço do Mercadão', 'R$ 210'],
    ['pelo aplicativo achou por 54 reais', 'o preço do aplicativo', '54 reais'],
    ['viu por 1.900 numa loja da capital', 'o preço de uma loja da capital', 'R$ 1.900'],
    ['que na feira o quilo tá 12', 'o preço da feira', 'R$ 12'],
    ['que existe um curso gravado bem mais barato', 'um curso gravado', null],
    ['achou alto comparado com a diarista da vizinha', 'a diarista da vizinha', null],
    ['que no posto de saúde não se paga nada', 'o posto de saúde', 'de graça'],
    ['que o curso em vídeo custa 49 e o vizinho aprendeu', 'o curso em vídeo', 'R$ 49'],
    ['que o condomínio comprou um robô de limpeza por 2 mil', 'um robô de limpeza', '2 mil'],
  ])('reads what %j compares with', (words, alternative, price) => {
    expect(alternativeIn(words)).toEqual({ words: alternative, price });
  });

  it.each([
    'que no cartão fica 300',
    'que no dia 10 paga 200',
    'que na minha loja custa 30 e é caro',
    'que o valor está alto para 12 meses',
    'que vai falar com a esposa',
    'que o meu custa 300 e é caro',
    'que já usa outra marca há 8 anos',
  ])('reads none in %j', (words) => {
    expect(alternativeIn(words)).toBeNull();
  });
});
