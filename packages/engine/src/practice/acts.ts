import type { PracticeAct } from '@salesai/contract/practice';
import { recogniseAct } from '../recognition/index.ts';
import { fold } from '../shared/text.ts';
import { amountsIn, type SaidAmounts } from './amounts.ts';
import { type Piece, piecesOf } from './sentences.ts';
import { contentStems, sharedStems } from './stems.ts';
import type { ReadSentence, SessionState } from './types.ts';

export const LISTENING_ACTS: ReadonlySet<PracticeAct> = new Set([
  'reflection',
  'empathy',
  'isolate_objection',
]);
/** Acts that neither move the conversation nor show listening. */
const NEUTRAL: ReadonlySet<PracticeAct> = new Set(['greeting', 'other', 'break_role']);
export const isMoving = (act: PracticeAct) => !LISTENING_ACTS.has(act) && !NEUTRAL.has(act);

/** Stems of the buyer that a sentence has to give back to count as a reflection. */
export const REFLECTED_STEMS = 2;

/** What the buyer understands of a message. */
export interface Reading {
  text: string;
  folded: string;
  sentences: ReadSentence[];
  amounts: SaidAmounts;
  words: number;
  /** Names a day or an hour. */
  hasDate: boolean;
  /** Leaves the buyer in peace, saying that it does not fit. */
  isRelease: boolean;
}

const DATE =
  /\b(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia \d{1,2}|as \d{1,2}|\d{1,2} ?h(?:s|oras?)?\b|\d{1,2}:\d{2}|\d{1,2}\/\d{1,2}|semana que vem|essa semana|esta semana|fim do mes|depois de amanha)\b/;
const RELEASE =
  /\b(?:nao (?:e|seria) (?:pra|para|o caso d[eo]|indicado|o ideal|a melhor)|nao (?:faz|faria) sentido|nao (?:vou|quero) (?:te )?(?:empurrar|vender|insistir)|nao (?:te )?(?:recomendo|indico|compensa|atende|serve)|melhor (?:nao|a gente nao|voce nao|esperar)|nao sou a pessoa certa|nao vale a pena pra voce|prefiro (?:nao|ser sincer\w)|nao consigo te (?:ajudar|atender)|nao e o momento de)\b/;
