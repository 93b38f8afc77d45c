import { fold } from '../../shared/text.ts';
import { EMOJI, type Replacement, replaced, tidy, word } from './replacements.ts';
import { bodySentences } from './sentences.ts';

const SPELLED: readonly Replacement[] = [
  [word('vcs'), 'vocês'],
  [word('vc|cê|ce'), 'você'],
  [word('pq'), 'porque'],
  [word('tb|tbm'), 'também'],
  [word('blz'), 'beleza'],
  [word('msg'), 'mensagem'],
  [word('hj'), 'hoje'],
  [word('qdo'), 'quando'],
  [word('q'), 'que'],
  [word('n|naum|num'), 'não'],
  [word('obg|obgd'), 'obrigado'],
];

const FORMAL: readonly Replacement[] = [
  ...SPELLED,
  [/(?<![\p{L}])(?:oi+|opa|e aí|olá),?\s+(?=\[|\p{L})/giu, 'Olá, '],
  [word('tudo bem\\?|td bem\\?|tudo certo\\?'), 'espero que esteja bem.'],
  [word('pra'), 'para'],
  [word('pro'), 'para o'],
  [word('pras'), 'para as'],
  [word('tá'), 'está'],
  [word('tô|to'), 'estou'],
  [word('tava'), 'estava'],
  [word('a gente se'), 'nós nos'],
  [word('beleza\\??|combinado\\?|fechado!?|bora'), 'de acordo'],
  [word('valeu|brigad[oa]'), 'obrigado'],
  [word('me chama'), 'entre em contato'],
  [word('me conta'), 'peço que me conte'],
  [word('me diz|me fala'), 'peço que me informe'],
  [word('te mando|te mandar'), 'lhe envio'],
  [word('te mostro|te mostre'), 'lhe apresente'],
  [word('quer que eu'), 'gostaria que eu'],
  [word('queria'), 'gostaria de'],
  [word('topa'), 'aceitaria'],
  [word('dá para|dá pra'), 'é possível'],
  [word('um abraço'), 'Atenciosamente'],
];

const CASUAL: readonly Replacement[] = [
  [/(?<![\p{L}])(?:prezad[oa]s?(?:\(a\))?|car[oa]|olá),?\s+(?=\[|\p{L})/giu, 'oi, '],
  [word('para'), 'pra'],
  [word('está'), 'tá'],
  [word('estou'), 'tô'],
  [word('estava'), 'tava'],
  [word('gostaria de'), 'queria'],
  [word('gostaria que'), 'quer que'],
  [word('no entanto|entretanto|contudo|todavia|porém'), 'mas'],
  [word('outrossim|ademais|além disso'), 'e mais'],
  [word('solicito|solicitamos'), 'peço'],
  [word('informo que|informamos que'), 'ó,'],
  [word('atenciosamente|cordialmente'), 'abraço'],
  [word('aguardo (?:o )?(?:seu )?retorno'), 'me responde quando puder'],
  [word('o senhor|a senhora'), 'você'],
  [word('realizar'), 'fazer'],
  [word('adquirir'), 'comprar'],
];

const HEDGES: readonly Replacement[] = [
  [word('não quero te incomodar, só saber'), 'preciso saber'],
  [
    word(
      'sem pressa nenhuma,?|sem pressa,?|se puder,?|se der,?|quando puder,?|quando der,?|talvez|acho que|eu acho|por acaso|só queria|desculpa incomodar,?|desculpe incomodar,?|não quero te incomodar,?|qualquer coisa,?|tudo bem,',
    ),
    '',
  ],
  [word('queria saber'), 'preciso saber'],
  [word('queria|gostaria de'), 'preciso'],
  [word('poderia|conseguiria'), 'pode'],
  [word('consegue acertar'), 'acerte'],
  [word('posso te esperar'), 'espero você'],
  [word('se quiser,?'), ''],
  [/😊|🙂|😅|💛|❤️|🥰|🙏/gu, ''],
  [/!+/g, '.'],
];

export const formal = (text: string): string =>
  ended(
    tidy(replaced(text.replace(EMOJI, ''), FORMAL).replace(/!+/g, '.')),
    text,
    'Fico à disposição.',
  );

export const casual = (text: string): string => ended(tidy(replaced(text, CASUAL)), text, '😉');

const DEADLINE = 'Preciso da sua resposta até [confirme: dia], para eu poder seguir.';

/** Without hedges, and with a date by which an answer is needed. */
export function firmer(text: string): string {
  const plain = tidy(replaced(text, HEDGES));
  const hasDeadline = /\b(ate|hoje|amanha|dia \d|segunda|terca|quarta|quinta|sexta|sabado)\b/.test(
    fold(plain),
  );
  if (!hasDeadline) return `${plain}\n\n${DEADLINE}`;
  return fold(plain) === fold(text) ? `${plain}\n\nConto com a sua resposta nessa data.` : plain;
}

const WARMTH = [
  'Espero que esteja tudo bem por aí.',
  'Lembrei de você com carinho ao escrever esta mensagem.',
  'É um prazer cuidar de você.',
] as const;
const SOFTER: readonly Replacement[] = [
  [word('preciso que você'), 'você consegue, por gentileza,'],
  [word('preciso'), 'queria'],
  [word('me responde'), 'me responde, por favor,'],
  [word('acerte'), 'consegue acertar'],
];

/** A kind sentence after the greeting, softer verbs, a warm end. */
export function warmer(text: string): string {
  const soft = replaced(text, SOFTER);
  const [first = '', ...rest] = bodySentences(soft);
  const kind = WARMTH.find((one) => !text.includes(one)) ?? WARMTH[0];
  const isGreeting = /^(oi|olá|bom dia|boa tarde|boa noite)/i.test(first);
  const end = /[💛❤🥰]/u.test(text) ? '' : ' 💛';
  if (isGreeting && first.length < 40) {
    return tidy(`${soft.replace(first, `${first} ${kind}`)}${end}`);
  }
  return tidy(rest.length > 0 || first ? `${kind} ${soft}${end}` : soft);
}

/** A text that the replacements left as it was gets an end in the wanted tone. */
const ended = (text: string, before: string, end: string) =>
  fold(text) === fold(before) ? `${text} ${end}` : text;
