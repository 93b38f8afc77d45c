import { APP_HELP } from '../../knowledge/conversation/index.ts';
import type { LineKey } from '../../knowledge/conversation/knowledge.ts';
import { leavesSupport } from '../../safety/reassurance.ts';
import { fold } from '../../shared/text.ts';
import type { SmallTalk } from '../act.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';
import { line } from '../words/say.ts';
import { thanksAfterEvent } from './aside.ts';

export function smallTalkReply(topic: SmallTalk, known: Known, variant: number): Draft {
  const isThanks = topic === 'thanks' || topic === 'goodbye';
  const afterEvent = isThanks ? thanksAfterEvent(known) : null;
  return afterEvent
    ? { text: afterEvent, chips: ['prefiro trabalhar um pouco'] }
    : { text: line(keyFor(topic, known), variant, known) };
}

/** Who leaves a hard talk is not sent back to a customer. */
const keyFor = (topic: SmallTalk, { state, context }: Known): LineKey =>
  (state.last?.kind === 'support' || leavesSupport(context.input.userInput)) &&
  /^(?:thanks|goodbye|praise|wellbeing)$/.test(topic)
    ? 'thanksAfterSupport'
    : topic;

export const offTopicReply = (known: Known, variant: number): Draft => ({
  text: line('offTopic', variant, known),
});

export function appHelpReply(question: string): Draft {
  const folded = fold(question);
  const found = APP_HELP.find(
    ({ words }) => words === '' || new RegExp(`\\b(${words})`).test(folded),
  );
  return { text: found?.text ?? '' };
}

/** About the files themselves. What they say is another act. */
export function aboutFilesReply(question: string, { context }: Known): Draft {
  const { hasDocuments, passages } = context.input;
  const files = [...new Set(passages.map(({ file }) => file))];
  if (!hasDocuments)
    return {
      text: 'Ainda não tenho nenhum arquivo seu com texto que eu consiga ler. Use **Enviar arquivos** (PDF, DOCX ou TXT, até 10 MB cada); quando terminar de ler, eu respondo por ele dizendo a página.',
    };
  const named =
    files.length > 0
      ? ` Entre eles: ${files
          .slice(0, 3)
          .map((file) => `**${file.replace(/[*_`[\]<>]/g, '')}**`)
          .join(', ')}.`
      : '';
  const isSending = /\b(envi\w*|mando|mandar|subir|coloco|anex\w*|troc\w*|apag\w*|exclu\w*)\b/.test(
    fold(question),
  );
  return {
    text: `Tenho arquivos seus lidos e respondo por eles, com arquivo e página.${named}${isSending ? ' Para enviar outro ou remover um antigo, use **Enviar arquivos**, aqui na ARENA.' : ''} O que você quer saber deles?`,
  };
}
