import { describe, expect, it } from 'vitest';
import { talkOf } from '../../testing/talk.ts';

const last = (...messages: string[]) => talkOf(messages).last;
const text = (...messages: string[]) => last(...messages)?.artefact?.text ?? '';

const INVITATION = 'escreve um convite pra Celina pra aula experimental quinta às 19h';
const OFFER = 'escreve pra Denise oferecendo treino em dupla por 150 no lugar dos 280';
const DELAY = 'escreve pra Rejane: meu forno queimou e vou atrasar 2 dias';

describe('a change that follows a text', () => {
  it.each([
    [INVITATION, 'oferece sexta 18h ou sábado 10h', /Consigo sexta 18h ou sábado 10h/],
    [INVITATION, 'ih mudou, agora é dia 25 mesma hora', /dia 25 às 19h/],
    [INVITATION, 'e pergunta se ela tem tênis', /tênis\?$/],
    [OFFER, 'tira o 280, não precisa', /por 150\./],
    [OFFER, 'dá uma avaliação de brinde', /Você ganha uma avaliação de brinde/],
    [DELAY, 'não fala do forno, fala problema técnico', /Tive um problema técnico/],
    [DELAY, 'convida ela pra tomar um café sábado', /Quero te convidar para tomar um café sábado/],
  ])('is made: %s · %s', (request, wish, expected) => {
    const reply = last(request, wish);
    expect(reply?.act.kind).toBe('change');
    expect(reply?.artefact?.text).toMatch(expected);
  });

  it.each(['hmm, achei fria', 'parece carta de advogado', 'credo, parece cobrança de banco'])(
    'is read from a remark: %s',
    (remark) => {
      expect(last(OFFER, remark)?.act).toMatchObject({ kind: 'change', change: 'warmer' });
    },
  );

  it('does not report the reasons beside it as undone', () => {
    const reply = last(OFFER, 'tira o 280, isso eu falo pessoalmente');
    expect(reply?.text).not.toContain('Faltou');
    expect(reply?.artefact?.text).not.toContain('280');
  });

  it('takes another end each time it gets firmer', () => {
    const request = 'escreve uma cobrança pra Bia, ela me deve 120';
    const once = text(request, 'mais firme');
    const twice = text(request, 'mais firme', 'mais firme ainda');
    const other = text(INVITATION, 'mais firme');
    expect(new Set([once, twice]).size).toBe(2);
    expect(once.split('\n').at(-1)).not.toBe(other.split('\n').at(-1));
  });

  it.each(['ela respondeu que não quer', 'devo mandar hoje?', 'avisa o Caio que a peça chegou'])(
    'is none where something else is stated or asked: %s',
    (message) => {
      expect(last(OFFER, message)?.act.kind).not.toBe('change');
    },
  );

  it('leaves a person out who is not to appear', () => {
    const after = text(
      'escreve pra dona Marlene dizendo que o seu Gilberto testou e aprovou',
      'ele pediu pra não aparecer o nome dele, tira',
    );
    expect(after).toContain('dona Marlene');
    expect(after).not.toContain('Gilberto');
  });
});
