import { POSTS } from '../../knowledge/conversation/index.ts';
import { capital, fold, lengthInWords } from '../../shared/text.ts';
import type { Known } from '../state/known.ts';
import { increaseBefore } from './increase.ts';
import type { RequestRead } from './request.ts';
import { fillSlots, type Slots } from './slots.ts';
import { asText, statedIn } from './stated.ts';

/** A sign or a cartaz is read in passing. */
const SIGN = /\b(?:cartaz|plaquinha|placa|faixa|panfleto)\b/;
const POST_WORDS = 5;
const POST_ENDS = ['Me chama aqui que eu separo o seu.', 'Manda “eu quero” que eu te respondo.'];
/** What somebody takes part in. */
const EVENT =
  /\b(?:participa\w*|sorteio|evento|curso|aulas?|aulao|turmas?|vagas?|oficina|workshop|live|palestra|encontro|inscri\w+|cha|bazar|feira)\b/;
/** What is announced to customers rather than offered: another price, other hours. */
const NOTICE =
  /\b(?:aument\w+|reajust\w+|sobe|subiu|vai (?:subir|mudar|passar)|vai de|passa (?:de|a|para|pra|por)|preco (?:antigo|novo)|mud(?:a|ou|amos|anca)|fechad[oa]|fechamos|fecharemos|nao (?:vamos|vou|abr\w+|atend\w+|entreg\w+|teremos)|ferias|recesso|feriado|horario novo|novo (?:horario|endereco)|aviso)\b/;

/** How a post ends that says what it has to say. */
function postEnd(content: string): string {
  const folded = fold(content);
  if (NOTICE.test(folded)) return 'Qualquer dúvida, é só me chamar.';
  if (EVENT.test(folded)) return 'Quer participar? É só me mandar mensagem.';
  return POST_ENDS[content.length % POST_ENDS.length] ?? '';
}

/** A text for a feed or a sign. */
export function post(
  { request, variant }: { request: string; variant: number },
  read: RequestRead,
  slots: Slots,
  known: Known,
): string {
  const { sentences, questions } = statedIn(read, known);
  const content = asText([increaseBefore(request, sentences, known), ...sentences, ...questions]);
  const isSaid = lengthInWords(content) >= POST_WORDS;
  if (SIGN.test(fold(request)) && !isSaid) return sign(slots);
  if (isSaid && variant === 0)
    return questions.length > 0
      ? content
      : `${content.replace(/[.!]{1,12}$/, '')}${NOTICE.test(fold(content)) ? '.' : '!'}\n\n${postEnd(content)}`;
  const frame = POSTS[variant % POSTS.length];
  const body = fillSlots(frame?.body.replace('{detalhe}', content) ?? '', slots);
  return [fillSlots(frame?.hook ?? '', slots), body, fillSlots(frame?.ask ?? '', slots)]
    .map((line) => line.trim())
    .join('\n\n');
}

/** The offer, its price where it is known, and how to order. */
const sign = ({ oferta, valor }: Slots): string =>
  [`${capital(oferta)}!`, valor.startsWith('[') ? '' : `Por ${valor}`, 'Peça já a sua aqui.']
    .filter(Boolean)
    .join('\n\n');
