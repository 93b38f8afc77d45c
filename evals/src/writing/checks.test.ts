import { describe, expect, it } from 'vitest';
import { attributions } from './checks/attribution.ts';
import type { Check } from './checks/check.ts';
import { figures, goals } from './checks/figures.ts';
import { foreignWords } from './checks/foreign.ts';
import { agreement, contractions } from './checks/grammar.ts';
import { persons, praise } from './checks/persons.ts';
import { promises } from './checks/promises.ts';
import { clauses } from './checks/seams.ts';
import { createSpelling } from './checks/spelling.ts';
import { sums } from './checks/sums.ts';
import { capitals, doubled, slots } from './checks/surface.ts';
import { documentsOf, factsOf } from './facts.ts';
import type { Passage } from './generate.ts';
import { factShares, hasFact, scriptsNamingTrade, sharedLines } from './measures.ts';
import { readCases } from './sellers.ts';

const cases = readCases();
const documents = documentsOf(cases);
/** A woman who sells funeral plans at 39.90 a month: 60 new plans a month. */
const facts = factsOf(caseOf('Dona Cleusa'), documents);
const novice = factsOf(caseOf('Thainá'), documents);

function caseOf(name: string) {
  const found = cases.find(({ seller }) => seller.name.startsWith(name));
  if (found === undefined) throw new Error(`No seller ${name}`);
  return found;
}

const passage = (text: string, changes: Partial<Passage> = {}): Passage => ({
  job: 'plan',
  field: 'reason',
  text,
  facts,
  ...changes,
});
const found = (check: Check, text: string, changes?: Partial<Passage>): number =>
  check(passage(text, changes)).length;

describe('the data', () => {
  it('has at least 40 sellers with three customers each', () => {
    expect(new Set(cases.map(({ seller }) => seller.name)).size).toBeGreaterThanOrEqual(40);
    expect(cases.length).toBeGreaterThanOrEqual(120);
    expect(cases.every(({ sellerAnswers }) => sellerAnswers.length === 16)).toBe(true);
  });
});

const spelling = await createSpelling();

describe('language', () => {
  it.each([
    [
      'contractions',
      contractions,
      'Comece por o medo do não.',
      'Comece pelo medo. Antes de o cliente pedir.',
    ],
    ['contractions', contractions, 'Fale em as visitas.', 'Fale nas visitas, de segunda a sexta.'],
    ['agreement', agreement, 'Peça indicação na balcão.', 'Peça indicação no balcão.'],
    [
      'agreement',
      agreement,
      'A resposta dos cliente na decisão do compra.',
      'A resposta dos clientes na decisão da compra.',
    ],
    [
      'agreement',
      agreement,
      'Anote os reuniões e as pagamentos.',
      'Elas não as vendemos a quem os compra.',
    ],
    ['clauses', clauses, 'Isso vem de reclamam do preço.', 'Isso vem de quem reclama do preço.'],
    ['clauses', clauses, 'Parar de demorar e o preço subiu.', 'Parar de demorar e de cobrar caro.'],
    ['clauses', clauses, 'Falta de sem reposição.', 'Falta de reposição.'],
    ['spelling', spelling, 'Faça um orsamento.', 'Faça um orçamento pelo WhatsApp.'],
    ['slots', slots, 'Sobre {dor}.', 'Oi, [nome], sobre [confirme: prazo].'],
    ['doubled', doubled, 'Fale com com ela..', 'A rotina não para para isso...'],
    ['capitals', capitals, 'Por aqui é r$ 180.', 'Por aqui é R$ 180. O iFood leva 27%.'],
    ['persons', persons, 'Obrigado pela atenção.', 'Obrigada pela atenção. Aqui é Dona Cleusa.'],
  ] as const)('%s reports the wrong text and not the right one', (_name, check, wrong, right) => {
    expect(found(check, wrong)).toBeGreaterThan(0);
    expect(check(passage(right))).toEqual([]);
  });
});

