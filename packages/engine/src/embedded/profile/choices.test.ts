import { describe, expect, it } from 'vitest';
import { answerPairs, SELLER } from '../../testing/sellers.ts';
import { readChoices } from './choices.ts';

describe('readChoices', () => {
  it('reads every choice of a full questionnaire', () => {
    expect(readChoices(answerPairs(SELLER))).toMatchObject({
      selling: true,
      experience: 'upToFive',
      territories: ['services'],
      channels: ['whatsapp', 'referral'],
      revenue: 'from3to6',
      satisfaction: 6,
      goal: 'chegar a 15 mil por mês',
      motivation: 'freedom',
      archetype: 'consultant',
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
    expect(readChoices(english)).toMatchObject({
      archetype: 'hunter',
      experience: 'veteran',
      training: 'never',
      word: 'trust',
    });
  });

  it('reads no territory out of what was typed after "Outro"', () => {
    const answers = answerPairs({
      ...SELLER,
      'Em quais territórios você vende ou quer vender?': 'Outro: software para imobiliárias',
    });
    expect(readChoices(answers).territories).toEqual([]);
  });
});
