import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
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
  [
    word('n|naum|num(?= (?:é|eh|tem|sei|vou|quero|pode|foi|está|tá|deu|dá|vai|veio|consigo) )'),
    'não',
  ],
  [word('obg|obgd'), 'obrigado'],
];

const FORMAL: readonly Replacement[] = [
  ...SPELLED,
  [/(?<![\p{L}])(?:oi+|opa|e aí|olá),?[^\S\n]+(?=\[|\p{L})/giu, 'Olá, '],
  [word('tudo bem\\?|td bem\\?|tudo certo\\?'), 'espero que esteja bem.'],
  [word('pra'), 'para'],
  [word('pro'), 'para o'],
  [word('pras'), 'para as'],
  [word('tá'), 'está'],
  [word('tô|to'), 'estou'],
  [word('tava'), 'estava'],
  [word('a gente se fala'), 'nós nos falamos'],
  [word('a gente se vê'), 'nós nos vemos'],
  [/(?<![\p{L}])(?:beleza|combinado|fechado|bora|topa|pode ser)\?/giu, 'podemos confirmar?'],
  [
    /(?<![\p{L}])(?:tudo bem assim|fica bom(?: assim)?) para (você|o senhor|a senhora)\?/giu,
    'está bem assim para $1?',
  ],
  [/(?<![\p{L}])(?:qualquer dúvida|precisando), é só me chamar(?: aqui)?/giu, 'estou à disposição'],
  [/(?<![\p{L}])(?:fechado|combinado)!/giu, 'de acordo.'],
  [word('te espero'), 'aguardo você'],
  [word('valeu|brigad[oa]'), 'obrigado'],
  [word('me chama'), 'entre em contato'],
  [word('me conta'), 'peço que me conte'],
  [word('me diz|me fala'), 'peço que me informe'],
  [word('te mando|te mandar'), 'lhe envio'],
  [word('te mostro'), 'lhe mostro'],
  [word('te mostre'), 'lhe mostre'],
  [word('quero te convidar'), 'gostaria de convidar você'],
  [word('quero te agradecer'), 'gostaria de agradecer'],
  [word('quer que eu'), 'deseja que eu'],
  [word('queria'), 'gostaria de'],
  [word('topa'), 'aceitaria'],
  [word('dá para|dá pra'), 'é possível'],
  [word('um abraço'), 'Atenciosamente'],
];

const CASUAL: readonly Replacement[] = [
  [/^(?:prezad[oa]s?(?:\(a\))?|car[oa]|olá),?\s+(?=\[|\p{L})/giu, 'oi, '],
  [word('para o'), 'pro'],
  [word('para a'), 'pra'],
  [word('para'), 'pra'],
  [word('está'), 'tá'],
  [word('estou'), 'tô'],
  [word('estava'), 'tava'],
  [word('gostaria de'), 'queria'],
  [word('gostaria que'), 'quer que'],
  [word('no entanto|entretanto|contudo|todavia|porém'), 'mas'],
  [word('outrossim|ademais|além disso'), 'e mais'],
  [word('solicito|solicitamos'), 'peço'],
  [word('informo que|informamos que'), 'te aviso que'],
  [word('ficamos à disposição (?:para|pra) esclarecimentos'), 'qualquer dúvida é só chamar'],
  [word('atenciosamente|cordialmente'), 'abraço'],
  [word('aguardo (?:o )?(?:seu )?retorno'), 'me responde quando puder'],
  [word('o senhor|a senhora'), 'você'],
  [word('realizar'), 'fazer'],
  [word('adquirir'), 'comprar'],
  [word('pra o'), 'pro'],
  [word('pra os'), 'pros'],
  [word('encaminhamos em anexo'), 'mandei aqui'],
  [word('fico à disposição'), 'é só me chamar'],
  [word('por gentileza'), 'por favor'],
  [word('faz sentido para você|faz sentido pra você'), 'o que você acha'],
  [word('retomar a conversa|retomar o assunto'), 'voltar a falar disso'],
  [word('em dois minutos'), 'rapidinho'],
  [word('agendar'), 'marcar'],
  [word('informar'), 'avisar'],
  [word('obrigado pela sinceridade'), 'valeu por falar na real'],
  [word('me responde com uma palavra'), 'me responde com uma palavrinha só'],
  [word('não quero tomar o seu tempo'), 'é coisa rápida'],
];

const HEDGES: readonly Replacement[] = [
  [word('não quero te incomodar, só saber'), 'preciso saber'],
  [
    word(
      'sem pressa nenhuma,?|sem pressa,?|se puder,?|se der,?|quando puder,?|quando der,?|talvez|acho que|eu acho|por acaso|só queria|desculpa incomodar,?|desculpe incomodar,?|não quero te incomodar,?|qualquer coisa,?|tudo bem,',
    ),
    '',
  ],
  [word('(?:quero|queria) te pedir desculpas?,? pel([ao]s?)'), 'lamento $1'],
  [word('(?:quero|queria) te pedir desculpas?'), 'lamento o transtorno'],
  [word('queria saber'), 'preciso saber'],
  [word('queria|gostaria de'), 'preciso'],
  [word('poderia|conseguiria'), 'pode'],
  [word('consegue acertar até ([^?]{2,20})\\?'), 'preciso que acerte até $1.'],
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

/** As people write to somebody they know: greeting, contractions, no ceremony. */
export const casual = (text: string, person: string | null = null): string => {
  const plain = tidy(replaced(text, CASUAL));
  if (isAnswer(text)) return plain;
  return greeted(plain, person, (name) =>
    name ? `E aí, ${name}, tudo certo?` : 'E aí, tudo certo?',
  );
};

/** By what a text is about, how it ends when it is firm; the second where it has the first already. */
const FIRM_ENDS: readonly (readonly [RegExp, readonly [string, string]])[] = [
  [
    /\b(?:em aberto|fechar a conta|acert\w+|boleto|pag(?:a|ar|amento)|parcela\w*|pix|vencid\w+|deve)\b/,
    [
      'Preciso que a gente resolva isso ainda esta semana.',
      'Me diz hoje a data certa do acerto, para eu não precisar cobrar de novo.',
    ],
  ],
  [
    /\b(?:desculp\w+|lamento|transtorno|atras\w+|problema)\b/,
    [
      'Preciso da sua confirmação para seguir com isso.',
      'Me responde hoje, por favor, para eu poder seguir.',
    ],
  ],
  [
    /\b(?:horario|visita|reuniao|encontro|aula|consulta|sessao|convid\w+|evento|vaga)\b/,
    [
      'Me confirma até amanhã, por favor, para eu não passar a vaga adiante.',
      'Sem a sua confirmação, não consigo segurar o horário.',
    ],
  ],
  [
    /\b(?:proposta|orcamento|valor|preco|condicao|desconto|r\$)/,
    [
      'O valor é esse; preciso saber se seguimos.',
      'Preciso saber se seguimos ou se encerro por aqui.',
    ],
  ],
];
const DEADLINES = [
  'Preciso da sua resposta ainda esta semana, para eu poder seguir.',
  'Me diz sim ou não até sexta; os dois me ajudam.',
] as const;

/** A firmer end takes the place of the one before. */
const withoutFirmEnd = (text: string): string =>
  [...FIRM_ENDS.map(([, ends]) => ends), DEADLINES]
    .flat()
    .reduce((left, end) => left.replace(`\n\n${end}`, ''), text);

/** The firm end that fits a text and that it does not have yet. */
function firmEnd(text: string): string {
  const folded = fold(text);
  const [first, second] = FIRM_ENDS.find(([about]) => about.test(folded))?.[1] ?? DEADLINES;
  return text.includes(first) ? second : first;
}

/** Without hedges, and with a time by which an answer is needed. */
export function firmer(text: string): string {
  const plain = tidy(replaced(text, HEDGES));
  const hasDeadline =
    /\b(ate|hoje|amanha|dia \d|segunda|terca|quarta|quinta|sexta|sabado|esta semana)\b/.test(
      fold(plain),
    );
  if (isAnswer(text)) return plain;
  const end = firmEnd(plain);
  if (!hasDeadline || fold(plain) === fold(text)) return `${withoutFirmEnd(plain)}\n\n${end}`;
  return plain;
}

const SOFTER: readonly Replacement[] = [
  [word('preciso que (?:você )?acerte'), 'você consegue acertar'],
  [word('preciso que você'), 'você consegue, por gentileza,'],
  [word('preciso'), 'queria'],
  [word('me responde'), 'me responde, por favor,'],
  [word('acerte'), 'consegue acertar'],
  [word('informo que|informamos que'), 'passando para te contar que'],
  [word('aguardo (?:o )?(?:seu )?retorno'), 'quando puder, me responde com calma'],
  [word('não posso'), 'infelizmente não consigo'],
  [word('prezad[oa]s?(?:\\(a\\))?'), 'olá'],
];
/** What shows understanding, by what the text is about. */
const UNDERSTANDING: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:em aberto|acertar|boleto|pagar o que|vencid\w+)\b/,
    'Sei que imprevisto acontece com todo mundo.',
  ],
  [/\b(?:atras\w+|problema|reclam\w+|transtorno)\b/, 'Sei o quanto isso chateia.'],
  [/\b(?:faltou|faltei|remarc\w+|desmarc\w+)\b/, 'Sei que a rotina aperta.'],
  [/\b(?:investimento|orcamento|proposta)\b/, 'Sei que é uma decisão para tomar com calma.'],
  [/\b(?:respond\w+|retorn\w+|conversa|decidir)\b/, 'Sei que a correria engole a gente.'],
];
const TIME = 'Pode me responder no seu tempo.';

