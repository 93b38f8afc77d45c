import { describe, expect, it } from 'vitest';
import { talkOf } from '../testing/talk.ts';

/** The last reply of a talk. */
const last = (...messages: string[]) => talkOf(messages).last;

const TWO = [
  'a Graziela ficou me devendo 150 do tapete',
  'o Edmilson vem terça ver o sofá, achou 2.400 puxado',
];

describe('A talk about two customers', () => {
  it.each([
    ['quem me deve?', 'Graziela', 'Edmilson'],
    ['qual dos dois achou caro?', 'Edmilson', 'Graziela'],
    ['como chama o que vem terça?', 'Edmilson', 'Graziela'],
  ])('answers %j with the one it is true of', (question, name, other) => {
    const { text } = last(...TWO, question);
    expect(text).toContain(name);
    expect(text).not.toContain(other);
  });

  it('tells what was said of one of them, and that nothing was said of a third', () => {
    const { text } = last(...TWO, 'o que eu te falei da Graziela?');
    expect(text).toContain('devendo 150');
    expect(text).not.toContain('sofá');
    expect(last(...TWO, 'o que você sabe da Ivete?').text).toMatch(/Ivete você ainda não/);
  });

  it('takes down several customers of one message apart', () => {
    const { text } = last('hoje tem três: a Nair sumiu, o Beto quer desconto e a Lúcia fechou');
    expect(text).toMatch(/Nair, Beto e Lúcia/);
  });

  it('names what was put right, in the text as well', () => {
    const message = 'manda um zap pro Edmilson confirmando terça 14h';
    const { act, text, artefact } = last(...TWO, message, 'não é terça, é quarta');
    expect(act.kind).toBe('repair');
    expect(text).toMatch(/Corrigido.{0,60}quarta.{0,20}não terça/);
    expect(artefact?.text).toContain('quarta 14h');
  });
});

describe('What the reply depends on', () => {
  it.each([
    ['a diretora disse que eu sou fraca e que se não vender 10 cursos me dispensa', 'goals'],
    ['o cliente me xingou de careiro no balcão', 'rude-customer'],
  ])('hard words: %j get a coach’s answer', (message, topic) => {
    expect(last('bom dia', message).act).toMatchObject({ kind: 'answer', topic });
  });

  it.each(['pra mim franquia é loteria', 'a mentoria é tudo enganação'])(
    'a picture: a buyer’s “%s” is an objection',
    (words) => {
      expect(last(`o cliente disse que ${words}`).act).toMatchObject({
        kind: 'objection',
        keys: [expect.stringMatching(/^(?:doubt|fraud)$/)],
      });
    },
  );

  it('the date of a journey', () => {
    const { text } = last(
      'a Odete pediu para ver o apartamento, ela viaja sábado e volta dia 20',
      'quando eu ligo pra ela?',
    );
    expect(text).not.toMatch(/dois ou três dias|daqui a três dias/);
    expect(text).toMatch(/viaja sábado/);
  });

  it('whether a silent customer bought before', () => {
    const { text } = last('a Marilda sempre comprou comigo e agora sumiu, o que eu mando?');
    expect(text).not.toContain('antes de ver a proposta');
  });

  it('what is complained about: the last reply', () => {
    const { act, text } = last(
      'escreve uma mensagem pra Sandra oferecendo a revisão do ar',
      'continua repetindo, presta atenção!',
    );
    expect(act.kind).toBe('repair');
    expect(text).not.toContain('“continua repetindo');
  });
});

describe('An exercise', () => {
  const STARTED = ['a Soraia achou caro', 'vamos treinar'];

  it.each([
    ['o Juvenal respondeu: vou ver com minha esposa', 'objection'],
    ['manda uma mensagem pra Soraia confirmando sexta', 'text'],
    ['e com a Soraia, faço o que agora?', /^(?:next|case|advice|answer)$/],
  ])('ends at %j', (message, kind) => {
    expect(last(...STARTED, message).act.kind).toMatch(kind);
  });

  it('goes on at an answer to the buyer, and praises no pressure', () => {
    const { act, text } = last(...STARTED, 'fecha agora que amanhã eu não garanto');
    expect(act).toMatchObject({ kind: 'practice', step: 'answer' });
    expect(text).not.toMatch(/Funciona:\*\* (?:é curta|o tom é educado|a frase fala)/);
  });
});

describe('An edit in several parts', () => {
  const WRITTEN = 'escreve pra Ondina dizendo que o conserto de 180 reais fica pronto quinta';

  it('does each part', () => {
    const { artefact } = last(WRITTEN, 'põe sexta no lugar de quinta e trata por senhora');
    expect(artefact?.text).toMatch(/dona Ondina.{0,120}sexta/s);
    expect(artefact?.text).not.toContain('quinta');
  });

  it('asks about the part that it cannot do', () => {
    const { text, artefact } = last(WRITTEN, 'troca segunda por sábado e tira o preço');
    expect(artefact?.text).not.toContain('180');
    expect(text).toContain('Não achei “segunda” no texto. Que trecho vira “sábado”?');
  });
});
