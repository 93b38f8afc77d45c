import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';
import { asksForOffer, ownClauses } from './acts/asked-offer.ts';
import { likesOffer } from './reading/objections.ts';
import { OTHER_TOPIC } from './reading/off-topic.ts';

const last = (...messages: string[]) => talkOf(messages).last;

describe('an answer to a question of the coach', () => {
  it('is known by the question at the end of the reply', () => {
    expect(asksForOffer('Compare.\n\nO que você entrega que a loja não entrega? Uma frase.')).toBe(
      true,
    );
    expect(asksForOffer('O que ela disse por último?')).toBe(false);
  });

  it('is stated to the customer without what it says of others', () => {
    expect(ownClauses('eu dou um ano de garantia, ele não garante nada')).toBe(
      'eu dou um ano de garantia',
    );
  });

  it('about the life of the seller goes on with it', () => {
    const { act } = last(
      'tô preocupada, minha mãe tá internada desde ontem',
      'meu irmão tá com ela, já saiu da UTI. mas eu preciso trabalhar né',
    );
    expect(act.kind).toBe('feeling');
  });
});

describe('a message that is about something else', () => {
  it('is no complaint after "agora nada a ver"', () => {
    expect(OTHER_TOPIC.exec('agora nada a ver, sabe fazer pão de queijo?')?.[1]).toBe(
      'sabe fazer pão de queijo?',
    );
  });

  it('with interest is no refusal', () => {
    expect(likesOffer('“gostei da ideia, mas tem multa?”')).toBe(true);
    expect(likesOffer('não achei interessante')).toBe(false);
  });

  it('collects no debt where none is stated', () => {
    const { text } = last('o vestido da Sônia veio com a barra puída, cobro ou não cobro dela?');
    expect(text).not.toMatch(/em aberto|pendente/);
    expect(text).toContain('combin');
  });
});

describe('a fact that is put right', () => {
  it('is noted, not written as a text', () => {
    const talk = talkOf([
      'marquei com a Nair na terça às 9h pra tirar medida',
      'que dia eu marquei com a Nair?',
      'tá errado, eu remarquei pra quarta às 14h',
      'que dia eu marquei com a Nair?',
    ]);
    expect(talk.replies[2]?.artefact).toBeNull();
    expect(talk.replies[2]?.text).toContain('Anotei');
    expect(talk.last.text).toContain('**quarta**');
  });
});
