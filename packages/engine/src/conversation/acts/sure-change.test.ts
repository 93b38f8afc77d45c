import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const last = (...messages: string[]) => talkOf(messages).last;

const VISIT =
  'Escreva ao senhor Plínio, por favor: a visita técnica será na quarta-feira, dia 7, às 9h, e custa R$ 320,00.';
const FREIGHT = 'escreve pro Otávio: o frete até Anápolis sai por 650. a gente sai na quinta cedo';
const PARTY = 'escreve pra Nair confirmando a entrega domingo às 14h';

describe('a message right after a text', () => {
  it.each([
    [
      VISIT,
      'A visita passou para sexta-feira, dia 9, às 15h. Ajuste, por gentileza.',
      /sexta-feira, dia 9, às 15h/,
      /quarta|9h(?!\d)/,
    ],
    [
      VISIT,
      'Esqueci que quarta é feriado aqui. Na verdade, será na quinta-feira, dia 8, às 8h30.',
      /quinta-feira, dia 8, às 8h30/,
      /quarta|feriado/,
    ],
    [
      PARTY,
      'eita n, é sábado 11h!! domingo tem batizado da minha sobrinha',
      /sábado/,
      /domingo|batizado/,
    ],
    [FREIGHT, 'desce o valor do frete pra última linha', /^Oi, Otávio! A gente sai/, /caro/],
  ])('changes it whatever its words are about: %s · %s', (request, message, said, unsaid) => {
    const reply = last(request, message);
    expect(reply?.act.kind).toBe('change');
    expect(reply?.artefact?.text).toMatch(said);
    expect(reply?.artefact?.text).not.toMatch(unsaid);
  });

  it('tells a sale and orders no text', () => {
    const reported = last(
      PARTY,
      'boa! e a dona Cida respondeu agora: FECHOU!! 4 vasos, sexta cedo',
    );
    expect(reported?.act.kind).toBe('result-sale');
  });
});
