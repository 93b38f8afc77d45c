import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const lastText = (...messages: string[]): string => talkOf(messages).last.text;

describe('a question for a day, an hour, an amount or a number', () => {
  it.each([
    [
      'the newest version of a text',
      [
        'escreve pro seu Anselmo confirmando a visita na terça às 10h',
        'em vez de terça bota sexta',
        'que dia eu pus na mensagem do seu Anselmo?',
      ],
      /^\*\*sexta\*\*/,
    ],
    [
      'a group that is counted by its name only',
      [
        'a Lorena quer um orçamento pra uma turma de 18, cada um paga 75',
        'o cliente achou caro',
        'quantas pessoas era mesmo a turma da Lorena?',
      ],
      /^\*\*18\*\*/,
    ],
    [
      'a unit that is written with its figure',
      [
        'minha tábua tem 4cm e a outra da feira tem 2cm',
        'ela achou caro',
        'quantos cm eu te disse que tem a minha?',
      ],
      /^\*\*4 ?cm\*\*/,
    ],
    [
      'what the seller wants to reach',
      [
        'quero vender 80 panetones em 20 dias',
        'o cliente sumiu',
        'qual era a meta que te falei mesmo?',
      ],
      /^\*\*80/,
    ],
    [
      'the time before, where the question names it',
      [
        'o mercado do seu Edmar comprava 3.200 por mês e agora caiu pra 1.500',
        'ele disse que tá sem movimento',
        'antes da queda quanto ele comprava por mês?',
      ],
      /^\*\*R\$ 3\.200\*\*/,
    ],
  ])('is answered from %s', (_, messages, expected) => {
    expect(lastText(...messages)).toMatch(expected);
  });

  it('is not answered where nothing of it was said', () => {
    const text = lastText('a Jussara quer 3 bolos', 'ela achou caro', 'quanto era o frete mesmo?');
    expect(text).not.toMatch(/^\*\*/);
  });
});

describe('a question for a name', () => {
  it('is answered with the whole name', () => {
    const text = lastText(
      'o gerente de compras ficou com medo do contrato',
      'faz um email pro sr. Otávio Brandt com a proposta de 24 meses',
      'qual era o sobrenome do gerente mesmo?',
    );
    expect(text).toContain('**Otávio Brandt**');
  });

  it('is answered with the name of a business', () => {
    const text = lastText(
      'o comprador da serralheria Zanella pediu cotação',
      'ele disse que tá caro',
      'como era o nome da serralheria mesmo?',
    );
    expect(text).toContain('**Zanella**');
  });
});

describe('a question for what was said', () => {
  it('is no complaint where the seller only speaks of their own memory', () => {
    const { act } = talkOf([
      'seu Hermínio tem 9 tratores',
      'ele achou caro',
      'quantos tratores eram mesmo? minha cabeça já não ajuda',
    ]).last;
    expect(act.kind).toBe('recall');
  });

  it('is not read into a statement with “quem”', () => {
    const { act } = talkOf([
      'o seu Dirceu não quer fechar, fala que já perdeu dinheiro',
      'não é isso, quem perdeu dinheiro foi o cunhado dele',
    ]).last;
    expect(act.kind).toBe('repair');
    expect(act.kind === 'repair' && act.again?.kind).not.toBe('recall');
  });
});
