import { capital, fold } from '../../shared/text.ts';
import { ownText } from '../reading/artefact.ts';
import type { Known } from '../state/known.ts';

/** A longer sentence tells more than a date. */
const MAX = 80;

/** What each kind of date asks of the next step; the first that matches. */
const BOUNDS: readonly (readonly [RegExp, string])[] = [
  [
    /\bvolt\w+ d[ae]s? (?:ferias|viagem)\b|\bdepois d[ae]s? (?:ferias|viagem)\b/,
    'Antes disso cabe só deixar o dia marcado; a conversa que decide é na volta.',
  ],
  [
    /\b(?:viaj\w+|viagem|ferias)\b/,
    'Ou vocês falam antes da saída, ou marcam já um dia depois da volta; no meio do caminho ninguém decide.',
  ],
  [
    /\b(?:volt\w+|retorn\w+|comec\w+|chega)\b/,
    'Antes disso cabe só deixar o dia marcado; a conversa que decide é nessa data.',
  ],
  [/\b(?:receb\w+|salario|pag\w+|venc\w+)\b/, 'Combine para esse dia, e lembre na véspera.'],
  [
    /\b(?:festa|casamento|aniversario|evento|formatura|batizado|inaugur\w+|mudanca|parto|entrega|precisa|quer|busca\w*)\b/,
    'Tudo o que depende dessa data (sinal, escolha, entrega) precisa ficar acertado antes dela: hoje é melhor que depois.',
  ],
  [
    /\b(?:sai|libera\w{0,3}|abre)\b/,
    'Deixe o dia marcado agora e combine, antes disso, um passo pequeno que não custa nada a ninguém.',
  ],
  [/\b(?:vem|vai|provar)\b/, 'Confirme na véspera, e deixe separado o que vão ver.'],
];

/** A question about the moment gets the date again. */
const ASKS_WHEN =
  /\b(?:agora|hoje|hj|quando|espero|ja|amanha|que dia)\b.{0,80}\?|\?.{0,40}\b(?:agora|hoje|hj|quando|espero)\b/;

/** How a stated date bounds the next step, stated once; null where none was stated. */
function dateNote({ customer, state, context }: Known): string | null {
  const dated = customer?.dated;
  if (!dated || dated.length > MAX) return null;
  const bound = BOUNDS.find(([pattern]) => pattern.test(fold(dated)))?.[1];
  const wasNoted = state.log.some(({ turn }) => bound && turn.assistantResponse.includes(bound));
  const asksWhen = ASKS_WHEN.test(fold(context.input.userInput));
  if (!bound || (wasNoted && !asksWhen)) return null;
  return `Conte com a data: “${ownText(dated).replace(/[“”"]/g, '')}”. ${bound}`;
}

/** A wait that runs past a stated date is put before it. */
export const waitOf = ({ customer }: Known, wait: string): string =>
  customer?.dated ? 'Se não vier resposta a tempo da data combinada' : wait;

/** A draft with the note on the date after its first paragraph. */
export function withDate<T extends { text: string }>(draft: T, known: Known): T {
  const note = draft.text === '' ? null : dateNote(known);
  return note ? { ...draft, text: `${draft.text}\n\n${capital(note)}` } : draft;
}
