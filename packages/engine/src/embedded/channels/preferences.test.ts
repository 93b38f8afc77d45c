import { describe, expect, it } from 'vitest';
import { preferencesIn } from './preferences.ts';

const read = (answer: string) =>
  preferencesIn([{ question: 'Qual é o seu maior desafio?', answer }]);

describe('preferencesIn', () => {
  it.each([
    ['não gosto de redes sociais, o juro travou os pedidos', 'instagram'],
    ['odeio fazer live até meia-noite', 'tiktok'],
    ['tenho vergonha de me divulgar', 'instagram'],
    ['detesto ligar para quem não conheço', 'cold-call'],
    ['morro de medo de falar em público', 'webinar'],
  ] as const)('reads in %j that the seller dislikes %s', (answer, key) => {
    expect(read(answer).disliked).toContain(key);
    expect(read(answer).works).toEqual([]);
  });

  it.each([
    ['quase tudo vem de indicação, mas seca no inverno', 'referral'],
    ['o que funciona é feira', 'events'],
    ['vendo bem no whatsapp', 'whatsapp'],
  ] as const)('reads in %j that %s works', (answer, key) => {
    expect(read(answer)).toMatchObject({ works: [key], disliked: [] });
  });

  it('reads nothing where a channel is only named', () => {
    expect(read('o cliente some do whatsapp')).toEqual({ works: [], disliked: [] });
    expect(read('não gosto do Instagram').works).toEqual([]);
  });
});
