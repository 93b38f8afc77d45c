import { describe, expect, it } from 'vitest';
import { describedSetup, playPractice } from '../../testing/practice.ts';
import { createPractice } from '../index.ts';
import { plain } from '../reading/plain.ts';

const practice = createPractice();
const CLEANING = describedSetup({
  description: 'escritórios de arquitetura que dependem de faxineira que some',
  offer: 'limpeza de escritório',
});
const TUTOR = describedSetup({
  description: 'mães de adolescente que vai mal em inglês',
  offer: 'aulas de inglês',
  to: 'Pessoas físicas',
});
const SALON = describedSetup({
  description: 'donas de salão com agenda furada',
  offer: 'esmaltes',
});
const SEEDS = [1, 2, 3, 4, 5];
const OPENING = ['Oi, aqui é o Bruno, tudo bem?', 'O que mais te incomoda hoje nisso?'];

/** The last answer, bubble by bubble. */
const answersTo = (setup: typeof CLEANING, seed: number, ...messages: readonly string[]) =>
  playPractice(practice, { ...setup, seed }, messages).last.bubbles.map(({ text }) => text);

describe('a fact of the case', () => {
  it.each([
    'A faxineira atrapalha mais de manhã, de tarde ou no fim do dia?',
    'Quando ela some, quem passa pano?',
    'Tem algo que te assusta em trocar? O preço, a bagunça?',
    'Esse serviço é por conta de quem, sua ou do condomínio?',
  ])('answers no question of another kind: %s', (text) => {
    for (const seed of SEEDS) {
      const said = answersTo(CLEANING, seed, ...OPENING, text).join(' ');
      expect(said).not.toMatch(/semanas|quinzena|fim do mês|bato o martelo|no meu bolso|separado/);
    }
  });

  it('claims an earlier answer only where there was one', () => {
    for (const seed of SEEDS) {
      const [said = ''] = answersTo(
        SALON,
        seed,
        ...OPENING,
        'E se nada mudar até dezembro, o que acontece?',
      );
      expect(plain(said)).not.toMatch(/ja (?:falei|respondi|contei)|me perguntou|essa voce ja/);
    }
  });
});

describe('a first message with a question behind a request for leave', () => {
  it('is greeted and answered', () => {
    for (const seed of SEEDS) {
      const said = answersTo(
        CLEANING,
        seed,
        'Bom dia, sou a Lia. Posso te perguntar quem faz a limpeza aí hoje?',
      );
      expect(said.length).toBe(2);
      expect(said[1]).toMatch(/diarista/);
    }
  });
});

describe('a buyer who pays for somebody else', () => {
  it('tells the trouble of the other in the third person', () => {
    for (const seed of SEEDS) {
      const said = answersTo(TUTOR, seed, ...OPENING).join(' ');
      expect(said).toMatch(/filh[oa]/);
      expect(said).not.toMatch(/(?<!\p{L})eu (?:travo|estudo|falo|entendo)(?!\p{L})/u);
    }
  });
});

describe('a request for documents before anything is agreed', () => {
  it.each(['me passa o seu CPF', 'manda seu cpf e rg que eu faço o cadastro'])(
    'is refused: %s',
    (text) => {
      for (const seed of SEEDS) {
        const said = answersTo(SALON, seed, ...OPENING, text).join(' ');
        expect(said).toMatch(/CPF|documento|dados/i);
      }
    },
  );
});

describe('one thing that a message asks for twice', () => {
  it('is said once', () => {
    for (const seed of SEEDS) {
      const said = answersTo(
        CLEANING,
        seed,
        'Oi, aqui é o Bruno, tudo bem?',
        'O que mais te incomoda na limpeza? Quando foi a última vez que deu problema?',
      );
      expect(new Set(said.map((one) => plain(one).slice(-30))).size).toBe(said.length);
    }
  });
});
