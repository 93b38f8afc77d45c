import { describe, expect, it } from 'vitest';
import { describedSetup, playPractice } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { plain } from '../reading/plain.ts';
import { choicesIn } from './choices.ts';

const practice = createPractice();
const SHOP = describedSetup({
  description: 'Donos de loja pequena de bairro (roupa, calçado, papelaria) que atrasam o imposto',
  offer: 'contabilidade',
});
const BRIDE = describedSetup({
  ...{ description: 'noivas que casam no ano que vem e têm medo de gastar', offer: 'fotografia' },
  to: 'Pessoas físicas',
});
const TRAINING = describedSetup({
  ...{ description: 'mulheres adultas que acordam travadas', offer: 'personal em casa' },
  to: 'Pessoas físicas',
});

/** What the buyer says to each message after a greeting, in lower case. */
function replies(setup: typeof SHOP, ...messages: string[]): string[] {
  const { turns } = playPractice(practice, setup, ['Oi, aqui é o Bruno, tudo bem?', ...messages]);
  return turns
    .slice(1)
    .map(({ bubbles }) => bubbles.map(({ text }) => text.toLowerCase()).join(' / '));
}

describe('a question that offers a choice', () => {
  it.each([
    ['Vocês usam jaleco ou scrub?', ['jaleco', 'scrub']],
    [
      'Foi horário, vergonha, falta de alguém junto?',
      ['horario', 'vergonha', 'falta de alguem junto'],
    ],
    ['Pensam em álbum impresso ou só as fotos digitais?', ['album impresso', 'fotos digitais']],
    ['Que horário dá, antes do trabalho ou de noite?', ['antes do trabalho', 'de noite']],
    ['O sofá fica na sala mesmo ou no quarto do fundo?', ['na sala', 'no quarto do fundo']],
    ['Vai ser no campo, na praia, em salão?', ['no campo', 'na praia', 'em salao']],
    ['E a sala, mais quadrada ou compridinha?', ['quadrada', 'compridinha']],
    ['Tem elevador/escada?', ['elevador', 'escada']],
  ])('names what is offered: %s', (text, choices) =>
    expect(choicesIn(plain(text))).toEqual(choices),
  );

  it.each(['Tem estoque ou não?', 'Já aconteceu de atrasar ou vir multa?', 'Tudo bem, pode ser?'])(
    'is no other question: %s',
    (text) => expect(choicesIn(plain(text))).toEqual([]),
  );

  it.each([
    ['Pensa em álbum impresso ou só as fotos digitais?', /álbum impresso|fotos digitais/],
    ['Vai ser no campo, na praia, em salão?', /no campo|na praia|em salão/],
    ['Prefere foto posada ou espontânea?', /posada|espontânea/],
  ])('is answered with one of them, as it is spelt: %s', (text, answer) =>
    expect(replies(BRIDE, text)[0]).toMatch(answer),
  );

  it('is answered the same when it is turned round', () => {
    const [first = '', second = ''] = replies(
      BRIDE,
      'Prefere foto posada ou espontânea?',
      'Então espontânea ou posada?',
    );
    const one = /posada|espontânea/.exec(first)?.[0] ?? 'none';
    expect(second).toContain(one);
  });

  it('does not change the time of the day that was said', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const [day = '', time = ''] = replies(
        { ...BRIDE, seed },
        'Que dia é o casamento?',
        'Vai ser de tarde ou de noite?',
      );
      if (day.includes('de tarde')) expect(time).toMatch(/tarde/);
    }
  });
});

describe('two questions of a message', () => {
  it.each([
    [
      SHOP,
      'Quantas pessoas trabalham aí e que horas vocês abrem?',
      /\d|família/,
      /hora|\d|sete|oito|nove/,
    ],
    [SHOP, 'Tem CNPJ? Usa sistema no caixa?', /tenho/i, /caderno|caixa|planilha|sistema/i],
    [
      TRAINING,
      'Tem criança, cachorro?',
      /\d|filh|criança|meninos/i,
      /cachorr|gat|bicho|vira-lata/i,
    ],
  ])('are both answered: %#', (setup, text, one, other) => {
    const [reply = ''] = replies(setup, text);
    expect(reply).toMatch(one);
    expect(reply).toMatch(other);
  });
});

/** A detail without the word that introduces it. */
const withoutHabit = (text: string): string => text.replace(/^[\p{L} ]{1,24}, /u, '');

describe('a question about a thing that nobody foresaw', () => {
  it.each([
    [TRAINING, 'Tem peso, colchonete ou elástico em casa?', /peso|colchonete|elástico|nada disso/],
    [TRAINING, 'O cachorro sobe no sofá?', /^(?:sim|não|às vezes)/],
    [TRAINING, 'Já mediu o corredor?', /^(?:já|ainda não|não)/],
    [TRAINING, 'Quantos metros tem a parede?', /\d metros/],
    [TRAINING, 'Qual a cor da parede?', /cinza|bege|azul|branco|verde/],
    [TRAINING, 'Me manda o endereço completo?', /\d{3}/],
    [TRAINING, 'Tem varanda?', /^(?:tenho|tem|não tem)/],
  ])('gets an answer of its form: %#, %s', (setup, text, answer) =>
    expect(replies(setup, text)[0]).toMatch(answer),
  );

  it.each(['O cachorro sobe no sofá?', 'Quantos metros tem a parede?', 'Qual a cor da parede?'])(
    'gets the same one again: %s',
    (text) => {
      const [first = '', second = ''] = replies(TRAINING, text, `Desculpa, esqueci. ${text}`);
      expect(second.toLowerCase()).toContain(withoutHabit(first.toLowerCase()).slice(0, 12));
    },
  );

  it.each([
    'Você tem verba pra isso?',
    'Você tem interesse em começar?',
    'Você pode pagar à vista?',
  ])('affirms nothing that decides a sale: %s', (text) =>
    expect(replies(TRAINING, text)[0]).not.toMatch(/^(?:tem|tenho|sim|já)\b/i),
  );

  it.each(['Sua loja é de quê?', 'A loja vende o quê mesmo?', 'Qual o ramo da sua loja?'])(
    'about the kind of business is answered from the customer: %s',
    (text) => expect(replies(SHOP, text)[0]).toMatch(/roupa|calçado|papelaria/),
  );

  it('is not confirmed as if it had understood something', () => {
    const complains = 'Desbota, atrasa, e o medo de gastar é meu?';
    for (const text of [complains, 'E vocês têm medo de gastar há quanto tempo?']) {
      const [, reply = ''] = replies(BRIDE, 'O que mais te preocupa?', text);
      expect(reply).not.toMatch(/finalmente alguém|pegou bem|resumiu direitinho/);
    }
  });
});
