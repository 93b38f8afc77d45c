import { describe, expect, it } from 'vitest';
import { distressIn } from './gate.ts';
import { hardWordsIn } from './hard-words.ts';

describe('hardWordsIn', () => {
  it.each([
    'o diretor falou que eu tô parado e que, se não fechar dois contratos, tô fora da equipe',
    'minha gerente disse que sou lenta pra vender colchão',
    'tomei uma bronca da coordenadora por causa do número do mês',
    'Meu gestor avisou que, se a meta não bater, me manda embora.',
    'a dona da loja disse que eu não levo jeito pra vender sapato',
  ])('reads pressure of a superior in %j', (message) => {
    expect(hardWordsIn(message)).toBe('superior');
    expect(distressIn(message).certainty).toBe('none');
  });

  it.each([
    'a noiva me xingou de careira quando passei o orçamento do buquê',
    'um freguês berrou comigo por causa da troca da furadeira',
    'a paciente foi grossa e desligou na minha cara',
    'o comprador da rede me chamou de mentiroso por causa do prazo',
  ])('reads a rude customer in %j', (message) => {
    expect(hardWordsIn(message)).toBe('customer');
    expect(distressIn(message).certainty).toBe('none');
  });

  it.each([
    'meu gerente me chama de inútil na frente da loja inteira toda semana',
    'o supervisor disse que só me dá a comissão se eu sair com ele',
    'meu chefe gritou comigo e me empurrou no depósito',
    'a gerente falou que gente da minha cor não vende joia',
    'o cliente gritou que vai me dar uma surra se eu voltar lá',
    'meu patrão me xinga de burra todo dia e eu choro no banheiro',
  ])('leaves %j to the support of the gate', (message) => {
    expect(hardWordsIn(message)).toBeNull();
    expect(distressIn(message).certainty).not.toBe('none');
  });
});
