import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

const draft = (...messages: string[]) => talkOf(messages).last?.artefact?.text ?? '';

describe('a text for a customer', () => {
  it.each([
    [
      'faz um zap pra dona Celma: 8 cadeiras de vime, 45 cada, entrego na sexta de manha',
      'São 8 cadeiras de vime, a R$ 45 cada. Entrego na sexta de manhã.',
    ],
    [
      'Gostaria que você escrevesse uma mensagem para o senhor Abel, convidando-o a conhecer o galpão na terça-feira, dia 6, às 10h.',
      'convidar para conhecer o galpão na terça-feira, dia 6, às 10h.',
    ],
    ['avisa a dona Lourdes que amanhã não abro', 'Amanhã não abro.'],
    [
      'Irei explicar. Escreva ao seu Jair: passarei na chácara na sexta, dia 3, às 7h.',
      'Passarei na chácara na sexta, dia 3, às 7h.',
    ],
    ['faz um zap pro Gil dizendo q passo la na sexta com a nota', 'Passo aí na sexta com a nota.'],
    ['agradece a Norma pela paciência com a obra', 'pela paciência com a obra'],
  ])('is whole sentences with prices and accents: %s', (request, expected) => {
    expect(draft(request)).toContain(expected);
  });

  it('has nothing of what the message dismissed before the order', () => {
    const text = draft(
      'O conserto ficou com dois preços! Esquece essa. Escreve um WhatsApp para o seu Ivo: conserto de R$ 210,00, na sexta às 8h.',
    );
    expect(text).not.toMatch(/dois preços|esquece/iu);
    expect(text).toContain('R$ 210,00');
  });

  it('states the alternatives that it refers to', () => {
    expect(
      draft(
        'o seu Moacir achou caro',
        'penso em dar duas opções, 8x de 310 ou 2.250 a vista',
        'monta a mensagem com as duas opções',
      ),
    ).toContain('8x de R$ 310 ou R$ 2.250 à vista');
  });
});

describe('a change of the last text', () => {
  const ORDER = 'faz um zap pra dona Celma: 8 cadeiras de vime, 45 cada, entrego na sexta de manha';

  it('writes an amount as it is given, and once', () => {
    const text = draft(ORDER, 'escreve direitinho R$ 45,00 cada cadeira');
    expect(text).toContain('a R$ 45,00 cada cadeira');
    expect(text).not.toMatch(/direitinho|R\$ 45 /iu);
  });

  it('takes only the price of the thing that is named', () => {
    const text = draft(
      'escreve pra Patrícia: separei a saia por 89,90, e tenho o cinto que combina por 39',
      'tira o preço do cinto',
    );
    expect(text).toContain('R$ 89,90');
    expect(text).toContain('cinto');
    expect(text).not.toContain('39');
  });

  it('asks a formal question where a short one was', () => {
    expect(draft(ORDER, 'mais formal')).toMatch(/Podemos confirmar\?$/u);
  });

  it('puts the new place and day everywhere', () => {
    const text = draft(
      'Escreva um e-mail ao Rogério propondo uma reunião na quarta-feira, dia 18, às 10h, na sede da empresa.',
      'Ele pediu uma alteração. Será na sexta-feira, dia 20, às 14h, por vídeo, e não mais na sede.',
    );
    expect(text).toContain('sexta-feira, dia 20, às 14h, por vídeo');
    expect(text).not.toMatch(/quarta|10h|sede/u);
  });
});
