import { fold } from '../../shared/text.ts';
import type { Known } from '../state/known.ts';
import { rotated } from '../words/say.ts';

/** How a text that offers something asks after it, in turn. */
const OFFER_ASKS = [
  'Faz sentido para você?',
  'O que você acha?',
  'Quer que eu deixe separado?',
] as const;
/** Under a notice nothing is offered that somebody could take. */
const NOTICE_ENDS = [
  'Precisando, é só me chamar.',
  'Se precisar de algo, estou por aqui.',
  'Qualquer dúvida, é só me chamar.',
] as const;
const OFFERS =
  /\b(?:ofere\w+|promocao|desconto|novidades?|cheg(?:ou|aram)|(?:agora )?tenho|temos|em estoque|pronta entrega|ultim[ao]s|vend\w+|sugest\w+)\b/;
const SETTLED =
  /\b(?:conserto|reparo|garantia|devolv\w+|pront[oa]s?|atras\w+|cancel\w+|mudou|passo|vou|busco|entrego|troca)\b/;

/** How another text ends than the one before it: an offer with a question, a notice with a wish. */
export const otherEnd = (content: string, variant: number): string => {
  const folded = fold(content);
  const ends = OFFERS.test(folded) && !SETTLED.test(folded) ? OFFER_ASKS : NOTICE_ENDS;
  return rotated(ends, variant) ?? ends[0];
};
/** How a text leads to what the seller wants to say, in turn. */
export const LEADS = [
  'tenho uma sugestão para você:',
  'lembrei de você:',
  'olha só:',
  'separei uma coisa pensando em você:',
] as const;

/** By what the request does first; the first match wins. */
const AFTER: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:pedindo desculpas?|me desculpando|pedido de desculpas?)\b/,
    'Como posso deixar isso certo para você?',
  ],
  [/\b(?:agradec(?:endo|er|e|imento)|obrigad[oa])\b/, 'Precisando, é só me chamar.'],
  [/\bparabeniz/, 'Que venham muitas coisas boas!'],
  [/\bcobrando\b/, 'Qual data fica certa para você?'],
  [/\b(?:convidando|chamando|convite)\b/, 'Posso contar com você?'],
  [/\bconfirm(?:a|ando|ar)\b/, 'Fica confirmado para você?'],
  [/\b(?:re)?marca(?:r|ndo)?\b/, 'Fica bom para você?'],
  [/\bpropondo\b/, 'Fica bom assim para você?'],
  [/\b(?:pedindo|perguntando)\b/, 'Consegue me responder por aqui?'],
  [/\b(?:re)?lembrando\b/, 'Continua tudo certo para você?'],
  [
    /\b(?:aviso|comunicado|recado)\b|\b(?:avis|inform|cont|explic|diz|fal)(?:a|e|ando|endo)\b/,
    'Qualquer dúvida, é só me chamar.',
  ],
];

/** The end of a text that says what the request asks to say. */
export const endAfter = (foldedRequest: string): string | null =>
  AFTER.find(([pattern]) => pattern.test(foldedRequest))?.[1] ?? null;

const CLOSINGS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:ganha|brinde|promocao|desconto|gratis|vale ate|por \d)\b/,
    'Quer aproveitar? É só me chamar.',
  ],
  [
    /\b(?:atras\w+|problema|quebrou|queimou|riscad\w+|errad\w+|passar (?:de|pra|para)|mais \d+ dias|so (?:sai|chega|vai|fica))\b/,
    'Tudo bem assim para você?',
  ],
  [/\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|hoje|dia \d)\b/, 'Combinado?'],
];

/** The end of a text by what it says, where the request does not show what it is for. */
export const closingFor = (content: string, { isToMany }: Pick<Known, 'isToMany'>): string =>
  CLOSINGS.find(([about]) => about.test(fold(content)))?.[1] ??
  (isToMany ? 'Qualquer dúvida, é só me chamar aqui.' : 'Qualquer dúvida, é só me chamar.');
