import { describe, expect, it } from 'vitest';
import { asI, asYou, isThirdPlural } from './person.ts';

describe('asI', () => {
  it.each([
    ['não confiam em corretor', 'não confio em corretor'],
    ['já têm uma costureira', 'já tenho uma costureira'],
    ['já contrataram agência e não tiveram retorno', 'já contratei agência e não tive retorno'],
    ['vão esperar a próxima safra', 'vou esperar a próxima safra'],
    ['treinam sozinhos com vídeo', 'treino sozinho com vídeo'],
    ['só chamam quando quebra', 'só chamo quando quebra'],
  ])('says %j as %j', (statement, own) => {
    expect(asI(statement)).toBe(own);
  });

  it('leaves statements about somebody else alone', () => {
    expect(asI('o contador já cuida disso')).toBeNull();
    expect(asI('perdem o cliente deles')).toBeNull();
  });
});

describe('asYou', () => {
  it.each([
    [
      'têm roupa boa parada porque emagreceram ou engordaram',
      'tem roupa boa parada porque emagreceu ou engordou',
    ],
    ['perdem consulta por falta de confirmação', 'perde consulta por falta de confirmação'],
    ['não sabem por onde começar a obra', 'não sabe por onde começar a obra'],
    ['param a maquininha e esperam', 'para a maquininha e espera'],
    ['trabalham o dia todo e não dão conta', 'trabalha o dia todo e não dá conta'],
  ])('says %j as %j', (statement, yours) => {
    expect(asYou(statement)).toBe(yours);
  });
});

it('takes no noun for a verb', () => {
  expect(['viagem', 'homem', 'também', 'sem'].filter(isThirdPlural)).toEqual([]);
});
