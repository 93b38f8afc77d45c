import { quoteFromDocuments } from '../../embedded/coach/documents.ts';
import { linesFor } from '../../knowledge/channels/lines.ts';
import type { Family } from '../../knowledge/coach/objections/knowledge.ts';
import { STYLE_TIPS } from '../../knowledge/coach/objections/styles.ts';
import { TICKET_TIPS } from '../../knowledge/coach/objections/tickets.ts';
import { ARCHETYPE_KNOWLEDGE } from '../../knowledge/seller/archetypes.ts';
import { capital, fold, lower } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { renderArtefact } from '../reading/artefact.ts';
import { objectionOf } from '../reading/objections.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { type Argument, argumentIn } from '../words/argument.ts';
import { unanswered } from '../words/asking.ts';
import { limitOf } from '../words/limit.ts';
import { lineOfObjection, named, sayable } from '../words/lines.ts';
import { line, rotated } from '../words/say.ts';
import { lineForUnread, unreadIn, unreadOf } from '../words/unread.ts';
import { toArgument, toNewArgument } from './argument.ts';
import { ownWordsReply } from './own-words.ts';

const WHY_FIRST: Record<Family, string> = {
  need: 'sem necessidade clara, o resto não pesa',
  trust: 'sem confiança, nenhum preço é bom',
  competition: 'enquanto compara, ele não decide preço',
  price: 'preço aberto trava o que vem depois',
  terms: 'sem a condição certa, não há data',
  authority: 'quem decide precisa estar na conversa',
  timing: 'data só se combina quando o resto está claro',
};

const spoken = (text: string) => renderArtefact({ kind: 'message', channel: 'spoken', text });

