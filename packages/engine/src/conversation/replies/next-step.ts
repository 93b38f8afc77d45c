import type { Case } from '../cases/case.ts';
import { caseInWords } from '../cases/in-words.ts';
import { renderArtefact } from '../reading/artefact.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { type NextMove, nextMove } from '../words/moves.ts';
import { waitOf } from './dated.ts';

/** The step that fits the case, with its line; null when the knowledge has none. */
export function stepReply(
  topic: string | null,
  known: Known,
  { tellsCase, isOwn = false }: { tellsCase: boolean; isOwn?: boolean },
): Draft | null {
  const next = nextMove(topic, known, isOwn);
  if (!next || !known.customer) return null;
  const { move, line, isLater } = next;
  return {
    text: [
      tellsCase ? caseInWords(known.customer) : null,
      isLater
        ? `${waitOf(known, 'Se não vier resposta em dois ou três dias')}: ${lowerFirst(move.text)}`
        : wasSaid(move.text, known)
          ? 'Pode mandar assim:'
          : move.text,
      renderArtefact({ kind: 'message', channel: channelOf(known.customer), text: line }),
      question(known.customer, next, known),
    ]
      .filter(Boolean)
      .join('\n\n'),
    chips: chipsOf(known.customer),
  };
}

const wasSaid = (text: string, { state }: Known) =>
  state.log.some(({ turn }) => turn.assistantResponse.includes(text));

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const channelOf = ({ channel }: Case) => (channel === 'whatsapp' ? 'whatsapp' : null);

/** The one fact that would change the step, if it is not known. */
function question(one: Case, { isLater }: NextMove, { pronoun }: Known): string | null {
  if (isLater) return null;
  if (one.stage === 'silent' && one.since === null)
    return `Faz quanto tempo que ${pronoun} não responde?`;
  if (one.stage === 'negotiating' && one.said === null && one.objections.length === 0)
    return `O que ${pronoun} disse, com as palavras ${pronoun === 'ela' ? 'dela' : 'dele'}?`;
  if (one.stage === 'proposal-sent' && one.since === null) return 'Quando você mandou?';
  return null;
}

/** What may happen next in a case, in the seller's words. */
export function chipsOf({ stage, gender }: Case): string[] {
  const who = gender === 'ela' ? 'ela' : 'ele';
  switch (stage) {
    case 'silent':
      return ['e se não responder?', 'deixa mais leve', `${who} respondeu`];
    case 'first-contact':
      return ['deixa mais leve', `e se ${who} disser que não tem tempo?`, 'vamos treinar'];
    case 'negotiating':
      return [`e se ${who} insistir?`, 'deixa mais leve', 'vamos treinar essa'];
    case 'closed':
      return ['como peço indicação?', 'mais curto', 'e agora?'];
    case 'lost':
      return ['mais curto', 'e agora?', 'vamos treinar'];
    default:
      return ['e agora?', 'deixa mais leve', `${who} achou caro`];
  }
}
