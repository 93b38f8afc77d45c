/** The form of a question: what its interrogative asks for, whatever it is about. */
export type Asked =
  | 'who'
  | 'count'
  | 'age'
  | 'amount'
  | 'duration'
  | 'spare'
  | 'lasts'
  | 'when'
  | 'where'
  | 'why'
  | 'what'
  | 'how'
  | 'choice'
  | 'yesNo';

const ASKED: readonly (readonly [Asked, RegExp])[] = [
  ['age', /\b(?:quant[oa]s (?:anos|aninhos|meses)|idade|(?:faz|fazer|completa\w*) quant[oa]s)\b/],
  [
    'duration',
    /\b(?:ha quanto tempo|quanto tempo (?:faz|ha|tem que|que|de (?:uso|casa|mercado))|(?:faz|tem) quanto tempo|desde quando|faz muito tempo)\b/,
  ],
  [
    'spare',
    /\bquanto tempo (?:livre |por dia )?(?:voce |a senhora |o senhor )?(?:livre |disponivel )?(?:tem|sobra|consegu\w+|teria)\b/,
  ],
  ['lasts', /\b(?:quanto tempo|demora muito)\b/],
  ['count', /\bquant[oa]s\b/],
  ['amount', /\bquanto\b/],
  ['who', /\b(?:quem|de quem|com quem)\b/],
  ['when', /\b(?:quando|que horas|que dia|qual (?:e )?o (?:horario|dia)|ultima vez)\b/],
  [
    'where',
    /\b(?:(?<!\b[oa]s? [a-z]{3,15} )onde|(?:em|de) que (?:cidade|bairro|regiao)|qual (?:e )?(?:a |o )?(?:cidade|bairro))\b/,
  ],
  ['why', /\b(?:por que|porque|(?:pra|para) que|qual (?:o )?motivo)\b/],
  ['what', /\b(?:qual|quais|o que|que (?:tipo|marca|modelo|sistema|produto))\b/],
  ['how', /\bcomo\b/],
  [
    'choice',
    /\b(?:sozinh\w+|propri\w+|planilha|cartao|casa|pix|dinheiro|dia|\w+) ou (?!nao\b|algo|outr)/,
  ],
];

export const askedIn = (folded: string): Asked =>
  ASKED.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'yesNo';
