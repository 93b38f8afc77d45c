import { describe, expect, it } from 'vitest';
import { plain } from './plain.ts';
import { supposesTrouble } from './suppositions.ts';

describe('a supposition that something goes wrong', () => {
  it.each([
    'E se o fiscal chegasse hoje?',
    'e se o caminhão quebrar na safra?',
    'Já pensou se chove no dia da festa?',
    'E se a funcionária mais antiga pedir demissão e faltar no sábado?',
    'O que acontece se o freezer parar na sexta?',
    'imagina se o ladrão volta, e se ele invadir de novo?',
    'E se continuar assim até dezembro?',
    'Mas e se o bolo atrasar?',
  ])('is one: %s', (text) => expect(supposesTrouble(plain(text))).toBe(true));

  it.each([
    'E se isso se resolvesse em uma semana?',
    'E se você não precisasse mais correr atrás de cliente que falta?',
    'Como seria se a máquina nunca mais parasse?',
    'E se eu te mostrar um caso parecido de máquina que quebrava?',
    'E se a gente marcasse na quinta?',
    'Se eu fizer por 800, fecha?',
    'A máquina quebra muito?',
  ])('is none: %s', (text) => expect(supposesTrouble(plain(text))).toBe(false));
});
