import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const lastOf = (...messages: string[]) => talkOf(messages).last.text;

describe('A sum over a talk', () => {
  it('is done for an order without a question', () => {
    expect(lastOf('4 camisetas de 35')).toContain('**R$ 140**');
  });

  it('adds what a later message lists', () => {
    const reply = lastOf('3 toalhas de 45', 'e 4 panos de prato de 18 junto');
    expect(reply).toContain('R$ 207');
  });

  it('divides the last result, also after a message about something else', () => {
    const reply = lastOf('5 cadeiras a 120', 'a Marta achou caro demais', 'e em 3 vezes?');
    expect(reply).toContain('R$ 200');
  });

  it('is not found in a message that only names numbers', () => {
    const reply = lastOf('a Jandira levou 6 peças pra provar e devolveu 5, sempre na dúvida');
    expect(reply).not.toContain('**Conta**');
  });

  it('leaves the year of a car out', () => {
    const reply = lastOf(
      'ele quer dar um Corsa 2009 na troca, avaliei em 9 mil. O carro é 21.500. quanto ele volta de diferença?',
    );
    expect(reply).not.toContain('2.009');
  });

  it('states no amount of cents for an offer of so many for one', () => {
    const reply = lastOf('tenho 30 blusas paradas, faço 2 por 1 ou brinde?');
    expect(reply).not.toMatch(/R\$ 0,\d\d/);
  });
});
