import type { Token } from './tokens.ts';

const PERSONS: readonly (readonly [string, RegExp])[] = [
  [
    'I',
    /^(?:eu|me|meu|minha|meus|minhas|comigo|mim|estou|vou|tenho|fiz|fui|posso|consigo|quero|preciso|sou|dei|acho|sei|fico)$|^\p{L}{3,}ei$/u,
  ],
  ['we', /^(?:nos|nosso|nossa)$|^\p{L}{3,}mos$/u],
  ['they', /^(?:ele|ela|eles|elas|dele|dela|deles|delas|cliente|dona|seu)$/],
  [
    'past',
    /^(?:foi|fez|disse|veio|deu|quis|teve|estava)$|^\p{L}{3,}(?:ou|eu|iu|aram|eram|iram|ava|ia)$/u,
  ],
  ['infinitive', /^\p{L}{2,}(?:ar|er|ir)$/u],
  ['gerund', /^\p{L}{2,}ndo$/u],
];

/** Person and tense of the verbs of a clause, from their endings. */
export const personsIn = (tokens: readonly Token[]): string[] =>
  PERSONS.filter(([, form]) =>
    tokens.some(({ word }) => word.split(' ').some((one) => form.test(one))),
  ).map(([name]) => name);
