import { describe, expect, it } from 'vitest';
import { PRACTICE_OBJECTIONS } from '../knowledge/practice/index.ts';
import { describedSetup, playPractice } from '../testing/practice.ts';
import { claimsOf, trueLines, withClaims } from './claims.ts';
import { createPractice } from './index.ts';
import type { PracticeSetup } from './port.ts';

const practice = createPractice();
const SEEDS = 24;

/** Asks for each claim in two ways, beside a price, an argument and a step. */
const MESSAGES = [
  'Bom dia! Aqui é o Bruno, atendo gente da região. O que mais te incomoda hoje nisso?',
  'Entendo. Quem faz isso pra você hoje? Já contratou alguém antes?',
  'Você já pegou orçamento com outra empresa?',
  'Quem decide com você? Precisa falar com mais alguém?',
  'Pra quando você precisa disso?',
  'Quanto você pensou em gastar?',
  'O valor fica em R$ 2.400. O que você acha?',
  'Alto comparado com o quê?',
  'Esse outro orçamento incluía garantia? Quanto ficou?',
  'Tem algum fornecedor fixo hoje?',
  'Faz sentido comparar. Eu entrego com garantia de um ano e volto se precisar. Ficou alguma dúvida?',
  'O que falta pra você decidir?',
  'Podemos marcar quinta às 10h?',
  'Já tinha comprado isso alguma vez?',
];
const CUSTOMERS = [
  ['criadores de ostra de Florianópolis que perdem balsa na maré', 'lanterna de cultivo'],
  ['donas de loja de bordado que gastam muito com linha', 'linha de bordado'],
  ['músicos de banda de pífano com o tambor rachado', 'conserto de tambor'],
  ['donos de padaria que perdem fornada com forno velho', 'forno turbo'],
] as const;

/** Written apart from the patterns of the claims. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /não pedi preço|só tenho o seu orçamento/u,
    /peguei um orçamento|mais dois preços|o outro (?:me|era)/u,
  ],
  [/já tenho fornecedor|trocar dá trabalho/u, /ninguém fixo|sem nada fixo/u],
  [
    /só depende de mim|a decisão é minha|decido sozinh/u,
    /sem conversar|não depende só de mim|decide junto/u,
  ],
  [
    /seria a primeira vez|primeira vez que procuro/u,
    /já gastei com isso|me dei mal|última vez que contratei/u,
  ],
  [/sem verba nenhuma|caixa tá zerado/u, /tinha separado|na planilha pra isso/u],
];

const linesOf = (setup: PracticeSetup): string[] =>
  playPractice(practice, setup, MESSAGES).turns.flatMap(({ bubbles }) =>
    bubbles.map(({ text }) => text),
  );

function contradictions(lines: readonly string[]): string[] {
  const claims = lines.flatMap((text) => claimsOf(text).map((one) => ({ ...one, text })));
  const unlike = claims.flatMap((one, at) =>
    claims
      .slice(at + 1)
      .filter(({ claim, value }) => claim === one.claim && value !== one.value)
      .map(({ text }) => `${one.text} / ${text}`),
  );
  const said = lines.join(' | ').toLowerCase();
  const paired = PAIRS.filter(([one, other]) => one.test(said) && other.test(said));
  return [...unlike, ...paired.map(([one]) => `${one} in ${said}`)];
}

describe('what a buyer says of the own world', () => {
  it.each(CUSTOMERS)('never contradicts itself in a session: %s', (description, offer) => {
    for (const to of ['Pequenas empresas', 'Pessoas físicas']) {
      for (let seed = 1; seed <= SEEDS; seed++) {
        const level = seed % 2 === 0 ? 'medium' : 'easy';
        const setup = describedSetup({ description, offer, to }, { seed, level });
        expect(contradictions(linesOf(setup)), `${to} ${seed}`).toEqual([]);
      }
    }
  });

  it('is found out by the test where it contradicts itself', () => {
    const said = ['peguei um orçamento menor mês passado', 'não pedi preço em mais ninguém'];
    expect(contradictions(said).length).toBeGreaterThan(0);
  });

  it('leaves the line of each objection whose claims are true', () => {
    for (const [first = '', ...rest] of Object.values(PRACTICE_OBJECTIONS.raise)) {
      const claims = withClaims({}, claimsOf(first));
      expect(trueLines(claims, [first, ...rest])).toContain(first);
    }
  });
});
