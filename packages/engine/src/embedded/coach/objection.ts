import { linesFor } from '../../knowledge/channels/lines.ts';
import { UNKNOWN_OBJECTION } from '../../knowledge/coach/answers.ts';
import type { Move } from '../../knowledge/coach/intents.ts';
import type { ObjectionKnowledge } from '../../knowledge/coach/objections/knowledge.ts';
import { STYLE_TIPS } from '../../knowledge/coach/objections/styles.ts';
import { TICKET_TIPS } from '../../knowledge/coach/objections/tickets.ts';
import { ARCHETYPE_KNOWLEDGE } from '../../knowledge/seller/archetypes.ts';
import { type Briefing, turned } from './briefing.ts';
import { hear, listenFor } from './classifier.ts';
import { documentSupport } from './documents.ts';
import { quotation, section } from './markdown.ts';
import type { Reply } from './reply-type.ts';

/** Prepares the seller for an objection: what is behind it, what to say, ask and avoid. */
export function objectionReply(
  briefing: Briefing,
  objection: ObjectionKnowledge | null,
  said: string,
  turn: number,
): Reply {
  const support = documentSupport(briefing, said);
  const sources = support?.sources ?? [];
  if (!objection) return { text: unknownReply(briefing, support?.text), sources };
  const text = [
    `### “${objection.said}”`,
    expected(briefing, objection),
    section('O que está por trás', turned(objection.behind, turn)),
    section('Diga em voz alta', spoken(briefing, objection, turn)),
    support?.text,
    section('Devolva com uma pergunta', quotation(turned(objection.questions, turn))),
    section('Evite', turned(objection.mistakes, turn)),
    ...personal(briefing, objection),
    '_Continue o treino: “e se ele insistir?”, “outro exemplo” ou “mais curto”._',
  ];
  return { text: text.filter(Boolean).join('\n\n'), sources };
}

/** Goes on with an objection that was answered before. */
export function objectionMove(
  briefing: Briefing,
  objection: ObjectionKnowledge,
  move: Move,
  turn: number,
): Reply {
  const say = (text: string) => quotation(briefing.say(text, turn));
  const moves: Record<Move, () => string[]> = {
    insist: () => [
      '### Se ele insistir',
      'Não repita o argumento. Mude o passo:',
      say(turned(objection.insist, turn - 1)),
      section(
        'Depois, em silêncio, espere a resposta a esta pergunta',
        quotation(turned(objection.questions, turn)),
      ),
      'Duas tentativas bastam. Na terceira, combine uma data e saia bem: porta aberta vende depois.',
    ],
    another: () => [
      `### Outro jeito de responder “${objection.said}”`,
      spoken(briefing, objection, turn),
      section('E a pergunta', quotation(turned(objection.questions, turn))),
    ],
    shorter: () => ['**Em uma frase:**', say(objection.short)],
    why: () => [
      '### Por que essa resposta',
      turned(objection.behind, turn),
      section('O erro que ela evita', turned(objection.mistakes, turn)),
      section('Experimente assim', spoken(briefing, objection, turn)),
    ],
  };
  return { text: moves[move]().join('\n\n'), sources: [] };
}

function spoken({ reading, say }: Briefing, { replies }: ObjectionKnowledge, turn: number): string {
  const [first = '', ...others] = linesFor(replies, reading.situation);
  return quotation(say(turned([first, ...others], turn), turn));
}

/** What the profile of this buyer and the manner of this seller add. */
function personal({ reading }: Briefing, { family }: ObjectionKnowledge): string[] {
  const { archetype, ticket: band } = reading.situation;
  const lines: string[] = [];
  if (band && reading.ticket && family === 'price') {
    lines.push(section(`Com o seu ticket (${reading.ticket.text})`, TICKET_TIPS[band]));
  }
  if (archetype) {
    const { name } = ARCHETYPE_KNOWLEDGE[archetype];
    lines.push(`**No seu jeito ${name}:** ${STYLE_TIPS[family][archetype]}`);
  }
  return lines;
}

/** Whether the buyer's profile names this objection among those to expect. */
function expected({ input, icpName }: Briefing, objection: ObjectionKnowledge): string | null {
  const named = input.icp?.profile.details.comportamentoCompra.objecoesComuns ?? [];
  const same = listenFor([[objection.key, objection.cues]]);
  if (!icpName || !named.some((one) => same(hear(one)))) return null;
  return `Está entre as objeções que o seu ICP **${icpName}** mais usa, então vale decorar.`;
}

function unknownReply({ say }: Briefing, support: string | undefined): string {
  return [
    '### Vamos entender essa frase',
    section('O que pode estar por trás', UNKNOWN_OBJECTION.behind),
    section('Diga em voz alta', quotation(say(UNKNOWN_OBJECTION.reply))),
    support,
    section('Devolva com uma pergunta', quotation(UNKNOWN_OBJECTION.question)),
    section('Evite', UNKNOWN_OBJECTION.mistake),
    'Me conta o que ele responde e a gente segue daí.',
  ]
    .filter(Boolean)
    .join('\n\n');
}
