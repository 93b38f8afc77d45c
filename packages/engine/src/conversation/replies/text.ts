import type { Artefact } from '@salesai/contract/coach';
import { scriptFor } from '../../embedded/coach/script.ts';
import { fold, listOf } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { changesIn } from '../acts/instructions.ts';
import { purposeNamed } from '../acts/purpose.ts';
import { askedFor } from '../changes/asked.ts';
import { withSignature } from '../changes/signature.ts';
import { compose, unknownIn } from '../compose/compose.ts';
import { figureFor, figureOf } from '../compose/figure.ts';
import { readRequest } from '../compose/request.ts';
import { statedIn } from '../compose/stated.ts';
import { artefactIn, renderArtefact } from '../reading/artefact.ts';
import { peopleIn } from '../reading/people.ts';
import { sendsThat } from '../reading/send-that.ts';
import type { Draft } from '../reply-type.ts';
import { type Known, offerIn } from '../state/known.ts';
import { nextMove } from '../words/moves.ts';
import { line } from '../words/say.ts';
import { withChanges } from './changes.ts';
import { chipsOf } from './next-step.ts';

const SCRIPT = /(?<![\p{L}])(?:scripts?|roteiro|abertura|primeira mensagem)(?![\p{L}])/iu;

export function textReply(act: Act & { kind: 'text' }, known: Known, variant: number): Draft {
  const { form, request } = act;
  const changes = changesIn(request);
  const purpose = isOfOther(act, known) ? purposeOfCase(known) : act.purpose;
  const step = form === 'message' ? (lineBefore(act, known) ?? caseText(act, known)) : null;
  if (step) return step;
  if (purpose === null)
    return {
      text: line('purposeAsk', variant, known),
      chips: ['retomar quem sumiu', 'mandar um orçamento', 'cobrar com educação'],
    };
  if (isUnclear(request, purpose, known))
    return { text: line('contentAsk', variant, known), chips: [] };
  if (SCRIPT.test(request) && offerIn(request) === null && !says(request, known))
    return scriptReply(request, known, variant);
  const written = compose({ form, purpose, request, variant }, known);
  const { artefact, left } = withChanges(changes, signed(written, request, known), known);
  const unknown = unknownIn(artefact.text);
  const missing = [...(artefact.text.includes('[nome]') ? ['nome do cliente'] : []), ...unknown];
  const note =
    missing.length > 0
      ? `Antes de mandar, preencha: ${listOf(missing.slice(0, 4))}.`
      : 'Usei só o que você me contou.';
  const undone = left.length > 0 ? ` ${askedFor(left)}` : '';
  return { text: `${renderArtefact(artefact)}\n\n${note}${undone}` };
}

const SIGNED =
  /(?<![\p{L}])assin(?:ad[oa]|ando|a|e)\s(?:(?:por|como|de|com|s[oó])\s)?([^,.;!?\n]{2,40})/iu;

/** A message with the signature that its request names. */
function signed(written: Artefact, request: string, { firstName }: Known): Artefact {
  const name = written.kind === 'message' ? SIGNED.exec(request)?.[1] : undefined;
  const text = name ? withSignature(written.text, name, firstName) : null;
  return text === null ? written : { ...written, text };
}

/** Whether a request says itself what is to be said. */
function says(request: string, known: Known): boolean {
  const { sentences, questions } = statedIn(readRequest(request), known);
  return sentences.length + questions.length > 0;
}

/** What is to be said was read as no whole sentence, and nothing else tells what the text is for. */
function isUnclear(request: string, purpose: string, known: Known): boolean {
  const read = readRequest(request);
  const { sentences, questions } = statedIn(read, known);
  return (
    purpose === 'general' &&
    read.hasContent &&
    sentences.length + questions.length === 0 &&
    figureOf('', { request, refers: read.refers }, known) === null
  );
}