/** A kind greeting, softer verbs, and a sentence that shows understanding before the question. */
export function warmer(text: string, person: string | null = null): string {
  const kinder = tidy(replaced(text, SOFTER));
  const soft = isAnswer(text)
    ? kinder
    : greeted(kinder, person, (name) =>
        name ? `Oi, ${name}, tudo bem com você?` : 'Oi, tudo bem com você?',
      );
  const folded = fold(soft);
  const shows = /\bsei (?:que|o quanto)\b/.test(folded)
    ? TIME
    : (UNDERSTANDING.find(([about]) => about.test(folded))?.[1] ?? TIME);
  const added = [shows, TIME].find((one) => !soft.includes(one));
  return added && !(/\bsei (?:que|o quanto)\b/.test(folded) && folded.includes('no seu tempo'))
    ? beforeQuestion(soft, added)
    : soft;
}

/** What is said in a conversation that runs gets no greeting. */
const isAnswer = (text: string): boolean =>
  /^(?:\S+ )?(?:entendo|entendi|claro|faz sentido|combinado|obrigad\w|sem problema|pode ser|fechado|tranquilo|imagino|boa|que bom|tudo bem|certo|concordo|agradeco|justo|fora|antes de)\b/.test(
    fold(text),
  );

const GREETING =
  /^(?:(?:[Oo]i+|[Oo]lá|[Oo]pa|[Ee] aí|[Bb]om dia|[Bb]oa tarde|[Bb]oa noite)(?:,?\s+((?:(?:seu|dona|dra?\.?|sra?\.?)\s)?\p{Lu}\p{L}+(?:\s(?:e\s(?:(?:seu|dona)\s)?)?\p{Lu}\p{L}+){0,2}|pessoal|gente|turma|galera))?)\s*[!,.?]\s*/u;