describe('content', () => {
  it('reports words and lines of another trade only', () => {
    expect(found(foreignWords, 'Fale com donos de imobiliária.')).toBe(1);
    expect(found(foreignWords, 'Fale com as famílias.')).toBe(0);
  });

  it('reports "você disse" about what was not said', () => {
    expect(found(attributions, 'Pelo que você contou, o caminho mais curto é o LinkedIn.')).toBe(1);
    expect(found(attributions, 'Você contou que “ninguém quer falar de morte”.')).toBe(0);
    expect(found(attributions, 'R$ 39,90, como você contou.')).toBe(0);
  });

  it('reports promises to a buyer that the answers do not contain', () => {
    const spoken = { job: 'scripts', field: '0.content' } as const;
    expect(found(promises, 'Eu garanto o prazo.', spoken)).toBe(1);
    expect(found(promises, 'Se ouvir “vocês devolvem, sem multa?”, escute.', spoken)).toBe(0);
    expect(found(promises, 'Eu [confirme: garanto o prazo].', spoken)).toBe(0);
  });

  it('reports figures without source or mark', () => {
    expect(found(figures, 'A venda fica entre R$ 800 e R$ 5 mil.')).toBe(2);
    expect(found(figures, 'Custa R$ 39,90. Em média, 20% respondem (estimativa).')).toBe(0);
  });

  it('computes every sum again, and looks for the source of its numbers', () => {
    expect(found(sums, 'A conta: 60 planos ÷ 4 semanas = 15 por semana.')).toBe(0);
    expect(
      found(sums, '60 ÷ 22 dias úteis = 2,7, ou seja 3 por dia; 3 ÷ 20% = 15 conversas.'),
    ).toBe(0);
    expect(found(sums, 'A conta: 60 planos × R$ 39,90 = R$ 2.394.')).toBe(0);
    expect(found(sums, 'A conta: 60 ÷ 4 semanas = 16 por semana.')).toBe(1);
    expect(found(sums, 'A conta: 61 ÷ 4 semanas = 15,3 por semana.')).toBe(1);
    expect(found(sums, '60 ÷ 22 dias úteis = 2,7, ou seja 2 por dia.')).toBe(1);
  });

  it('reports a goal whose unit is not money', () => {
    expect(found(goals, 'A meta significa cerca de R$ 60 por mês.')).toBe(1);
    expect(found(goals, 'Chegar a 60 planos por mês.')).toBe(0);
  });

  it('reports praise for a beginner only', () => {
    const text = 'Talento para fechar: é o que o seu cliente comenta.';
    expect(found(praise, text, { job: 'profile', facts: novice })).toBe(2);
    expect(found(praise, text, { job: 'profile' })).toBe(0);
  });
});

describe('measures', () => {
  it('recognise a sentence with a fact', () => {
    expect(hasFact('Famílias que já passaram aperto com enterro.', facts)).toBe(true);
    expect(hasFact('Faça perguntas antes de falar do preço.', facts)).toBe(false);
    const texts = ['Elas pagam por um enterro digno.', 'Faça perguntas antes do preço.'];
    expect(
      factShares(
        texts.map((text) => passage(text)),
        'plan',
      ),
    ).toEqual([0.5]);
  });

  it('compare the lines of two sellers on one channel', () => {
    const script = (content: string) => [{ title: 'Abertura', content, duration: '5 s' }];
    const line = 'Uma linha que todo mundo recebe igual.';
    const one = { channel: 'whatsapp', scripts: script(`${line} Sobre o seu enterro.`), facts };
    const other = { channel: 'whatsapp', scripts: script(line), facts: novice };
    expect(sharedLines([one, other])).toEqual([1]);
    expect(sharedLines([one, { ...other, channel: 'phone' }])).toEqual([]);
    expect([one, other].map(scriptsNamingTrade)).toEqual([[true], [false]]);
  });
});
