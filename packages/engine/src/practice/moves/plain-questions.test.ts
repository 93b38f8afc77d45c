import { describe, expect, it } from 'vitest';
import { playPractice, practiceSetup, tradeSetup } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';

const practice = createPractice();
const SALON = { who: 'donas de salão', pain: 'agenda furada', offer: 'sistema de agenda' };
const GARAGE = { who: 'donos de oficina', pain: 'imposto errado', offer: 'contabilidade' };
const SOFA = { who: 'famílias com sofá claro', pain: 'mancha', offer: 'limpeza de sofá' };
const BRIDE = { who: 'noivas', pain: 'medo de atraso', offer: 'maquiagem de noiva' };

/** What the buyer says to a message after a greeting and a question about the problem. */
function replyTo(trade: Parameters<typeof tradeSetup>[0], text: string, seed = 40): string {
  const setup = tradeSetup(trade, { seed });
  const { last } = playPractice(practice, setup, [
    'Oi, aqui é o Bruno, tudo bem?',
    'O que mais te incomoda hoje com isso?',
    text,
  ]);
  return last.bubbles.map((bubble) => bubble.text).join(' / ');
}

describe('a plain question inside a session', () => {
  it.each([
    [SALON, 'pra te mandar a proposta: quantas meninas trabalham aí com você', /\d|menin/],
    [SALON, 'antes do letreiro: o ponto é alugado ou é seu', /alug|própri|família/],
    [GARAGE, 'imagino, que correria... vocês são em quantos?', /\d/],
    [GARAGE, 'os clientes pagam mais no pix ou no cartão?', /Pix|cartão|dinheiro/i],
    [GARAGE, 'quantos anos tem a oficina? preciso pro cadastro', /\d|anos/],
    [SOFA, 'pra calcular o produto: tem cachorro ou gato em casa', /cachorr|gat|bicho|vira-lata/],
    [BRIDE, 'e a rotina da senhora, como costuma ser?', /trabalh|dia|noite|casa/],
  ])('is answered, whatever act its words sound like: %o %s', (trade, text, answer) => {
    expect(replyTo(trade, text)).toMatch(answer);
  });

  it.each([
    [SOFA, 'quantos lugares tem o sofá?', /lugares/],
    [SOFA, 'de que tecido ele é?', /linho|suede/],
    [SOFA, 'a mancha é de quê?', /café|suco/],
    [BRIDE, 'quantas madrinhas vão se maquiar?', /madrinhas/],
    [BRIDE, 'vai usar o cabelo solto ou preso?', /pres/],
    [GARAGE, 'vocês são mei ou simples?', /Simples/i],
  ])('gets the detail of the trade: %o %s', (trade, text, answer) => {
    expect(replyTo(trade, text)).toMatch(answer);
  });

  it.each([
    [SALON, 'tem elevador no prédio?', /tem/],
    [SALON, 'vocês cobram sinal pra marcar?', /não|peço/],
    [SALON, 'tem contador hoje?', /tenho/],
    [BRIDE, 'tem diarista em casa?', /não|tenho/],
    [SALON, 'vocês abrem segunda?', /^(?:sim|não)/i],
  ])('about what the buyer has gets a yes or a no: %o %s', (trade, text, answer) => {
    const reply = replyTo(trade, text);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/garantir|teria que olhar/);
  });

  it('is answered the same again in other words', () => {
    for (const seed of [41, 42, 43]) {
      const setup = tradeSetup(SALON, { seed });
      const { turns } = playPractice(practice, setup, [
        'Oi, aqui é o Bruno, tudo bem?',
        'vocês têm câmera aí?',
        'já tem alguma câmera na loja?',
      ]);
      const [, first, again] = turns.map(({ bubbles }) => bubbles.at(-1)?.text.toLowerCase() ?? '');
      expect(first).toMatch(/câmera/);
      expect(again).toContain(first?.slice(0, 12) ?? '?');
    }
  });

  it('does not stop a question of selling', () => {
    const setup = tradeSetup(SALON, { seed: 40 });
    const { last } = playPractice(practice, setup, [
      'Oi, aqui é o Bruno, tudo bem?',
      'O que mais te incomoda hoje com isso?',
      'além de você, quem mais decide isso?',
    ]);
    expect(last.acts.map(({ act }) => act)).toContain('ask_decision_maker');
  });
});

describe('an opening', () => {
  const opened = (trade: Parameters<typeof tradeSetup>[0], text: string) =>
    playPractice(practice, tradeSetup(trade, { seed: 5 }), [text]).last.bubbles.map(
      (bubble) => bubble.text,
    );

  it.each([
    [SALON, 'Oi! Aqui é a Júlia da Agenda Fácil. Quantas meninas atendem aí?', /Júlia/, /\d/],
    [SOFA, 'boa tarde, sou o Tiago da Lava Sofá. quantos lugares tem o sofá?', /Tiago/, /lugares/],
  ])('is met by the name and with an answer: %o %s', (trade, text, name, answer) => {
    const bubbles = opened(trade, text);
    expect(bubbles[0]).toMatch(name);
    expect(bubbles.slice(1).join(' ')).toMatch(answer);
  });

  it('without a question is only met by the name', () => {
    const bubbles = opened(
      SALON,
      'Oi, aqui é o Renato, trabalho com agenda. Posso te perguntar uma coisa?',
    );
    expect(bubbles.length).toBe(1);
    expect(bubbles[0]).toMatch(/Renato/);
  });

  it('says no name that nobody said', () => {
    const { last } = playPractice(practice, practiceSetup({ seed: 5 }), ['Oi, aqui é da loja']);
    expect(last.bubbles.map(({ text }) => text).join(' ')).not.toMatch(/\bLoja\b/);
  });
});
