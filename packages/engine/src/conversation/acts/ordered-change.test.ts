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
    [OFFER, 'tira o 280, não precisa', /por R\$ 150\./],
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

  it('keeps what it does not name when a part of a sentence goes', () => {
    const request = 'escreve pra Nair: aula de pintura sábado 9h, material 60, só 8 vagas';
    expect(text(request, 'tira o número de vagas')).toContain('sábado 9h, material 60.');
    expect(text(request, 'tira o preço')).toMatch(/sábado 9h, só 8 vagas/);
    expect(text(request, 'mais curto')).toMatch(/sábado 9h.{0,200}60.{0,200}8 vagas/s);
  });

  it('asks for a thing that the seller only names', () => {
    const request = 'escreve pra Ester que a manutenção fica pronta sexta';
    expect(last(request, 'põe a garantia também')?.text).toMatch(/^Qual é a garantia\?/);
    expect(
      text('a garantia da manutenção é de 90 dias', request, 'põe a garantia também'),
    ).toContain('90 dias');
  });

  it('puts back the price that an earlier text had', () => {
    const request = 'escreve pra Edna: cortina de 3 metros por 450, instalo dia 6';
    expect(text(request, 'sem o preço', 'volta o preço')).toMatch(/450.{0,200}dia 6/s);
  });

  it('loses only the phrase that is not to be cited', () => {
    const request = 'escreve pra Lila dizendo que o convite atrasou 4 dias por causa da gráfica';
    const after = text(request, 'não cita a gráfica');
    expect(after).toContain('atrasou 4 dias.');
  });

  it('puts a figure that was just found into the text before it', () => {
    const reply = last(
      'escreve pro Ciro que o portão fica em 1.200',
      'quanto dá 1.200 em 4 vezes?',
      'põe essa parcela na mensagem',
    );
    expect(reply?.act.kind).toBe('change');
    expect(reply?.artefact?.text).toMatch(/portão.{0,200}300/s);
  });

  it('never takes a number that is no price for one', () => {
    const request = 'escreve pra Lia que guardo um 38 pra ela até sexta';
    expect(last(request, 'põe o valor')?.text).toMatch(/^Qual é o valor\?/);
    expect(text(request, 'põe que custa 159,90')).toMatch(/um 38.{0,200}159,90/s);
  });

  it('leaves a person out who is not to appear', () => {
    const after = text(
      'escreve pra dona Marlene dizendo que o seu Gilberto testou e aprovou',
      'ele pediu pra não aparecer o nome dele, tira',
    );
    expect(after).toContain('dona Marlene');
    expect(after).not.toContain('Gilberto');
  });
});
