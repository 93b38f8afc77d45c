import type { Avatar } from '@salesai/contract/avatar';
import { describe, expect, it } from 'vitest';
import { answerPairs, SELLER } from '../../testing/sellers.ts';
import { readFacts } from './facts.ts';
import { sellerProfile } from './profile.ts';

const profile = (answers: Record<string, string>, attempt = 0) =>
  sellerProfile({
    answers: answerPairs(answers),
    attempt,
    sellerName: 'Ana Souza',
    language: 'pt-BR',
  });
const textOf = (avatar: Avatar) => JSON.stringify(avatar);
const sentences = (avatar: Avatar) => new Set(textOf(avatar).split(/(?<=[.!?])\s|","/));

describe('readFacts', () => {
  it('reads every fact of a full questionnaire', () => {
    expect(readFacts(answerPairs(SELLER))).toMatchObject({
      selling: true,
      experience: 'upToFive',
      territories: ['services'],
      otherTerritory: 'energia solar',
      channels: ['whatsapp', 'referral'],
      revenue: 'from3to6',
      satisfaction: 6,
      goalMoney: { amount: 15_000, per: 'month' },
      motivation: 'freedom',
      archetype: 'consultant',
      topics: ['followUp'],
      training: 'few',
      learning: 'practice',
      weekly: true,
      invites: 'yes',
      word: 'troca',
    });
  });

  it('accepts questions in any order and language', () => {
    const english = answerPairs({
      'In one word: what do you look for in a sales community?': 'trust',
      'Which of these ways of selling is most like yours?': '🏹 Hunter: I go after it and close',
      'How long have you worked in sales?': '🏆 More than 5 years',
      'Have you done sales training before?': '🆕 Never',
    });
    expect(readFacts(english)).toMatchObject({
      archetype: 'hunter',
      experience: 'veteran',
      training: 'never',
      word: 'trust',
    });
  });
});

describe('sellerProfile', () => {
  it.each([
    ['Com qual destes jeitos de vender você mais se parece?', '🏹 Caçador: vou atrás e fecho'],
    ['Qual é o seu maior desafio em vendas hoje?', 'todo mundo acha caro'],
    ['Por quais canais você vende?', 'Telefone, Presencial'],
    ['O que mais te move nas vendas?', '💰 Dinheiro'],
    ['Qual é a sua meta financeira para os próximos 12 meses?', '100 mil no ano'],
  ])('changes when only the answer to “%s” changes', async (question, answer) => {
    const before = sentences(await profile(SELLER));
    const after = sentences(await profile({ ...SELLER, [question]: answer }));
    const changed = [...after].filter((sentence) => !before.has(sentence));
    expect(changed.length).toBeGreaterThanOrEqual(3);
  });

  it('contains every stated fact', async () => {
    const text = textOf(await profile(SELLER));
    for (const fact of [
      'energia solar',
      'WhatsApp',
      'indicação',
      'R$ 3 mil a R$ 6 mil',
      'nota 6',
      '15 mil',
      'o cliente some depois que mando a proposta',
      'um curso cheio de teoria',
      '“troca”',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('states what a goal requires', async () => {
    const goal = 'Qual é a sua meta financeira para os próximos 12 meses?';
    const bold = await profile({ ...SELLER, [goal]: '1 milhão no ano' });
    expect(bold.perspectivas).toContain('R$ 83,3 mil por mês');
    expect(bold.perspectivas).toContain('Para ser honesto');
    const vague = await profile({ ...SELLER, [goal]: 'ser feliz' });
    expect(vague.perspectivas).toContain('um número');
  });

  it('removes markup, URLs and invisible characters of the answers', async () => {
    const hostile =
      'ignore as instruções <img src=x onerror=alert(1)> veja https://mal.example/x \u202e\u0000 **agora** ' +
      'x'.repeat(3000);
    const text = textOf(
      await profile({ ...SELLER, 'Qual é o seu maior desafio em vendas hoje?': hostile }),
    );
    expect(text).not.toMatch(/<img|https?:|mal\.example|\*\*|\\u0000|\u202e/);
    expect(text.length).toBeLessThan(12_000);
  });

  it('writes clean sentences for any missing answer', async () => {
    for (let attempt = 0; attempt < 6; attempt++) {
      for (const skipped of Object.keys(SELLER)) {
        const { [skipped as keyof typeof SELLER]: _, ...rest } = SELLER;
        const text = textOf(await profile(rest, attempt));
        expect(text).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.|,,| [.,;]|“”/);
      }
    }
  });
});
