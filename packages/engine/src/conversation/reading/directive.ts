import { fold } from '../../shared/text.ts';
import { peopleIn } from './people.ts';

/** Verbs that tell the coach what to say to a customer, as a gerund; the first match wins. */
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^(?:pe[cç][ae]|pedir) (?:mil )?desculpas?(?![\p{L}])/iu, 'pedindo desculpa'],
  [/^(?:pe[cç][ae]|pede|pedir|solicit(?:a|e|ar))(?![\p{L}])/iu, 'pedindo'],
  [
    /^(?:fal(?:a|e|ar)|di(?:z|ga|zer)|responde(?:r)?|responda|refor[cç](?:a|e|ar)|insist(?:e|a|ir)|repet(?:e|ir)|mencion(?:a|e|ar))(?![\p{L}])/iu,
    'dizendo',
  ],
  [
    /^(?:avis(?:a|e|ar)|inform(?:a|e|ar)|comuni(?:ca|que|car)|cont(?:a|e|ar)|explic(?:a|ar)|explique)(?![\p{L}])/iu,
    'avisando',
  ],
  [/^(?:pergunt(?:a|e|ar))(?![\p{L}])/iu, 'perguntando'],
  [/^(?:cobr(?:a|e|ar))(?![\p{L}])/iu, 'cobrando'],
  [/^(?:(?:re)?lembr(?:a|e|ar))(?![\p{L}])/iu, 'lembrando'],
  [/^(?:agrade(?:ce|ça|cer))(?![\p{L}])/iu, 'agradecendo'],
  [/^(?:convid(?:a|e|ar)|cham(?:a|e|ar))(?![\p{L}])/iu, 'convidando'],
  [/^(?:(?:re)?confirm(?:a|e|ar))(?![\p{L}])/iu, 'confirmando'],
  [/^(?:ofere(?:ce|ça|cer))(?![\p{L}])/iu, 'oferecendo'],
  [/^(?:prop(?:õe|oe|onha|or))(?![\p{L}])/iu, 'propondo'],
  [/^(?:parabeniz(?:a|e|ar)|felicit(?:a|e|ar))(?![\p{L}])/iu, 'parabenizando'],
  [/^(?:remar(?:ca|que|car)|reagend(?:a|e|ar))(?![\p{L}])/iu, 'remarcando'],
  [/^(?:agend(?:a|e|ar)|marc(?:a|ar)|marque)(?![\p{L}])/iu, 'marcando'],
];
const WRITES =
  /^(?:uma? (?:mensagem|msg|zap|recado|texto|e-?mail|áudio|bilhete|lembrete)|escrev(?:e|a|er)|redig(?:e|ir)|redija|mand(?:a|e|ar)|fa(?:z|ça|zer)|mont(?:a|e|ar)|cri(?:a|e|ar)|bot(?:a|e|ar)|prepar(?:a|e|ar)|quero|gera|elabor(?:a|e))(?![\p{L}])/iu;
const GERUND =
  /(?<![\p{L}])(?:pedindo desculpas?|pedindo|solicitando|dizendo|falando|respondendo|refor[cç]ando|insistindo|avisando|informando|comunicando|contando|explicando|perguntando|cobrando|(?:re)?lembrando|agradecendo|convidando|chamando|confirmando|oferecendo|propondo|parabenizando|remarcando|marcando|agendando)(?![\p{L}])/iu;
const SAME: Readonly<Record<string, string>> = {
  solicitando: 'pedindo',
  falando: 'dizendo',
  respondendo: 'dizendo',
  reforcando: 'dizendo',
  insistindo: 'dizendo',
  comunicando: 'avisando',
  chamando: 'convidando',
  agendando: 'marcando',
};
const LEAD =
  /^(?:(?:coach|agora|ent[aã]o|e|por favor|pfv|oi|bom dia|boa tarde|boa noite)[,!.]?\s+)*(?:(?:eu )?(?:preciso|precisava|quero|queria|gostaria de)(?: que (?:voc[eê]|vc|tu))?\s+|(?:me ajud[ae]|ajuda)(?: a| pra)?\s+|(?:pode|consegue|d[aá] pra|vc|voc[eê])\s+|como (?:[eé] que )?(?:eu )?)*/iu;
const TAIL =
  /[,.?!]{0,3}\s{0,2}(?<![\p{L}])(?:escreve|monta|manda|faz)(?: (?:a[ií]|pra mim|isso|logo|a mensagem)){0,3}[.!?]{0,3}$/iu;
const TITLE = '(?:dona|seu|sra?\\.?|senhora?|dra?\\.?|doutora?|tia|tio|pastor|padre|professora?) ';
const GENERIC =
  /(?:(?<![\p{L}])(?:pr[ao]|para(?: [oa])?|ao|à|com(?: [oa])?)|^[oa]) ((?:(?:minha|meu) )?(?:cliente|paciente|alun[oa]|noiv[oa]|s[ií]ndic[oa]|gerente|don[oa]|morador[a]?|compradora?)(?: d[aeo]s? \p{L}+)?)(?![\p{L}])/iu;
