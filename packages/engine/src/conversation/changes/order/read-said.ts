import { withoutManner } from '../../compose/instructions.ts';
import { hasVerb } from '../../compose/sendable.ts';
import { ordersToWriter } from '../../compose/writer-orders.ts';
import type { Operation } from '../operations.ts';
import { findWords, flat, stemsOf } from '../text-search.ts';
import { wishFor } from '../wishes.ts';
import * as cue from './cues.ts';
import { asAdd, asStyle, type Reader } from './reading.ts';

/** "convide a mãe dela também": what the writer is to do, as the customer reads it. */
export const readWriter: Reader = (bare) => {
  const [said, ...more] = ordersToWriter(bare).said;
  return said && more.length === 0 ? asAdd(said, '', said.endsWith('?')) : null;
};

const PLACE = /\s(?:no|l[aá] no) (?:fim|final|come[cç]o|in[ií]cio)$/iu;

/** "chama ela pra vir" */
const CALLS = /^(?:faltou )?(cham(?:a|ar|e) (?:el[ae]|[oa] client[ea]) (?:pr[ao]|para|p))\s/iu;

const OFFERS =
  /^(?:oferec[ae]r?|convid[ae]r?|sugir[ae]|sugere|agrade[cç][ae]|deseje|deseja|d[eê] os parab[eé]ns)\s/iu;

export const readOffer: Reader = (bare) => {
  const call = CALLS.exec(bare);
  if (call) return asAdd(bare.slice(call[0].length), call[1] ?? '');
  const verb = OFFERS.exec(bare)?.[0];
  return verb === undefined ? null : asAdd(bare.slice(verb.length), verb.trim());
};

/** "fala que …", "avisa q …": what is to be said, whatever its values are. */
export const readSaid: Reader = (bare, folded, texts) =>
  /^[a-z]+(?: [a-z]+){0,4} (?:que|q) /.test(cue.ADD.exec(`${folded} `)?.[0] ?? '')
    ? readAdd(bare, folded, texts)
    : null;

/** "com uma pergunta no começo" */
export const readOpening: Reader = (_bare, folded) =>
  /\bpergunta\b.{0,12}\b(?:no (?:comeco|inicio)|de abertura|abrindo)\b|\b(?:comec|inici|abr)[a-z]* com (?:uma )?pergunta$/.test(
    folded,
  )
    ? asAdd('Posso te contar uma novidade?', 'pergunta', true, 'no comeco')
    : null;

/** "finalize perguntando se …", "contando que …" */
export const readGerund: Reader = (bare, folded, texts) => {
  const [found, verb = '', said = ''] = cue.GERUND.exec(folded) ?? [];
  if (found === undefined) return null;
  const order = `${said.replace(/ndo$/, '')} ${bare.slice(found.length)}`;
  const read = readAdd(order, flat(order), texts);
  const where = verb === '' ? null : /^(?:comec|inici|abr)/.test(verb) ? 'no comeco' : 'no final';
  return Array.isArray(read)
    ? read.map((one) => (one.kind === 'add' ? { ...one, where } : one))
    : read;
};

/** "põe um carinho", "coloca mais calor" */
const STYLE = /^(?:um |uma |mais |um pouco (?:mais )?de |um toque de ){0,2}\p{L}{4,14}$/iu;
const ROLE_NAME =
  /^(?:o )?nome (d[ao]) (\p{Ll}{3,20}),?(?: é)?:?\s((?:dona |seu )?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)$/u;

/** "o nome do ajudante, Beto": beside the word for who they are, else as a sentence. */
function namedRole(what: string, text: string): Operation[] | null {
  const [, of = '', role = '', name = ''] = ROLE_NAME.exec(what) ?? [];
  if (name === '' || /^client/.test(role)) return null;
  return findWords(text, role)
    ? [{ kind: 'swap', old: role, by: `${role} ${name}` }]
    : asAdd(`o nome ${of} ${role} é ${name}`, '');
}

export const readAdd: Reader = (bare, folded, { text }) => {
  const to = cue.ASK_TO.exec(folded)?.[0];
  if (to !== undefined) return asAdd(`você pode ${bare.slice(to.length)}`, '', true);
  const ifs = cue.ASK_IF.exec(folded)?.[0];
  if (ifs !== undefined && bare.length > ifs.length)
    return asAdd(bare.slice(ifs.length), 'pergunta se', true);
  const remind = cue.REMIND.exec(folded)?.[0];
  if (remind !== undefined) return asAdd(`não esqueça de ${bare.slice(remind.length)}`, '');
  const found = cue.ADD.exec(`${folded} `);
  if (!found) return null;
  const given = withoutManner(bare.slice(found[0].length)).trim();
  const place = PLACE.exec(given)?.[0] ?? '';
  const what = asSaid(given.slice(0, given.length - place.length));
  if (what === '' || stemsOf(what).length === 0) return null;
  if (/^(?:o )?nome d[aeo](?:l[ae])?$/iu.test(what)) return null;
  const role = namedRole(what, text);
  if (role) return role;
  if (STYLE.test(what) && wishFor(what)) return asStyle(what);
  const name = /^(?:o )?nome (?:del[ae]|d[ao] client[ea])(?:,|:| é)?\s(.{2,40})$/iu.exec(what)?.[1];
  if (name) return [{ kind: 'name', who: name }];
  return asAdd(
    whole(what),
    what.endsWith('?') ? '' : /^(?:fal|avis|di[zg]|faltou)/.test(found[0]) ? '' : (found[1] ?? ''),
    what.endsWith('?'),
    place === '' ? (found[2] ?? null) : place,
  );
};

/** What an order calls a request, thanks or an invitation, as it is said. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:um |o )?pedido de confirma[cç][aã]o(?: d[ae] presen[cç]a)?/iu,
    'você pode confirmar a presença',
  ],
  [/^(?:um |o )?pedido de desculpas?/iu, 'desculpa'],
  [/^(?:um |o )?agradecimento (?=p[eo])/iu, 'quero te agradecer '],
  [/^(?:um |o )?convite (?:para|pra) /iu, 'quero te convidar para '],
  [/^(?:um |o )?lembrete (?:de|para|sobre) /iu, 'só lembrando: '],
  [/^(?:a informa[cç][aã]o|o aviso|a observa[cç][aã]o|o detalhe|o fato) de que /iu, ''],
];

const asSaid = (what: string): string => {
  const said = SAID.find(([noun]) => noun.test(what));
  if (!said) return what.replace(/ e (?:que|q) /giu, ' e ');
  const worded = what.replace(said[0], said[1]);
  return /^você pode /u.test(worded) ? `${worded}?` : worded;
};

/** "fala do desconto de 10%": what is to be named is what there is. */
const asOffered = (what: string): string =>
  /\d|gr[aá]tis|de gra[cç]a/iu.test(what) && !hasVerb(what)
    ? what.replace(
        /^d[aeo]s? (?=(?:desconto|frete|garantia|brinde|parcelamento|entrega|instala[cç][aã]o|taxa|estacionamento|promo[cç][aã]o)(?![\p{L}]))/iu,
        'tem ',
      )
    : what;

/** "a garantia de 24 meses" says that it is so many. */
const whole = (what: string): string =>
  asOffered(what).replace(
    /^((?:[oa]|minha|meu|nossa|nosso) (?:garantia|prazo|validade|entrada|sinal|desconto|frete|limite)) de (?=\d|R\$)/iu,
    '$1 é de ',
  );
