import { describe, expect, it } from 'vitest';
import type { CoachReplyInput } from '../port.ts';
import { turnInput } from '../testing/turns.ts';
import { type ConversationReply, replyTo } from './index.ts';

function lastOf(...messages: string[]): ConversationReply | undefined {
  const history: CoachReplyInput['history'] = [];
  let last: ConversationReply | undefined;
  for (const userInput of messages) {
    last = replyTo(turnInput(userInput, { history: [...history] }));
    history.push({ userInput, assistantResponse: last.text });
  }
  return last;
}

const frota = 'o Osmar da transportadora tem 18 caminhões e disse que já tem oficina de confiança';
const menina = 'a dona Joana falou que a filha tem 9 anos e prefere esperar';
const visita = 'vou na loja da dona Rita dia 23, ela disse que prefere esperar a safra';
const orcamento = 'o orçamento é de 40 caixas a 15, quanto dá?';

describe('A question for what was said of a customer', () => {
  it.each([
    [[frota, 'quantos caminhões ele tem?'], '18'],
    [[frota, 'qnts caminhões eram?'], '18'],
    [[menina, 'qual a idade da menina mesmo?'], '9 anos'],
    [[visita, 'que dia mesmo eu vou lá?'], 'dia 23'],
    [[frota, orcamento, 'quem já tem oficina de confiança?'], 'Osmar'],
  ])('is answered in %j', (messages, expected) => {
    const reply = lastOf(...messages);
    expect(reply?.act.kind).toBe('recall');
    expect(reply?.text).toContain(expected);
  });

  it('answers each part of it', () => {
    const reply = lastOf(frota, 'o oi', 'qual o nome dele e quantos caminhões eram mesmo?');
    expect(reply?.text).toContain('Osmar');
    expect(reply?.text).toContain('18');
  });

  it('is answered after an exercise that the same message ends', () => {
    const reply = lastOf(
      frota,
      'treina comigo',
      'encerra o treino. quantos caminhões ele tem mesmo?',
    );
    expect(reply?.act.kind).toBe('recall');
    expect(reply?.text).toContain('18');
  });

  it('names the day that was put in place of another', () => {
    const reply = lastOf(
      'escreve o convite pra visita na quarta às 15h, pra dona Rita',
      'troca quarta por sexta',
      'que dia e hora ficou a visita?',
    );
    expect(reply?.text).toContain('15h');
    expect(reply?.text).toContain('sexta');
  });

  it.each([
    [[frota, 'qual o meu nome?'], 'perfil'],
    [[frota, orcamento, 'o que eu te perguntei primeiro?'], 'Osmar'],
    [[orcamento, frota, 'quem disse que já tem oficina?'], 'Osmar'],
    [[menina, 'qual o apartamento dela'], 'Joana'],
    [[frota, 'qual o bairro dele e quantos caminhões eram?'], '18'],
  ])('is recognised by its form in %j', (messages, expected) => {
    const reply = lastOf(...messages);
    expect(reply?.act.kind).toBe('recall');
    expect(reply?.text).toContain(expected);
  });

  it('finds a word with a mistake of typing', () => {
    expect(lastOf(frota, orcamento, 'quem tinha aquela oficnia de confiança?')?.text).toContain(
      'Osmar',
    );
  });

  it('is not answered by a sentence without a day', () => {
    const reply = lastOf(frota, orcamento, 'em que dia eu disse que ia lá?');
    expect(reply?.text).not.toContain('40 caixas');
  });

  it.each([
    [[frota, 'quantas visitas por mês eu faço pra ele?']],
    [[frota, 'não é ele que decide, quem cuida é o irmão dele']],
    [[frota, 'quais seriam as perguntas pra ele?']],
  ])('is not %j', (messages) => {
    expect(lastOf(...messages)?.act.kind).not.toBe('recall');
  });
});
