import type { IcpFacts } from '../../facts/index.ts';
import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { capital, fold } from '../../shared/text.ts';
import type { PracticeSetup } from '../port.ts';
import type { Gender } from '../types.ts';

/** The person that the seller has in mind. */
export interface Named {
  name: string;
  gender: Gender;
}

const WORD = "(\\p{L}[\\p{L}’'-]{1,15})";
const TITLE = '(?:(seu|dona|dr\\.?|dra\\.?|sr\\.?|sra\\.?|senhor|senhora|o|a) )?';
const LABEL = '(?:(?:nome|persona|cliente(?: ideal)?|perfil|icp|comprador[a]?) ?:? )?';
/** What follows a name that a description begins with: "João, dono de …", "a Bia tem um salão". */
const GOES_ON =
  '(?: \\p{Lu}\\p{L}+){0,2}(?:,| (?:tem|é|e|eh|vive|mora|trabalha|quer|compra|perde|usa|vende|cuida|que|está|tá|d[oa]|n[oa])(?!\\p{L}))';
const BEGINS = new RegExp(`^${LABEL}${TITLE}${WORD}${GOES_ON}`, 'iu');
const CALLED = new RegExp(
  `(?<!\\p{L})(?:(?:(?:se |que se )?chama(?:-se|d[oa])?(?: d[eo])?|nome (?:d[oa] \\p{L}+ |del[ea] )?(?:é|e|eh)|nome:|(?:don[oa]|gestora?|gerente|responsável|proprietári[oa]) (?:é|se chama)) )${TITLE}${WORD}(?!\\p{L})`,
  'iu',
);
const WHOLE = new RegExp(`^${LABEL}${TITLE}${WORD}(?: \\p{L}+)?$`, 'iu');
/** "A dra. Paula atende sozinha", wherever it is said. */
const TITLED = new RegExp(
  `(?:^|[,.;] |(?<!\\p{L})(?:d?[ao]|é|e) )(seu|dona|dr\\.?|dra\\.?|doutora?) ${WORD}(?!\\p{L})`,
  'iu',
);
/** "Persona Maria do salão", but not "Ana" as the seller. */
const OWN = /(?<!\p{L})(?:sou|me chamo|meu nome)(?!\p{L})/iu;

const WOMEN_BY_NAME: ReadonlySet<string> = new Set(
  `alice aline beatriz carmen cleide cristiane daiane daniele denise elaine eliane elisabete ester gabi gisele gislaine
  heloise ingrid ines irene isabel ivone jaqueline joice josi joyce karen leticia lilian liliane lourdes marilene marlene
  michele miriam neide noemi raquel roseli rosimeire ruth simone sueli suely thais tais solange valdirene viviane yasmin
  zelia elisabeth liz meire nadir odete ivete bete`.split(/\s+/),
);
/** What people are called at home. */
const SHORT_NAMES: ReadonlySet<string> = new Set(
  'ze chico tiao tonho toninho zeca nando beto duda cida lena nena dito juca neco mazinho rafa dudu'.split(
    ' ',
  ),
);
/** How names are written that people type without accents. */
const WRITTEN: ReadonlyMap<string, string> = new Map(
  `Zé Tião João José Antônio Antônia Cláudia Cláudio Márcia Márcio Patrícia Débora Sônia Lúcia Fábio Luís Célia Ângela Mônica Vânia
  Sérgio Rogério Flávia Flávio Inês Júlia Júlio Letícia Lívia Natália Otávio Vinícius Zélia Tânia Sílvia Sílvio César
  Conceição Fátima Mário Sebastião Tomás Verônica Vitória Valéria Lídia Lídice Gláucia Cássia Cíntia Cátia Amélia Aurélio
  Estêvão Getúlio Hélio Hélia Iolanda Jéssica Mércia Nádia Nívea Ofélia Petrônio Sílvia Tereza Túlio Vicência Émerson`
    .split(/\s+/)
    .map((name) => [fold(name), name]),
);

function asNamed(title: string | undefined, word: string | undefined): Named | null {
  const folded = fold(word ?? '');
  if (word === undefined || !(FIRST_NAMES.has(folded) || SHORT_NAMES.has(folded))) return null;
  const called = fold(title ?? '');
  const shown = /^(?:dona|dra|doutora|sra|senhora|a)\b/.test(called)
    ? 'f'
    : /^(?:seu|dr|doutor|sr|senhor|o)\b/.test(called)
      ? 'm'
      : null;
  const usual = /a$/.test(folded) || WOMEN_BY_NAME.has(folded) ? 'f' : 'm';
  return { name: WRITTEN.get(folded) ?? capital(word.toLowerCase()), gender: shown ?? usual };
}

/** Who is said to be called so may have any name. */
const called = (text: string): Named | null => {
  const [, title, word] = CALLED.exec(text) ?? [];
  const known = asNamed(title, word);
  if (known || word === undefined || !/^\p{Lu}\p{Ll}{2,}$/u.test(word)) return known;
  return { name: word, gender: word.endsWith('a') ? 'f' : 'm' };
};

const matched = (pattern: RegExp, text: string): Named | null => {
  const [, title, word] = pattern.exec(text) ?? [];
  return asNamed(title, word);
};

/** "Maria, 42 anos, professora": any capitalised word before an age is a name. */
const AGED =
  /^(?:(?:[Nn]ome|[Pp]ersona|[Cc]liente|[Pp]erfil)[: ]{1,2})?(\p{Lu}\p{Ll}{2,15})(?: \p{Lu}\p{Ll}{1,15}){0,2}, ?\d{2} anos/u;

function aged(text: string): Named | null {
  const [, name] = AGED.exec(text) ?? [];
  if (name === undefined) return null;
  return asNamed(undefined, name) ?? { name, gender: name.endsWith('a') ? 'f' : 'm' };
}

/** The person that the ICP is about, by a first name; null where it names a kind of people. */
export function namedIn({ icp }: PracticeSetup, facts: IcpFacts): Named | null {
  const description = facts.description?.value.trim() ?? '';
  const begun = OWN.test(description.slice(0, 40)) ? null : matched(BEGINS, description);
  return (
    aged(description) ??
    begun ??
    called(description) ??
    matched(TITLED, description) ??
    matched(TITLED, icp.name) ??
    matched(WHOLE, description) ??
    matched(BEGINS, `${icp.name} `) ??
    matched(WHOLE, icp.name.trim())
  );
}
