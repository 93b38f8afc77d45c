import { linesFor } from '../../knowledge/channels/lines.ts';
import { UNKNOWN_OBJECTION } from '../../knowledge/coach/answers.ts';
import type { Move } from '../../knowledge/coach/intents.ts';
import type { ObjectionKnowledge } from '../../knowledge/coach/objections/knowledge.ts';
import { STYLE_TIPS } from '../../knowledge/coach/objections/styles.ts';
import { TICKET_TIPS } from '../../knowledge/coach/objections/tickets.ts';
import { ARCHETYPE_KNOWLEDGE } from '../../knowledge/seller/archetypes.ts';
import { createClassifier, tokenize } from './classifier.ts';
import { type CoachContext, rotate } from './context.ts';
import { quoteFromDocuments } from './documents.ts';
import { quotation, section } from './markdown.ts';
import type { Reply } from './reply-type.ts';

/** Explains an objection: its cause, what to answer, what to ask and what to avoid. */
export function objectionReply(
  context: CoachContext,
  objection: ObjectionKnowledge | null,
  statement: string,
  turn: number,
): Reply {
  const support = quoteFromDocuments(context, statement);
  const sources = support?.sources ?? [];
  if (!objection) return { text: unknownReply(context, support?.text), sources };
  const text = [
    `### “${objection.said}”`,
    expected(context, objection),
    section('O que está por trás', rotate(objection.behind, turn)),
    section('Diga em voz alta', spoken(context, objection, turn)),
    support?.text,
    section('Devolva com uma pergunta', quotation(rotate(objection.questions, turn))),
    section('Evite', rotate(objection.mistakes, turn)),
    ...personal(context, objection),
    '_Continue o treino: “e se ele insistir?”, “outro exemplo” ou “mais curto”._',
  ];
  return { text: text.filter(Boolean).join('\n\n'), sources };
}

/** Continues with an objection that was answered before. */
export function objectionMove(
  context: CoachContext,
  objection: ObjectionKnowledge,
  move: Move,
  turn: number,
): Reply {
  const fillText = (text: string) => quotation(context.fillText(text, turn));
  const moves: Record<Move, () => string[]> = {
    insist: () => [
      '### Se ele insistir',
      'Não repita o argumento. Mude o passo:',
      fillText(rotate(objection.insist, turn - 1)),
      section(
        'Depois, em silêncio, espere a resposta a esta pergunta',
        quotation(rotate(objection.questions, turn)),
      ),
      'Duas tentativas bastam. Na terceira, combine uma data e saia bem: porta aberta vende depois.',
    ],
    another: () => [
      `### Outro jeito de responder “${objection.said}”`,
      spoken(context, objection, turn),
      section('E a pergunta', quotation(rotate(objection.questions, turn))),
    ],
    shorter: () => ['**Em uma frase:**', fillText(objection.short)],
    why: () => [
      '### Por que essa resposta',
      rotate(objection.behind, turn),
      section('O erro que ela evita', rotate(objection.mistakes, turn)),
      section('Experimente assim', spoken(context, objection, turn)),
    ],
  };
  return { text: moves[move]().join('\n\n'), sources: [] };
}

function spoken(
  { reading, fillText }: CoachContext,
  { replies }: ObjectionKnowledge,
  turn: number,
): string {
  const [first = '', ...others] = linesFor(replies, reading.situation);
  return quotation(fillText(rotate([first, ...others], turn), turn));
}

/** Advice for this buyer's ticket and this seller's style. */
function personal({ reading }: CoachContext, { family }: ObjectionKnowledge): string[] {
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

/** A note when the ICP lists this objection. */
function expected({ input, icpName }: CoachContext, objection: ObjectionKnowledge): string | null {
  const named = input.icp?.profile.details.comportamentoCompra.objecoesComuns ?? [];
  const same = createClassifier([[objection.key, objection.cues]]);
  if (!icpName || !named.some((one) => same(tokenize(one)))) return null;
  return `Está entre as objeções que o seu ICP **${icpName}** mais usa, então vale decorar.`;
}

function unknownReply({ fillText }: CoachContext, support: string | undefined): string {
  return [
    '### Vamos entender essa frase',
    section('O que pode estar por trás', UNKNOWN_OBJECTION.behind),
    section('Diga em voz alta', quotation(fillText(UNKNOWN_OBJECTION.reply))),
    support,
    section('Devolva com uma pergunta', quotation(UNKNOWN_OBJECTION.question)),
    section('Evite', UNKNOWN_OBJECTION.mistake),
    'Me conta o que ele responde e a gente segue daí.',
  ]
    .filter(Boolean)
    .join('\n\n');
}
