import { expect, it } from 'vitest';
import { withVerbs } from './worded-facts.ts';

it.each([
  [
    '8 cadeiras de vime, R$ 45 cada, entrego na sexta cedo.',
    'São 8 cadeiras de vime, a R$ 45 cada. Entrego na sexta cedo.',
  ],
  ['Vistoria do telhado, R$ 350.', 'A vistoria do telhado sai por R$ 350.'],
  ['Retirada amanhã às 17h.', 'A retirada fica para amanhã às 17h.'],
  [
    'Aula experimental quarta às 19h, no Centro.',
    'A aula experimental é quarta às 19h, no Centro.',
  ],
  ['Corte R$ 30, barba R$ 20.', 'O corte sai por R$ 30 e a barba por R$ 20.'],
  ['Total R$ 640, sinal R$ 192.', 'O total é R$ 640 e o sinal de R$ 192.'],
])('gives "%s" its verb', (stated, written) => {
  expect(withVerbs(stated)).toBe(written);
});

it.each([
  'A vistoria custa R$ 480,00, posso ir na terça.',
  'Obrigada pela indicação, dona Rosa.',
  'Feliz aniversário, muita saúde.',
  'Na quinta às 9h estou aí.',
  'Passando para lembrar da mensalidade de outubro, R$ 180.',
])('leaves "%s" as it is', (text) => {
  expect(withVerbs(text)).toBe(text);
});