/** "manda isso pra ela" after a line to say: this line, as a message. */
function lineBefore({ request }: Act & { kind: 'text' }, known: Known): Draft | null {
  const { artefact, last, log } = known.state;
  const given = artefactIn(log.at(-1)?.turn.assistantResponse ?? '');
  if (!sendsThat(request) || !artefact || !given || last?.kind === 'sum') return null;
  const { person } = known;
  const isNamed = person !== null && given.text.includes(person);
  const text = person && !isNamed ? `Oi, ${person}! ${given.text}` : given.text;
  return {
    text: renderArtefact({
      kind: 'message',
      channel: 'whatsapp',
      text: text.replace(/\s{0,2}\([^)]{0,60}\)/gu, ''),
    }),
  };
}

/** A request that leaves the purpose to the case gets the line that fits it now. */
function caseText({ request, purpose }: Act & { kind: 'text' }, known: Known): Draft | null {
  if (!isBare(request) || readRequest(request).hasContent || figureFor(request, known)) return null;
  const named = purposeNamed(request, known.state);
  if (named !== null && !CASE_PURPOSES.test(named)) return null;
  const topic = (named ?? purpose)?.replace(/^obj\./, '') ?? null;
  const next = nextMove(isOfCase(known) ? topic : null, known);
  if (!next) return null;
  const text = renderArtefact({ kind: 'message', channel: 'whatsapp', text: next.line });
  const { customer } = known;
  return { text, ...(customer ? { chips: chipsOf(customer) } : {}) };
}

/** "escreve a mensagem pra ela": nothing but the request and who it is for. */
function isBare(request: string): boolean {
  const names = new Set(peopleIn(request).flatMap((name) => fold(name).split(' ')));
  return fold(request)
    .split(/[^a-z0-9]+/)
    .every((word) => word.length < 3 || names.has(word) || BARE.test(word));
}

const BARE =
  /^(?:escrev\w+|faz|faca|fazer|manda|mande|mandar|monta|cria|prepara|quero|preciso|gera|uma?|outra|essa|esse|mensage\w+|mensagi|msg|zap\w*|whats\w*|wpp|textos?|textinho|resposta|frase|responde\w*|retomar|retorno|follow|sumiu|sumido|respond\w+|nao|mais|que|pra|pro|para|por|favor|mim|ela|ele|dela|dele|cliente|dona|seu|agora|entao|logo|aqui|como|coach|voce|pode|consegue|fechar|fechamento)$/;

const CASE_PURPOSES = /^(?:follow-up|late-payer|closing|proposal)$/;

/** A request that names no purpose, for another customer than the subject is about. */
const isOfOther = ({ request, purpose }: Act & { kind: 'text' }, known: Known): boolean =>
  purpose !== null &&
  known.customer !== null &&
  !/\btambem\b/.test(fold(request)) &&
  purposeNamed(request, known.state) === null &&
  !readRequest(request).hasContent &&
  !isOfCase(known);

/** What a text to a customer is for, as far as their case shows it. */
function purposeOfCase({ customer }: Known): string {
  const objection = customer?.objections.at(-1);
  if (objection) return `obj.${objection}`;
  if (customer?.amounts.some(({ role }) => role === 'owed')) return 'late-payer';
  if (customer?.bought) return 'reactivation';
  return customer?.stage === null ? 'general' : 'follow-up';
}

/** Whether the subject of the conversation is that of the customer who is meant. */
const isOfCase = ({ customer, state }: Known) =>
  customer?.turns.includes(state.turns) && customer.turns.length > 1
    ? customer.turns.at(-2) === lastCaseTurn(state)
    : true;

const lastCaseTurn = ({ cases }: Known['state']): number =>
  Math.max(-1, ...cases.all.flatMap(({ turns }) => turns.at(-1) ?? -1));

/** The seller's own script of the channel, or one for the ICP. */
function scriptReply(request: string, known: Known, variant: number): Draft {
  const { intro, text, tip, isCall } = scriptFor(known.context, request, variant);
  const spoken = known.person ? text.replaceAll('[nome]', known.person) : text;
  const artefact = isCall
    ? ({ kind: 'call', channel: 'phone', text: spoken } as const)
    : ({ kind: 'message', channel: null, text: spoken } as const);
  return { text: [intro, renderArtefact(artefact), tip].filter(Boolean).join('\n\n') };
}
