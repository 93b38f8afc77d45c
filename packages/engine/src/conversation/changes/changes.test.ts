import type { Artefact } from '@salesai/contract/coach';
import { describe, expect, it } from 'vitest';
import { partsOf } from '../../request-parts/index.ts';
import { artefactIn, renderArtefact } from '../reading/artefact.ts';
import { applied } from './apply.ts';
import { changed } from './change.ts';
import { withName } from './name.ts';
import { operationsOf } from './operations.ts';
import { withoutPrice } from './price.ts';
import { wordCount } from './sentences.ts';
import { nameGiven } from './values.ts';

const TEXTS = {
  message:
    'Oi, Joana! A gente parou na conversa sobre o cílio e eu fiquei com você na cabeça. O valor é R$ 180, com manutenção em 20 dias. Quer que eu reserve sexta para você?',
  'somebody else’s text':
    'Prezados, encaminhamos em anexo a proposta solicitada. Informo que o prazo de entrega é de 15 dias úteis e que o pagamento pode ser parcelado. Ficamos à disposição para esclarecimentos. Aguardo retorno.',
  'one sentence':
    'passando pra lembrar que amanhã tem entrega dos salgados, confere o endereço por favor',
} as const;

const FACTS = {
  request: '',
  person: null,
  sender: 'Ana',
  subject: 'O cílio',
  more: [],
  earlier: null,
};

function change(text: string, kind: Parameters<typeof changed>[1], request = '') {
  const source: Artefact = { kind: 'message', channel: null, text };
  return changed(source, kind, { ...FACTS, request }).text;
}

/** A text after what the parts of a message order; null for what could not be done. */
const ordered = (text: string, request: string): string | null =>
  operationsOf(partsOf(request, 'change', text)).reduce<string | null>(
    (left, one) => (left === null || one.kind === 'style' ? left : applied(left, one)),
    text,
  );

describe.each(Object.entries(TEXTS))('a change of %s', (_what, text) => {
  it('is shorter and not empty', () => {
    const short = change(text, 'shorter');
    expect(wordCount(short)).toBeLessThan(wordCount(text));
    expect(wordCount(short)).toBeGreaterThan(2);
  });

  it('is shorter each time', () => {
    const once = change(text, 'shorter');
    expect(wordCount(change(once, 'shorter'))).toBeLessThan(wordCount(once));
  });

  it('is longer', () => {
    expect(wordCount(change(text, 'longer'))).toBeGreaterThan(wordCount(text));
  });

  it.each(['warmer', 'firmer', 'formal', 'casual'] as const)('is different when %s', (kind) => {
    expect(change(text, kind)).not.toBe(text);
  });

  it('has a point a line in topics', () => {
    const all = change(text, 'topics').split(/\n+/);
    const lines = all.filter((line) => !/^Oi, \p{Lu}\p{L}+!$/u.test(line));
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^- \S/);
  });

  it('is one to three bubbles for WhatsApp', () => {
    const bubbles = change(text, 'whatsapp').split('\n\n');
    expect(bubbles.length).toBeLessThanOrEqual(3);
    expect(bubbles.join('')).not.toBe('');
  });

  it('has subject, salutation and sign-off as an e-mail', () => {
    const email = change(text, 'email');
    expect(email).toMatch(/^Assunto: O cílio\n\nOlá,/);
    expect(email).toMatch(/Um abraço,\nAna$/);
  });

  it('survives as an artefact of a reply', () => {
    const artefact: Artefact = { kind: 'email', channel: 'email', text: change(text, 'email') };
    expect(artefactIn(`Aqui está:\n\n${renderArtefact(artefact)}\n\nQuer mudar algo?`)).toEqual(
      artefact,
    );
  });
});

describe('changed', () => {
  it('keeps the price and the question when it is shortened', () => {
    const short = change(TEXTS.message, 'shorter');
    expect(short).toContain('R$ 180');
    expect(short).toContain('?');
  });

  it('keeps to a number of words', () => {
    expect(wordCount(change(TEXTS.message, 'shorter', 'em 10 palavras'))).toBeLessThanOrEqual(10);
  });

  it('contains no amount without the price', () => {
    const text = withoutPrice(TEXTS.message);
    expect(text).not.toMatch(/R\$|180|valor/);
    expect(text).toContain('Quer que eu reserve sexta');
  });

  it.each([
    ['Marlene', 'Oi, Marlene!'],
    ['Bia', 'Oi, Bia!'],
    ['dona Zefa', 'Oi, dona Zefa!'],
  ])('puts the name “%s” into the greeting', (name, expected) => {
    expect(withName('Oi! Tudo certo com o pedido?', name)).toContain(expected);
  });

  it.each([
    ['é Sônia', true, 'Sônia'],
    ['Thiago com h', false, 'Thiago'],
    ['dona zefa', true, 'dona Zefa'],
    ['por vídeo', false, null],
  ])('reads the name that “%s” gives', (words, isSurely, name) => {
    expect(nameGiven(words, isSurely)).toBe(name);
  });

  it.each([
    'O que eles fazem muito bem, e o que poderia ser melhor?',
    'Para que data você precisa e o que acontece se passar dela?',
  ])('leaves a question whole when it is shortened: “%s”', (text) => {
    expect(change(text, 'shorter')).toBe(text);
  });

  it.each([
    ['tira os emoji', 'Oi 😀 tudo bem? 💛', /^Oi tudo bem\?$/],
    ['tira a saudação', 'Oi, Ana! O pedido chegou.', /^O pedido chegou\.$/],
    [
      'tira a parte da garantia',
      'O prazo é 5 dias. A garantia é de um ano. Pode ser?',
      /^O prazo é 5 dias\. Pode ser\?$/,
    ],
  ])('removes what “%s” names', (request, text, expected) => {
    expect(ordered(text, request)).toMatch(expected);
  });

  it('adds a part before the question', () => {
    expect(ordered('Oi! Posso separar?', 'coloca que a entrega é grátis')).toBe(
      'Oi! A entrega é grátis. Posso separar?',
    );
  });

  it.each([
    ['tira esse emoji e põe 🎹', 'Oi 😀 tudo bem?', /^Oi tudo bem\? 🎹$/],
    ['troca sexta por sábado', 'Reservo sexta para você?', /^Reservo sábado para você\?$/],
    [
      'Troque o final por um convite para uma conversa de 15 minutos.',
      'Oi, Ana! O material chegou. O que acha?',
      /^Oi, Ana! O material chegou\. Podemos marcar uma conversa de 15 minutos\?$/,
    ],
  ])('replaces what “%s” names', (request, text, expected) => {
    expect(ordered(text, request)).toMatch(expected);
  });

  it('corrects frequent mistakes', () => {
    expect(change('oi vc ta ai? agente pode conversar amanha', 'fix')).toBe(
      'Oi você está aí? A gente pode conversar amanhã.',
    );
  });

  it('says amounts in words when it is spoken', () => {
    expect(change(TEXTS.message, 'spoken')).toContain('180 reais');
  });
});

describe('another day or hour', () => {
  const text = 'Oi, Elaine! Confirmo a visita de quinta às 19h na sua casa.';

  it('takes the place of those of the text', () => {
    expect(ordered(text, 'muda pra sexta às 20h')).toBe(
      'Oi, Elaine! Confirmo a visita de sexta às 20h na sua casa.',
    );
    expect(ordered('Passo aí quinta.', 'coloca sexta 10h')).toBe('Passo aí sexta, às 10h.');
  });
});