const BREAK_ROLE =
  /\b(?:ignor\w{1,6} (?:as (?:instru|regra|orienta)\w*|suas? |todas? as |tudo (?:o que|que)|the |all |previous)|(?:suas|novas|minhas|todas as) instruc(?:ao|oes)|prompt|system (?:message|prompt|override)|sistema (?:do treino|interno|de pontuacao)|voce (?:e|nao passa de) (?:uma? )?(?:ia|robo|bot|chatbot|inteligencia|chatgpt|gpt|modelo|maquina|assistente|programa|simulacao|personagem)|(?:e|eh|sendo) um (?:robo|bot|chatbot|personagem)|inteligencia artificial|modo (?:desenvolvedor|deus|admin\w*|debug|teste|livre|dan)|developer mode|jailbreak|finja|aja como|atue como|se comporte como|a partir de agora|daqui pra frente voce (?:e|sera|responde)|(?:saia|sai|sair) d[oe] (?:papel|personagem)|esquec\w{1,3} (?:que (?:voce )?e|seu papel|o papel|as (?:regras|instruc\w*)|todas|tudo o que)|estado interno|variave(?:l|is) intern\w+|status (?:da sessao|da venda|=|:|para|como)|(?:marque?|registr[ea]|considere|declare|defina|coloque) (?:isso |tudo |a venda |essa venda |esta venda |a sessao |o status |confianca |sua confianca |como )?(?:como |em |para |pra |=|: )?(?:vendid[oa]|fechad[oa]|ganh[oa]|won|conclui\w+|100|maxim[oa])|set status|you are|you must|act as|pretend|forget (?:all|your|everything|that)|gabarito|pontuacao maxima|nota maxima|encerre (?:como|o treino|a sessao|esta)|(?:troque|trocar|inverta|vamos trocar) (?:de|os) pape(?:l|is)|agora (?:voce|vc) (?:e|vende|sera|vai ser) (?:o |a |um |uma )?(?:vendedor|coach|assistente|professor|treinador)\w*|agora eu sou (?:o |a )?(?:compra|clien)\w+|eu sou (?:o |a |seu |sua )?(?:administrador|desenvolvedor|criador|sistema|dono do app|engenheir|programador|suporte)\w*|openai|anthropic|regras? (?:do jogo|internas?|do treino)|(?:em|no formato) json|base64|codigo (?:python|fonte|secreto)|escreva (?:um|uma) (?:poema|codigo|receita|piada|redacao|funcao)|override|sudo )\b|(?:^|\s)(?:sudo|override)\s|<\/?[a-z_]{2,20}[ >]|\{\{|\[(?:system|inst|admin|fim)|###|```|=== ?(?:fim|end)/;

/** The sentences of a message with their acts, as the buyer of this state understands them. */
export function readMessage(state: SessionState, text: string, list: number): Reading {
  const folded = fold(text);
  const pieces = piecesOf(text);
  const sentences = pieces.map((piece) => readPiece(state, piece, list));
  return {
    text,
    folded,
    sentences,
    amounts: amountsIn(text, list),
    words: text.split(/\s+/).filter(Boolean).length,
    hasDate: DATE.test(folded),
    isRelease: RELEASE.test(folded),
  };
}

function readPiece(state: SessionState, piece: Piece, list: number): ReadSentence {
  const folded = fold(piece.text);
  const { label, certainty, ranked } = recogniseAct(piece.text, {
    previous: state.previous,
    objectionOpen: state.isOpen,
    silence: state.silentSince !== null,
  });
  const isUnsure = certainty === 'unsure';
  if (BREAK_ROLE.test(folded)) return { ...piece, act: 'break_role', isUnsure: false };
  const likeliest = folded.endsWith('?') ? asQuestion(label, ranked) : label;
  const act = actOf(state, piece.text, isUnsure ? 'other' : likeliest, list);
  return { ...piece, act, isUnsure: isUnsure && act === 'other' };
}

/** Acts that a question is not, whatever words it has. */
const STATEMENTS: ReadonlySet<PracticeAct> = new Set([
  'generic_pitch',
  'linked_pitch',
  'proof',
  'answer_objection',
  'useful_follow_up',
  'greeting',
  'other',
]);
const QUESTIONS =
  /^(?:ask_\w+|isolate_objection|close|next_step|involve_decision_maker|pushy_follow_up)$/;
const QUESTION_FROM = 0.08;

/** The likeliest act of a question; what is none keeps its label when no question is likely. */
function asQuestion(
  label: PracticeAct,
  ranked: readonly { label: PracticeAct; probability: number }[],
): PracticeAct {
  if (!STATEMENTS.has(label)) return label;
  const question = ranked.find((one) => QUESTIONS.test(one.label));
  return question && question.probability >= QUESTION_FROM ? question.label : label;
}

const FRAMES =
  /^(?:entao|entendi|se (?:eu )?entendi|deixa (?:eu )?ver se|ou seja|quer dizer|pelo que|resumindo|certo,|deixa eu confirmar|voce (?:me )?(?:disse|falou|contou|comentou)|o que (?:eu )?(?:ouvi|entendi)|compreendi|anotei|entendo)\b/;
const PITCHES: ReadonlySet<PracticeAct> = new Set(['linked_pitch', 'generic_pitch']);
/** Labels behind which a reflection may be hidden, when the sentence gives back the buyer's words. */
const MAY_REFLECT: ReadonlySet<PracticeAct> = new Set([
  'reflection',
  'empathy',
  'other',
  'greeting',
  'isolate_objection',
  'answer_objection',
  'linked_pitch',
  'generic_pitch',
]);

const ASKS_TO_BUY = /\b(?:fech(?:ar|amos|o|ado)|pix|cartao|boleto|contrato|pedido)\b/;

/** The act in this conversation: credit comes from what the buyer said, not from the form alone. */
function actOf(state: SessionState, text: string, label: PracticeAct, list: number): PracticeAct {
  const stems = contentStems(text);
  const isGivenBack = givenBackIn(state, text).length >= REFLECTED_STEMS;
  const isFramed = FRAMES.test(fold(text));
  if (isGivenBack && MAY_REFLECT.has(label)) {
    const isPitch = PITCHES.has(label) || label === 'answer_objection';
    if (!isPitch || isFramed) return 'reflection';
  }
  if (PITCHES.has(label)) {
    const overlap = sharedStems(stems, toldStems(state)).length;
    return overlap >= (label === 'linked_pitch' ? 1 : 2) ? 'linked_pitch' : 'generic_pitch';
  }
  if (label === 'next_step' && ASKS_TO_BUY.test(fold(text))) return 'close';
  if (label === 'state_price' && amountsIn(text, list).price === null) return 'other';
  return label;
}

/** Stems of the buyer's latest words that a sentence gives back, and that are new from the seller. */
export function givenBackIn(state: SessionState, text: string): string[] {
  if (state.recent.some((bubble) => isCopy(text, bubble))) return [];
  const fresh = contentStems(state.recent.join(' ')).filter(
    (stem) => !state.givenBack.includes(stem),
  );
  return sharedStems(contentStems(text), fresh);
}

const COPIED_WORDS = 4;

/** The buyer's own sentence pasted back shows no understanding. */
function isCopy(text: string, bubble: string): boolean {
  const words = wordsOf(text);
  return words.length >= COPIED_WORDS && wordsOf(bubble).join(' ').includes(words.join(' '));
}

const wordsOf = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? [];

/** Stems of everything that the buyer revealed. */
export const toldStems = (state: SessionState): string[] =>
  contentStems(state.told.map(({ text }) => text).join(' '));