const WELLBEING = /^(?:tudo (?:bem|bom|certo|joia)|como vai)[^?]{0,20}\?\s*/iu;
const ADDRESS = /^((?:(?:[Ss]eu|[Dd]ona|[Dd]ra?\.?)\s)?(\p{Lu}\p{L}+)),\s+(?=\p{L})/u;

/** The text with another greeting; a form of a call, a list or a proposal keeps its own. */
function greeted(
  text: string,
  person: string | null,
  greeting: (name: string | null) => string,
): string {
  if (/^(?:[“-]|assunto:|proposta:)/iu.test(text) || text.includes('\n- ')) return text;
  const [found = '', named = null] = GREETING.exec(text) ?? [];
  if (found) {
    const name = named && !/^tudo\b/i.test(named) ? named : null;
    const rest = text.slice(found.length).replace(WELLBEING, '');
    return joined(greeting(name), rest);
  }
  const [address = '', name = '', last = ''] = ADDRESS.exec(text) ?? [];
  const isName =
    name.includes(' ') || FIRST_NAMES.has(fold(last)) || fold(name) === fold(person ?? '');
  return isName
    ? joined(
        greeting(name.replace(/^(?:Seu|Dona)/, (title) => title.toLowerCase())),
        text.slice(address.length),
      )
    : joined(greeting(null), text);
}

const joined = (greeting: string, rest: string) =>
  `${greeting} ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`.trim();

/** A sentence in front of the question at the end, or at the end where there is none. */
function beforeQuestion(text: string, sentence: string): string {
  const last = bodySentences(text).at(-1);
  if (last?.trim().endsWith('?') && bodySentences(text).length > 1)
    return text.replace(last, `${sentence} ${last}`);
  const end = /\n\n(?:um abraço|atenciosamente)[\s\S]{0,600}$/iu.exec(text);
  return end
    ? `${text.slice(0, end.index)} ${sentence}${end[0]}`
    : `${text.replace(/([^.!?…])$/, '$1.')} ${sentence}`;
}

/** A text that the replacements left as it was gets an end in the wanted tone. */
const ended = (text: string, before: string, end: string) =>
  fold(text) === fold(before) && !/^proposta:/iu.test(text) ? `${text} ${end}` : text;
