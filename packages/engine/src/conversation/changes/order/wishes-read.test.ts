import { describe, expect, it } from 'vitest';
import { talkOf } from '../../../testing/talk.ts';

const last = (...messages: string[]) => talkOf(messages, { sellerName: 'Nair' }).last;

const SOFA =
  'Escreva para a Dalva avisando que a reforma do sofá fica em R$ 640, entrego na quinta às 16h e a garantia é de 6 meses.';
const ORDER = 'Mensagem pra Edite: pedido de 30 canecas, sai dia 4 de caminhão, chega dia 7.';
const BOAT =
  'Escreva para o Ivo: não aceitamos troca agora, o barco continua por R$ 31.000 e o financiamento vai até 24 meses.';

describe('a change of a text', () => {
  it.each([
    [SOFA, 'Formal.', /^Olá, Dalva\./, /E aí|Oi,/],
    [SOFA, 'dá pra tirar o preço?', /quinta/, /640/],
    [SOFA, 'pode trocar quinta por sexta?', /sexta às 16h/, /quinta/],
    [SOFA, 'Troque 640 por 610 e retire a garantia.', /R\$ 610/, /640|garantia/],
    [SOFA, 'mais direta, sem a parte da entrega', /garantia é de 6 meses/, /quinta/],
    [SOFA, 'sem garantia, é móvel usado', /quinta/, /garantia|usado/],
    [SOFA, 'Inclui o nome do ajudante, Ciro.', /O nome do ajudante é Ciro\./, /Inclui/],
    [SOFA, 'aceito cartão também', /Aceito cartão\./, /também/],
    [SOFA, 'Dalva n, Dalvina kk errei', /Dalvina/, /Dalva[^\p{L}]|errei/u],
    [ORDER, 'Sai dia 5, chega dia 8. Teve feriado.', /dia 5 de caminhão, chega dia 8/, /feriado/],
    [BOAT, 'Retire a parte do financiamento.', /R\$ 31\.000/, /financiamento|24/],
    [
      SOFA,
      'Deixe em formato de e-mail bem formal, começando por "Prezada senhora Dalva".',
      /^Assunto: .*Prezada senhora Dalva/s,
      /Oi|E aí/,
    ],
  ])('after “%s” does “%s”', (request, order, wanted, unwanted) => {
    const reply = last(request, order);
    expect(reply.act.kind).toBe('change');
    expect(reply.artefact?.text).toMatch(wanted);
    expect(reply.artefact?.text).not.toMatch(unwanted);
  });

  it('is no message that asks for another text', () => {
    expect(last(SOFA, 'Outra: Tadeu, a bateria chegou, garantia de 1 ano.').act.kind).toBe('text');
  });
});
