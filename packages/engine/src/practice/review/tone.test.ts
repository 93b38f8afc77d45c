import { describe, expect, it } from 'vitest';
import { describedSetup, playPractice } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { openingPoints } from './criteria.ts';

const practice = createPractice();
const SOFA = describedSetup({
  ...{ description: 'famílias com sofá velho que têm medo de golpe', offer: 'sofá sob medida' },
  to: 'Pessoas físicas',
});

function reviewOf(...messages: string[]) {
  const { entries, status, turns } = playPractice(practice, SOFA, messages);
  const { criteria, improvements } = practice.review(SOFA, entries, status);
  const of = (key: string) => criteria.find((one) => one.key === key);
  return { of, improvements, turns };
}
const HELLO = 'Oi, aqui é o Rogério dos sofás, vi seu post e queria saber do seu sofá, pode ser?';
const PAIN = 'O que mais te incomoda nisso hoje?';

describe('an opening', () => {
  it.each([
    'Márcia, tudo bem? Bianca personal aqui, queria saber do seu treino, pode ser?',
    'Eduardo, boa noite! Rogério dos sofás sob medida. Vi que curtiu o post, é pra sala nova?',
    'Boa tarde, tudo bem? Tânia, contadora. A Rosana me passou seu número, posso perguntar?',
  ])('names its writer by what they are known for: %s', (text) =>
    expect(openingPoints(text, text.split(' ').length, '')).toBe(4),
  );

  it.each(['SOFÁ NOVO COM DESCONTO, fecha hoje?', 'Boa noite! Promoção de sofás, vai querer?'])(
    'without a name lacks who writes: %s',
    (text) => expect(openingPoints(text, text.split(' ').length, '')).toBeLessThan(4),
  );
});

describe('the tone of a message', () => {
  it('in capitals is neither clear nor respectful to the full', () => {
    const { of } = reviewOf('SOFÁ SOB MEDIDA COM ENTREGA E MONTAGEM!!! fecha comigo?', PAIN);
    expect(of('clarity')?.mark).toBeLessThan(4);
    expect(of('respect')).toMatchObject({ mark: 3 });
    expect(of('respect')?.advice).toMatch(/maiúsculas/);
    expect(reviewOf(HELLO, 'Meu CNPJ e o RG estão no contrato, OK?').of('respect')?.mark).toBe(4);
  });

  it.each(['kkkk seu sofá é um lixo mesmo', 'hahaha coitada, foi enganada'])(
    'that laughs at a worry costs respect: %s',
    (text) => {
      const { of } = reviewOf(HELLO, PAIN, text);
      expect(of('respect')?.mark).toBeLessThan(4);
    },
  );

  it.each([
    'Nossa, imagino a raiva kkk. E quanto isso te custou?',
    'kkk prometo que é a última pergunta',
    'boa kkk',
  ])('that laughs along costs nothing: %s', (text) =>
    expect(reviewOf(HELLO, PAIN, text).of('respect')?.mark).toBe(4),
  );
});

describe('what a review says is missing', () => {
  it('is a step only where none with a day was proposed', () => {
    const dated = [
      'Então faço assim: eu passo aí terça às 15h, meço tudo e deixo o contrato.',
      'Como você tem medo de golpe, sábado às 9h passo aí pra medir sem pagar nada.',
      'Isso a gente resolve: quinta às 10h vou aí com as amostras de tecido.',
    ];
    for (const text of dated) {
      const { of } = reviewOf(HELLO, PAIN, text);
      expect(of('next_step')?.advice).not.toMatch(/Não achei um pedido/);
    }
  });

  it('is a confirmation only where none was asked for', () => {
    for (const check of ['Isso ajuda no medo?', 'Assim resolve pra você?', 'Que te parece?']) {
      const { of } = reviewOf(
        ...[HELLO, PAIN, 'O sofá completo fica R$ 900.'],
        'Entendo, é um valor alto. É só o valor que te segura?',
        `Comigo você só paga depois do sofá montado, com garantia por escrito. ${check}`,
      );
      expect(of('objections')?.advice ?? '').not.toMatch(/confirmar se a objeção/);
    }
  });

  it('is said with care where the rules may have missed it', () => {
    const { of } = reviewOf(HELLO, PAIN, 'Fica R$ 900.', 'Vai querer?');
    for (const key of ['price_timing', 'decision_maker']) {
      expect(of(key)?.advice).not.toMatch(/^(?:Nenhuma|Você não|Faltou perguntar)/);
    }
  });

  it('is never rewritten with the laughter of a chat', () => {
    const { improvements } = reviewOf(
      ...[HELLO, PAIN, 'boa kkk então eu faço um tecido que não puxa fio e lava com pano'],
      ...['show rs eu entrego em 25 dias com tudo montado', 'Fica R$ 900, fecha?'],
    );
    for (const { rewrite = '' } of improvements) expect(rewrite).not.toMatch(/kkk|\brs\b|boa/);
  });
});
