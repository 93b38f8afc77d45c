/** How a text leads to what the seller wants to say, and asks after it, in turn. */
export const NEUTRAL_ASKS = [
  'Faz sentido para você?',
  'O que você acha?',
  'Quer que eu deixe separado?',
  'Posso contar com você?',
] as const;
export const LEADS = [
  'tenho uma sugestão para você:',
  'lembrei de você:',
  'olha só:',
  'separei uma coisa pensando em você:',
] as const;

/** By what the request does first; the first match wins. */
const AFTER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pedindo desculpas?|me desculpando)\b/, 'Como posso deixar isso certo para você?'],
  [/\bagradec(?:endo|er|e)\b/, 'Precisando, é só me chamar.'],
  [/\bparabeniz/, 'Que venham muitas coisas boas!'],
  [/\bcobrando\b/, 'Qual data fica certa para você?'],
  [/\b(?:convidando|chamando)\b/, 'Posso contar com você?'],
  [/\bconfirm(?:a|ando|ar)\b/, 'Fica confirmado para você?'],
  [/\b(?:re)?marcando\b/, 'Fica bom para você?'],
  [/\bpropondo\b/, 'Fica bom assim para você?'],
  [/\b(?:pedindo|perguntando)\b/, 'Consegue me responder por aqui?'],
  [/\b(?:re)?lembrando\b/, 'Continua tudo certo para você?'],
  [/\b(?:avis|inform|cont|explic|diz|fal)(?:a|e|ando|endo)\b/, 'Qualquer dúvida, é só me chamar.'],
];

/** The end of a text that says what the request asks to say. */
export const endAfter = (foldedRequest: string): string | null =>
  AFTER.find(([pattern]) => pattern.test(foldedRequest))?.[1] ?? null;