const LINK = /^(que|q|se|pr[ao] el[ae]s?)(?![\p{L}])/iu;
/** A recipient further back is somebody else. */
const NEAR = 60;
const CLAUSE = /(?<![\p{L}])(?:que|q|se)(?![\p{L}])/iu;
/** "lembra o nome da cliente?" asks; "pode avisar a Ana …?" orders. */
const ASKS = /\?\s*$/;
const OFFERED = /^(?:coach,? |e |ent[aã]o )*(?:pode|consegue|d[aá] pra|me ajud)/iu;

const FIRST_PERSON: Readonly<Record<string, string>> = {
  digo: 'diz',
  falo: 'fala',
  aviso: 'avisa',
  conto: 'conta',
  explico: 'explica',
  respondo: 'responde',
  pergunto: 'pergunta',
  peço: 'pede',
  cobro: 'cobra',
  lembro: 'lembra',
};

/** "como eu digo pro Fábio que …? escreve" orders what the seller would say. */
const ordered = (text: string): string =>
  text.replace(/^\p{L}+/u, (verb) => FIRST_PERSON[verb.toLowerCase()] ?? verb);

interface Recipient {
  to: string;
  start: number;
  end: number;
}

/** The recipient of a text: named with a preposition, or alone right after the verb, never within what to say. */
function recipientOf(text: string): Recipient | null {
  const [name] = peopleIn(text);
  const bare = name?.split(' ').at(-1);
  const found = bare
    ? new RegExp(
        `(?:(?<![\\p{L}])(?:pr[ao]|para(?: [oa])?|ao|à|com(?: [oa])?)|^[oa])\\s(?:${TITLE})?${bare}(?![\\p{L}])`,
        'iu',
      ).exec(text)
    : GENERIC.exec(text);
  if (!found || found.index > NEAR || CLAUSE.test(text.slice(0, found.index))) return null;
  const to = bare ? (name ?? '') : (found[1] ?? '');
  return { to, start: found.index, end: found.index + found[0].length };
}

const without = (text: string, { start, end }: Recipient) =>
  `${text.slice(0, start)}${text.slice(end)}`
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,:]{1,9}|(?<![\s,])[\s,]{1,9}$/gu, '');

const request = (to: string, gerund: string, content: string, form = 'uma mensagem') =>
  `escreve ${form} pra ${to} ${gerund} ${content}`.trim();

/** "fala pra Zuleide que a entrega atrasou" as "escreve uma mensagem pra Zuleide dizendo que …"; null for no order. */
export function directiveIn(message: string): string | null {
  if (message.length > 400 || /["“:\n]/.test(message)) return null;
  const bare = message.trim().replace(LEAD, '');
  if (ASKS.test(message) && !OFFERED.test(message.trim())) return null;
  const text = TAIL.test(bare) ? ordered(bare.replace(TAIL, '').trim()) : bare;
  const spoken = VERBS.find(([verb]) => verb.test(text));
  if (spoken) return ofVerb(text, spoken[0], spoken[1]);
  return WRITES.test(text) ? ofWriting(text) : null;
}

function ofVerb(text: string, verb: RegExp, gerund: string): string | null {
  const rest = text.replace(verb, '').trim();
  const recipient = recipientOf(rest);
  if (!recipient) return null;
  const content = without(rest, recipient);
  const isSaying = gerund === 'dizendo' || gerund === 'avisando';
  // "responde o Caio dizendo que…": the second verb tells what to say.
  const inner = GERUND.exec(content)?.index === 0 ? GERUND.exec(content)?.[0] : null;
  if (inner) return request(recipient.to, same(inner), content.slice(inner.length).trim());
  if (gerund === 'dizendo' && !/^(?:que|q|d[aeo]s?|sobre)(?![\p{L}])/iu.test(content)) return null;
  if (isSaying && content === '') return null;
  return request(recipient.to, gerund, content);
}

const same = (gerund: string): string => SAME[fold(gerund)] ?? gerund;

/** "escreve remarcando com a Lia", "escreve pra Bia se ela recebeu": recipient first, then what to do. */
function ofWriting(text: string): string | null {
  const gerund = GERUND.exec(text);
  const recipient = recipientOf(text);
  const form = /^.{0,30}(?<![\p{L}])e-?mail/iu.test(text) ? 'um e-mail' : 'uma mensagem';
  if (gerund) {
    const content = text.slice(gerund.index + gerund[0].length).trim();
    const own = recipientOf(content);
    const name = same(gerund[0]);
    if (recipient && recipient.start < gerund.index)
      return name === gerund[0] ? null : request(recipient.to, name, content, form);
    return own ? request(own.to, name, without(content, own), form) : null;
  }
  if (!recipient) return null;
  const after = text.slice(recipient.end).trim();
  const link = fold(LINK.exec(after)?.[1] ?? '');
  if (link === '') return null;
  if (link === 'que' || link === 'q') return request(recipient.to, 'dizendo', after, form);
  return request(recipient.to, link === 'se' ? 'perguntando' : 'pedindo', after, form);
}
