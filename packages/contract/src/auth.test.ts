import { expect, it } from 'vitest';
import { PersonName } from './auth.ts';

const LINE_SEPARATOR = String.fromCharCode(0x2028);
const RTL_OVERRIDE = String.fromCharCode(0x202e);
const ARABIC_MARK = String.fromCharCode(0x61c);

it.each([
  'Ana Souza',
  'João d’Ávila',
  "O'Neill",
  'J. R. da Silva',
  'Dr. Paulo Reis Jr.',
  'María-José Ñúñez',
  'Ana 2',
  'Dr.Paulo',
  '<img src=x onerror=alert(document.cookie)>',
  '李小龍',
])('PersonName accepts %s', (name) => {
  expect(PersonName.safeParse(name).success).toBe(true);
});

it.each([
  'Ana\r\nBcc: todos@loja.example',
  'Ana\nSua conta foi bloqueada',
  'Ana\tSouza',
  `Ana${LINE_SEPARATOR}Souza`,
  `Ana ${RTL_OVERRIDE}azuoS`,
  `Ana ${ARABIC_MARK}azuoS`,
  'Ganhe em https://evil.example/x',
  'javascript://x',
  'www.evil',
  'evil.com',
  'Clique t.co/abc',
  'pague em loja.com.br agora',
  'suporte@evil.example',
])('PersonName rejects %j', (name) => {
  const parsed = PersonName.safeParse(name);
  expect(parsed.error?.issues[0]?.message).toBe('auth:validation.namePlain');
});
