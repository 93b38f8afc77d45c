import { CHIPS_MAX, RESULT_CHIPS } from '@salesai/contract/coach';
import type { Act } from './act.ts';
import type { ConversationState } from './state/conversation-state.ts';

const AFTER_TEXT = [
  'mais curto',
  'mais carinhoso',
  'outro exemplo',
  'passa para e-mail',
  'em tópicos',
];
const ADD_NAME = 'põe o nome do cliente';
const START = ['o cliente achou caro', 'escreve uma mensagem', 'vamos treinar'];

/** Up to three messages that the seller may send next. */
export function chipsFor(
  act: Act,
  { log }: ConversationState,
  reply: string,
  pronoun: 'ela' | 'ele',
): string[] {
  const used = new Set(log.slice(-4).map(({ turn }) => turn.userInput.toLowerCase()));
  return candidates(act)
    .map((chip) => (pronoun === 'ela' ? chip.replace(' ele ', ' ela ') : chip))
    .filter((chip) => !used.has(chip.toLowerCase()))
    .filter((chip) => chip !== ADD_NAME || /^> (?:Oi|Olá)(?:, tudo bem\?|,$)/m.test(reply))
    .slice(0, CHIPS_MAX);
}

function candidates(act: Act): string[] {
  switch (act.kind) {
    case 'objection':
      return ['e se ele insistir?', 'escreve como mensagem', 'outro exemplo', 'vamos treinar essa'];
    case 'insist':
      return ['outro exemplo', 'vamos treinar essa', 'por quê?'];
    case 'answer':
      return ['e depois?', 'por quê?', 'escreve a mensagem'];
    case 'advice':
    case 'case':
      return ['próximo passo', 'escreve a mensagem', 'por quê?'];
    case 'next':
      return ['próximo passo', 'escreve a mensagem'];
    case 'explain':
      return ['outro exemplo', 'e se ele insistir?'];
    case 'text':
      return ['mais curto', 'mais carinhoso', 'passa para e-mail', 'outro exemplo'];
    case 'change':
      return AFTER_TEXT.filter((chip) => !chip.includes(act.change)).toSpliced(0, 0, ADD_NAME);
    case 'sum':
      return act.outcome.kind === 'result'
        ? ['explica a conta', 'escreve a mensagem com esse valor']
        : [];
    case 'judge':
      return act.line === null ? [] : ['dá uma nota', 'outro exemplo'];
    case 'practice':
      return act.step === 'answer' || act.step === 'start' || act.step === 'again'
        ? ['outra fala', 'como eu fui?', 'chega de treino']
        : ['vamos treinar'];
    case 'result-sale':
      return [RESULT_CHIPS.sale, 'como peço indicação?'];
    case 'result-loss':
      return [RESULT_CHIPS.loss, 'vamos treinar'];
    case 'result-progress':
      return [RESULT_CHIPS.progress, 'como me preparo para a visita?'];
    case 'small-talk':
    case 'off-topic':
    case 'no':
      return START;
    case 'recall':
      return ['e agora?', 'resume a conversa', 'escreve a mensagem'];
    default:
      return [];
  }
}