/** One objection at a time: what is behind it, what to say, and what it depends on. */
export function objectionReply(
  act: Act & { kind: 'objection' },
  known: Known,
  variant: number,
): Draft {
  const [key, ...rest] = act.keys;
  const objection = objectionOf(key) ?? objectionOf('unknown');
  if (!objection) return { text: '' };
  if (unreadIn(act) !== null) return ownWordsReply(act.said, known, variant);
  const support = quoteFromDocuments(known.context, act.said);
  const stated = argumentIn(act.said);
  const words = stated && toArgument(objection.key, stated, known, variant);
  const behind = rotated(objection.behind, variant) ?? '';
  const text = [
    listed(act.keys),
    act.keys.length > 1 ? behind : `${words?.lead || `**“${objection.said}”.**`} ${behind}`,
    words?.facts,
    spoken(
      limited(objection.key, known, variant) ??
        words?.line ??
        addressed(
          lineOfObjection(objection.key, variant, known) ?? objection.short,
          act.said,
          known,
        ),
    ),
    support?.text,
    rest.length > 0
      ? `Depois a gente resolve “${lower(objectionOf(rest[0] ?? '')?.said ?? '')}”.`
      : (words?.question ?? askCase(objection.family, known, variant)),
  ];
  const besides = stated?.besides.replace(/[“”"]/g, '') ?? '';
  if (besides !== '')
    text.splice(-1, 1, line('askedBesides', variant, known, { pergunta: capital(besides) }));
  return {
    text: text.filter(Boolean).join('\n\n'),
    ...(support ? { sources: support.sources } : {}),
    ...(besides !== '' ? { chips: [besides, 'e se insistir?', 'escreve como mensagem'] } : {}),
  };
}

function listed(keys: readonly string[]): string | null {
  if (keys.length < 2) return null;
  const [first = ''] = keys;
  const names = keys.map((key) => `“${lower(objectionOf(key)?.said ?? key)}”`);
  const family = objectionOf(first)?.family ?? 'price';
  return `São ${keys.length} coisas: ${names.join(', ')}. Comece por ${names[0]}: ${WHY_FIRST[family]}.`;
}

/** A limit that the seller stated is what to say: no line may offer to go beyond it. */
function limited(key: string, known: Known, variant: number): string | null {
  const limit = OF_DISCOUNT.test(key) ? limitOf(known) : null;
  const cliente = known.person ? `${capital(known.person)}, ` : '';
  return limit && capital(line('limitLine', variant, known, { cliente, limite: limit }));
}
const OF_DISCOUNT = /^(?:discount|price|cheaper|comparing)$/;

const CASE: Record<Family, readonly string[]> = {
  price: [
    'Ele disse caro comparado com o quê?',
    'Você já tinha mostrado o que está incluso antes do preço?',
  ],
  timing: ['O que muda, na vida dele, até lá?', 'Vocês deixaram data marcada para voltar a falar?'],
  authority: [
    'Você já falou com a pessoa que decide?',
    'O que essa outra pessoa costuma perguntar?',
  ],
  competition: [
    'O que o outro oferece que você não oferece?',
    'Faz quanto tempo que ele compra do outro?',
  ],
  need: ['Como ele resolve isso hoje?', 'O que fez ele te procurar, no começo?'],
  trust: ['Como ele chegou até você: indicação, anúncio, rua?', 'Ele disse do que tem medo?'],
  terms: ['Qual condição ele pediu exatamente?', 'Isso é o que trava ou tem mais alguma coisa?'],
};

function askCase(family: Family, known: Known, variant: number): string {
  const question = unanswered(CASE[family], known, variant);
  return known.pronoun === 'ela'
    ? question
        .replace(/\bEle\b/g, 'Ela')
        .replace(/\bele\b/g, 'ela')
        .replace(/\bdele\b/g, 'dela')
    : question;
}

const OF_OTHER =
  /\b(?:espos[oa]|marido|mulher|filh[oa]|chefe|mae|pai|soci[oa]|irma|irmao|noiv[oa]|diretor\w{0,3}|genro|sogr[oa]) del[ea]\b/;

/** A spoken line with the name of the customer, unless somebody else says what it answers. */
function addressed(text: string, said: string, { person }: Known): string {
  const isToOther = OF_OTHER.test(fold(said));
  if (person === null || isToOther || text.includes(person) || !/^\p{Lu}/u.test(text)) return text;
  return `${capital(person)}, ${lower(text)}`;
}

const INSIST_LEADS = [
  'Se insistir, não repita o argumento: mude o passo.',
  'Não rebata de novo: ofereça uma escolha.',
  'Se voltar ao mesmo ponto, devolva uma pergunta e espere.',
] as const;
const INSIST_ENDS = [
  'O que vier de resposta, me conta com as mesmas palavras, que a gente segue daí.',
  'Duas tentativas bastam. Na terceira, combine uma data e saia bem: porta aberta vende depois.',
] as const;

export function insistOnObjection(key: string, known: Known, variant: number): Draft {
  const objection = objectionOf(key);
  if (!objection) return { text: '' };
  const stated = argumentIn(known.context.input.userInput, true);
  if (stated) return insistWith(key, stated, known, variant);
  const unread = unreadOf(key, known);
  const before = known.state.log.filter(({ act }) => act.kind === 'insist').length;
  const lines = sayable(objection.insist, known);
  const text =
    unread === null && (key !== 'unknown' || known.state.subject !== null)
      ? named(known.context.fillText(rotated(lines, variant) ?? objection.short, variant), known)
      : lineForUnread(unread ?? '', variant + 1, known);
  return {
    text: [
      rotated(INSIST_LEADS, before),
      spoken(addressed(text, known.context.input.userInput, known)),
      INSIST_ENDS[Math.min(before, INSIST_ENDS.length - 1)],
    ].join('\n\n'),
  };
}

/** The customer insists with words of their own: these are answered, not the objection once more. */
function insistWith(key: string, stated: Argument, known: Known, variant: number): Draft {
  const before = known.state.log.filter(({ act }) => act.kind === 'insist').length;
  const { facts, line: text, ...words } = toNewArgument(key, stated, known, variant);
  const lead = words.lead || (rotated(INSIST_LEADS, before) ?? '');
  return {
    text: [
      lead,
      facts,
      spoken(limited(key, known, variant + 1) ?? text ?? ''),
      INSIST_ENDS[Math.min(before, INSIST_ENDS.length - 1)],
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

export function explainObjection(key: string, variant: number): Draft {
  const objection = objectionOf(key);
  if (!objection) return { text: '' };
  const behind = rotated(objection.behind, variant + 1) ?? '';
  return {
    text: `${behind}\n\nO erro que essa resposta evita: ${lower(rotated(objection.mistakes, variant) ?? '')}`,
  };
}

export function nextOfObjection(key: string, variant: number): Draft {
  const objection = objectionOf(key);
  if (!objection) return { text: '' };
  const question = rotated(objection.questions, variant) ?? '';
  return {
    text: [
      'Agora devolva com uma pergunta e espere em silêncio:',
      spoken(question),
      'O que vier depois dessa resposta é o seu próximo passo. Me conta aqui.',
    ].join('\n\n'),
  };
}

/** Everything about an objection, for "mais detalhes". */
export function wholeObjection(key: string, known: Known, variant: number): Draft {
  const objection = objectionOf(key);
  if (!objection) return { text: '' };
  const replies = linesFor(objection.replies, known.context.reading.situation);
  const reply = lineOfObjection(key, variant, known) ?? replies[0] ?? objection.short;
  return {
    text: [
      `**O que está por trás:** ${objection.behind.slice(0, 2).join(' ')}`,
      spoken(reply),
      `**Perguntas que ajudam:**\n${objection.questions.map((one) => `- ${one}`).join('\n')}`,
      `**Evite:** ${objection.mistakes.slice(0, 2).join(' ')}`,
      ...personal(known, objection.family),
      `**Se insistir:** ${named(known.context.fillText(rotated(objection.insist, variant) ?? '', variant), known)}`,
    ].join('\n\n'),
  };
}

/** Advice for this buyer's ticket and this seller's style. */
function personal({ context: { reading } }: Known, family: Family): string[] {
  const { archetype, ticket: band } = reading.situation;
  const lines: string[] = [];
  if (band && reading.ticket && family === 'price') {
    lines.push(`**Com o seu ticket (${reading.ticket.text}):** ${TICKET_TIPS[band]}`);
  }
  if (archetype) {
    const { name } = ARCHETYPE_KNOWLEDGE[archetype];
    lines.push(`**No seu jeito ${name}:** ${STYLE_TIPS[family][archetype]}`);
  }
  return lines;
}

export const shortObjection = (key: string, known: Known): Draft => ({
  text: spoken(named(known.context.fillText(objectionOf(key)?.short ?? '', 0), known)),
});
