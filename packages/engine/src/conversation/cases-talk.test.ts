import { describe, expect, it } from 'vitest';
import { MOVES } from '../knowledge/conversation/index.ts';
import { talkOf } from '../testing/talk.ts';

const talk = (...messages: string[]) => talkOf(messages).replies;
const last = (...messages: string[]) => talkOf(messages).last;

const VALDIR =
  'preciso de ajuda com um cliente, o seu Valdir. mandei o orçamento segunda e ele sumiu';

describe('the next step of a case', () => {
  it('is a first return, not a farewell, after the price became known', () => {
    const { text } = last(VALDIR, 'mandei por whatsapp mesmo, 38 mil no total');
    expect(text).toContain('R$ 38 mil');
    expect(text).not.toMatch(/última mensagem|\[/);
  });

  it('names what was offered, and who was to be asked at home', () => {
    const { artefact } = last(
      'o seu Anselmo sumiu depois do orçamento da calha, era 2.450, ele ia ver com a esposa. faz 6 dias. o que eu mando?',
    );
    expect(artefact?.text).toContain('com a sua esposa?');
    expect(artefact?.text).toContain('orçamento de calha');
  });

  it('names nobody as a relation who is none', () => {
    const { artefact } = last(
      'o seu Otílio sumiu depois do orçamento da cerca, era 6.300, quem decide é a dona Zilá. faz 8 dias. o que eu mando?',
    );
    expect(artefact?.text).not.toMatch(/seu dona|sua dona/);
  });

  it('is a farewell only after several returns', () => {
    const farewell = /última mensagem/;
    expect(last(VALDIR, 'chamei de novo e nada').text).not.toMatch(farewell);
    expect(last(VALDIR, 'já mandei 5 mensagens e nada').text).toMatch(farewell);
  });

  it('gives no line twice', () => {
    const texts = talk(VALDIR, 'e agora?', 'e agora?', 'e agora?').map(
      ({ artefact }) => artefact?.text,
    );
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('names nobody else when another customer is meant', () => {
    const { text } = last(VALDIR, 'como eu começo uma conversa com o dono do mercadinho do lado?');
    expect(text).not.toMatch(/Valdir/);
  });

  it('changes its tone by wordings of its own', () => {
    const { artefact } = last(VALDIR, 'tá meio formal, deixa mais leve');
    expect(artefact?.text).toMatch(/^E aí, seu Valdir, tudo certo\? Deu pra olhar/);
  });
});

describe('a feeling', () => {
  it.each([
    'tô desanimada, essa semana não fechei nada',
    'que ódio desse povo que só quer preço',
    'tô com medo de ligar',
  ])('“%s” is met before an open case', (message) => {
    const reply = last(VALDIR, message);
    expect(reply.act.kind).toMatch(/^(?:feeling|answer)$/);
    expect(reply.text).not.toMatch(/Valdir|Comece por aqui/);
  });

  it('of a customer is no feeling of the seller', () => {
    expect(last('a cliente ficou com raiva porque atrasou').about).not.toBe('motivation');
  });
});

describe('what is asked for again', () => {
  const before = [
    'fui na chácara do seu Nelson, quer 6 câmeras',
    'passei 7.400 pra ele',
    'marquei de voltar lá sábado às 9h',
    'a Bia me deve 380 da manutenção',
  ];

  it.each([
    ['quanto eu passei pro seu Nelson?', /R\$ 7\.400\*\* \(seu Nelson\)/],
    ['quanto a Bia deve?', /R\$ 380/],
    ['o que ficou combinado com o seu Nelson?', /sábado às 9h/],
    ['quantas câmeras ele queria?', /6 câmeras/],
    ['qual o telefone dele?', /não achei isso/],
  ])('“%s” is answered from what was stated', (question, expected) => {
    const reply = last(...before, question);
    expect(reply.act.kind).toBe('recall');
    expect(reply.text).toMatch(expected);
  });

  it('is summed up for the customer who is named', () => {
    const { text } = last(...before, 'resume o que a gente falou do seu Nelson');
    expect(text).toContain('R$ 7.400');
    expect(text).toContain('Combinado: “marquei de voltar');
    expect(text).not.toContain('Bia');
  });
});

describe('a judged line', () => {
  it('is stated its pressure, and rewritten as a sentence', () => {
    const { text, artefact } = last(
      "o que você acha dessa frase: 'seu Valdir, se fechar hoje eu faço um preço especial'",
    );
    expect(text).toMatch(/pressa/);
    expect(artefact?.text).toMatch(/^Seu Valdir, consigo melhorar a condição em troca/);
  });
});

describe('a wish for a change of the last text', () => {
  const TEXT = 'escreve uma mensagem pra Fabiana oferecendo o bolo por 280 reais, entrega sábado';

  it('keeps name, price and day in fewer words', () => {
    const [before, after] = talk(TEXT, 'mais curtinha').map(({ artefact }) => artefact?.text ?? '');
    for (const fact of ['Fabiana', 'R$ 280', 'sábado']) expect(after).toContain(fact);
    expect(after?.length).toBeLessThan(before?.length ?? 0);
  });

  it.each([
    ['fala que o frete é por minha conta', 'O frete é por minha conta.'],
    ['em vez disso, pergunta se ela quer ver fotos', 'Você quer ver fotos?'],
    ['põe um emoji de bolo', '🎂'],
    ['adiciona meu telefone 19 99999-1234 no fim', 'Meu telefone é 19 99999-1234.'],
  ])('“%s” is done', (message, expected) => {
    expect(last(TEXT, message).artefact?.text).toContain(expected);
  });

  it('gives another text when it was not liked', () => {
    const [before, after] = talk(TEXT, 'não gostei, faz outra').map(
      ({ artefact }) => artefact?.text,
    );
    expect(after).not.toBe(before);
  });
});

describe('the knowledge of moves', () => {
  it('has at least one line for each move that needs no name, and no key twice', () => {
    const moves = MOVES.flatMap((group) => group.moves);
    expect(new Set(moves.map(({ key }) => key)).size).toBe(moves.length);
    for (const { lines } of moves) expect(lines.length).toBeGreaterThan(0);
  });
});

describe('what a customer did or liked', () => {
  it.each([
    'tô com uma cliente, a Deyse, que veio uma vez e sumiu',
    'o seu Jorge parou de responder depois da visita',
  ])('“%s” is silence, no objection', (message) => {
    const { act, about } = last(message);
    expect([act.kind === 'objection', about]).toEqual([false, 'follow-up']);
  });

  it('is no objection when the customer praised it', () => {
    expect(last('a Deyse veio uma vez e sumiu', 'ela disse que amou').act.kind).toBe('case');
    expect(last('ela disse que gostou mas achou caro').act.kind).toBe('objection');
  });
});

describe('a price that the seller thinks of', () => {
  it('is about discounts', () => {
    const reply = last('ela respondeu: tá puxado esse mês', 'e se eu fizer 50 a manutenção?');
    expect(reply.about).toBe('discount-policy');
  });
});

describe('a lengthened greeting', () => {
  it.each(['oiee', 'Opaa!', 'olaaa'])('“%s” is one', (message) => {
    expect(last(message)).toMatchObject({ act: { kind: 'small-talk' }, about: 'greeting' });
  });
});
