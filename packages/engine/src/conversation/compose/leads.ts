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

const AFTER: readonly (readonly [RegExp, string])[] = [
  [/\bconfirm(?:a|ando|ar)\b/, 'Fica confirmado para você?'],
  [
    /\b(?:avis|inform|lembr|cont|explic|diz)(?:a|e|ando|endo)\b/,
    'Qualquer dúvida, é só me chamar.',
  ],
];

/** The end of a text without a purpose of its own, by what the request asks to say. */
export const endAfter = (foldedRequest: string): string | null =>
  AFTER.find(([pattern]) => pattern.test(foldedRequest))?.[1] ?? null;
