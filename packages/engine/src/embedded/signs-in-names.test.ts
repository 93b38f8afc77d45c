import { fold } from '@salesai/engine/text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replyTo } from '../conversation/index.ts';
import type { CoachReplyInput } from '../port.ts';
import { beginning, receiveMessage } from '../practice/session.ts';
import { describedSetup } from '../testing/practice.ts';
import { turnInput } from '../testing/turns.ts';
import { createEmbeddedEngine } from './index.ts';

const SIGNS = ['(', ')', '[', ']', '{', '}', '*', '+', '?', '|', '\\', '^', '$', '.', '/', '-'];
const RUNS = 12;

/** A text with one sign inside or beside some of its words. */
const withSigns = (text: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(...SIGNS), fc.nat({ max: 7 })), {
      minLength: text.split(' ').length,
      maxLength: text.split(' ').length,
    })
    .map((signs) =>
      text
        .split(' ')
        .map((word, at) => {
          const [sign = '', place = 0] = signs[at] ?? [];
          const marked = [
            `${sign}${word}`,
            `${word}${sign}`,
            `${word.slice(0, 2)}${sign}${word.slice(2)}`,
          ];
          return marked[place] ?? word;
        })
        .join(' '),
    );

const SELLS = 'carros e motos usados com garantia de câmbio';
const IN_BRACKETS = [
  'veículos usados (carros e motos com garantia)',
  'filtros [modelos de parede com refil*',
  'roupas c++ e acessórios',
];
const TALK = [
  'a Marlene Souza e o Davi Lima viram a moto de 13.900 e acharam caro',
  'escreve uma mensagem pra Marlene com o preço',
  'tira o preço e põe o nome do Davi',
  'quantas motos a Marlene quer mesmo?',
  'não é a Marlene, é o Davi Lima',
  'qual o nome da filha da Marlene?',
];
const ASKED = [
  'Oi, aqui é o Bruno. Posso te perguntar uma coisa?',
  'você prefere de manhã ou de tarde, e qual moto usa hoje?',
];

describe('signs inside the words of a seller', () => {
  it('stop neither a profile, nor a talk, nor a session', async () => {
    await fc.assert(
      fc.asyncProperty(
        withSigns(SELLS),
        fc.tuple(...TALK.map(withSigns)),
        fc.tuple(...ASKED.map(withSigns)),
        async (sells, talk, asked) => {
          const profile = await createEmbeddedEngine().icpProfile({
            icpName: sells.slice(0, 40),
            answers: [{ question: 'Descreva o seu cliente ideal.', answer: sells }],
            sellerAnswers: null,
            language: 'pt-BR',
          });
          const history: CoachReplyInput['history'] = [];
          for (const userInput of talk) {
            const { text } = replyTo(
              turnInput(userInput, {
                history: [...history],
                icp: { name: sells.slice(0, 40), profile },
                sellerAnswers: [
                  { question: 'Em quais territórios você vende ou quer vender?', answer: sells },
                ],
              }),
            );
            expect(fold(text)).not.toBe('');
            history.push({ userInput, assistantResponse: text });
          }
          const setup = describedSetup({ description: sells, offer: sells });
          let { state } = receiveMessage(setup, beginning(setup), asked[0] ?? '');
          state = receiveMessage(setup, state, asked[1] ?? '').state;
          expect(state.end).toBe('active');
        },
      ),
      { numRuns: RUNS, examples: IN_BRACKETS.map((sells) => [sells, TALK, ASKED]) },
    );
  });
});
