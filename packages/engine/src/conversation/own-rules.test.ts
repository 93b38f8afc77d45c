import { describe, expect, it } from 'vitest';
import { readRows } from '../documents/index.ts';
import { talkOf } from '../testing/talk.ts';

const rowsOf = (text: string) =>
  readRows([{ page: null, text }]).map((row) => ({ ...row, file: 'regras.txt' }));
const answer = (message: string, text: string) =>
  talkOf([message], { rows: rowsOf(text), hasDocuments: true }).last;

const CAKES = `Bolo de aniversário: R$ 120 o quilo.
Pagamento: 30% de sinal na encomenda e o resto na retirada.
Prazo: 5 dias para bolos e 12 dias para doces finos, contados do sinal.
Desistência: até 3 dias após a encomenda o sinal é devolvido; depois de comprados os ingredientes, retemos o sinal.`;
const YOGA = `Aula avulsa: R$ 45
Pacotes valem 90 dias e não são transferíveis.
Reposição: com aviso de 6 horas, uma por mês.`;
const GLASSES = `Armação de acetato: R$ 210
Lente fina: R$ 180
Estojo: R$ 25`;

describe("the seller's own rules", () => {
  it.each([
    [
      'Se a noiva desistir depois de eu já ter comprado os ingredientes, quanto do sinal fica comigo?',
      CAKES,
      /retemos o sinal/,
    ],
    [
      'De quanto será o sinal, e quando eu devo entregar os doces finos?',
      CAKES,
      /12 dias para doces finos/,
    ],
    ['posso passar o pacote pra minha prima?', YOGA, /não são transferíveis/],
    ['quanto tempo vale o pacote?', YOGA, /90 dias/],
    ['aluna faltou ontem, repõe?', YOGA, /aviso de 6 horas/],
  ])('answer “%s” before advice', (message, text, expected) => {
    const { text: reply, act } = answer(message, text);
    expect(act.kind).toBe('document');
    expect(reply).toMatch(expected);
  });

  it('answer each of two questions', () => {
    const { text } = answer(
      'De quanto será o sinal, e quando eu devo entregar os doces finos?',
      CAKES,
    );
    expect(text).toContain('30% de sinal');
  });

  it.each([
    'A noiva disse: "só fecho sem sinal". O que eu respondo?',
    'ela quer desistir e acha o sinal caro, como respondo?',
  ])('leave “%s” to advice', (message) => {
    expect(answer(message, CAKES).text).toContain('>');
  });
});

describe('goods that are named together', () => {
  it('are quoted with their sum', () => {
    expect(answer('armação de acetato com lente fina', GLASSES).text).toMatch(/^\*\*R\$ 390\*\*/);
  });

  it('are quoted with their sum of a period', () => {
    const text = `FERRAMENTA / DIÁRIA / SEMANA
Furadeira / R$ 30 / R$ 120
Lixadeira / R$ 40 / R$ 150
Entrega: R$ 35`;
    expect(answer('furadeira por semana com entrega', text).text).toContain('R$ 155');
  });
});
