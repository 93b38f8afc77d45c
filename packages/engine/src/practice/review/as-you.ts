import { AS_YOURS } from '../../shared/writing/pt/as-yours.ts';
import { ownVerbAsYou } from '../../shared/writing/pt/person.ts';
import { piecesOf } from '../reading/sentences.ts';
import { contentStems } from '../reading/stems.ts';
import { lowered, withoutLead } from './rewriting.ts';

/** What begins a sentence of a chat and says nothing. */
const LEAD =
  /^(?:(?:sinceramente|olha|então|bom|assim|veja|sim|não|já|ah|é que|pra falar a verdade|nem me fala|acho que|na verdade|poxa|nossa|sei não|hum+|ih|eita|ai|caramba|gente|ué|entendi|entendo|sei|certo|tá|ok|ouvi|do jeito que tá|mesmo assim|pode (?:até )?ser)\s?[,?:.!]\s|(?:é que|acho que|pra falar a verdade,|mas|só que)\s)+/iu;
/** What ends one and says nothing. */
const END = /,? (?:viu|hein|né|sendo (?:bem )?sincer[oa]|não vou mentir|não|só isso)$/iu;
/** Asks the seller for something: no word of it is about the buyer. */
const REQUEST =
  /^(?:deixa (?:eu|o|a)|dá um|chora|manda|me (?:manda|mostra|envia|passa|fala|explica)|se fizer)(?!\p{L})/iu;
/** The seller, as the buyer says it, and as the seller does. */
const SELLERS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})([ao]) (\p{L}{3,20}) de vocês(?!\p{L})/giu, '$1 noss$1 $2'],
  [/(?<!\p{L})com vocês(?!\p{L})/giu, 'com a gente'],
  [/(?<!\p{L})de vocês(?!\p{L})/giu, 'da gente'],
];
const OF_SELLER = /(?<!\p{L})(?:com|de) vocês(?!\p{L})/giu;
/** Nouns and gerunds that look like verbs, where nothing makes one of them. */
const LIKE_VERBS = /^(?:contrato|trabalho|vendo|gasto|custo|pedido|uso|jogo|começo|erro|gosto)$/iu;
const NEVER_VERB = /^(?:junto|era)$/iu;
const OF_VERB = /(?:^|(?<!\p{L})(?:eu|que|e|mas) |, )$/iu;
/** Who speaks for several, or asks, cannot be turned verb by verb. */
const NOT_ONE =
  /(?<!\p{L})(?:nós|nosso|nossa|nossos|nossas|a gente|vamos|somos|você|vocês|vc|te)(?!\p{L})|\?/iu;
const ADVERB = '(?:não|nunca|já|só|sempre|ainda|mal|nem|também|quase|até|hoje|depois) ';
/** A word with what stands before it: a clause begins at the start and after a mark. */
const WORD = new RegExp(
  `(^|[,;:.] |(?<!\\p{L})(?:e|que|mas|porque|quando|se|enquanto) )?((?:${ADVERB}){0,3})(me )?(\\p{L}+)`,
  'giu',
);
const OF_NOUN =
  /(?<!\p{L})(?:o|os|um|uns|de|d[oa]s?|em|n[oa]s?|ao|pelo|com|sem|por|pra|para|meu|seu|mais|outro|todo|cada) $/iu;
const OF_TIME =
  /^(?:n[oa]s?|em|semana|mês|ano|ontem|anteontem|outro dia|domingo|sábado|segunda|terça|quarta|quinta|sexta)(?!\p{L})[^,;:]{0,25}$/iu;
const PRONOUNS: readonly (readonly [RegExp, string])[] = [
  ...AS_YOURS,
  [/(?<!\p{L})eu(?!\p{L})/giu, 'você'],
  [/(?<!\p{L})me(?!\p{L})/giu, 'te'],
];
/** "De me apertar" is the buyer's own doing; "vão me atender" is done by others. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [
    /(?<!(?:vão|vai|ninguém|alguém|pra|para) )(?<!\p{L})me (?=\p{L}{2,15}(?:ar|er|ir)(?!\p{L}))/giu,
    'se ',
  ],
];
/** "Ficamos cinco horas parados": of several, who are "vocês". */
const OF_SEVERAL =
  /(?<![\p{L}])((?:não|nunca|já|só|sempre|ainda) )?(?!(?:vamos|ramos|menos|extremos?)(?!\p{L}))(\p{L}{1,14})(a|e)mos(?!\p{L})/giu;
const IN_PAST =
  /(?<!\p{L})(?:passad[oa]|ontem|anteontem|última vez|outro dia|já|mês passado|desde)(?!\p{L})/iu;
const SEVERAL: Readonly<Record<string, string>> = {
  ...{ temos: 'têm', estamos: 'estão', fazemos: 'fazem', podemos: 'podem', queremos: 'querem' },
};
const pluralOf = (text: string): string =>
  text.replace(OF_SEVERAL, (_, adverb: string | undefined, stem: string, vowel: string) => {
    const own = SEVERAL[`${stem}${vowel}mos`.toLowerCase()];
    const past = `${stem}${vowel}ram`;
    return `vocês ${adverb?.toLowerCase() ?? ''}${own ?? (IN_PAST.test(text) ? past : `${stem}${vowel}m`)}`;
  });

/** A verb in the first person that no rule turned, where a verb stands. */
const LEFT =
  /(?:^|[,;:.] |(?<!\p{L})(?:e|que|não|já|você|se|quando|porque) )(?!(?:não|como|isso|tudo|muito|pouco|quanto|quando|veio|mesmo|outro|domingo|sábado|ano|tempo|último|primeiro|algo|então|enquanto|\p{L}{1,20}(?:ndo|ado|ido|ento|ão)) )(\p{L}{2,20}o|\p{L}{3,20}ei)(?= |$)/iu;
const LEFT_AFTER_PRONOUN =
  /(?<!\p{L})(?:(?:te|se|você) (?!(?:vai|sai|cai|foi|aqui|hoje)(?!\p{L}))\p{L}{3,20}i|(?:você|porque) \p{L}{3,20}ndo)(?!\p{L})/iu;

/**
 * What the buyer stated as the seller gives it back: "apago tudo e a conta sobe" is "você apaga tudo e
 * a conta sobe". Null where that is not certain.
 */
export function asYou(stated: string): string | null {
  const clause = stated
    .replace(/\p{Extended_Pictographic}|\u{FE0F}/gu, ' ')
    .trim()
    .replace(LEAD, '')
    .replace(/[.!…\s]{1,8}$/u, '')
    .replace(END, '');
  if (clause === '' || REQUEST.test(clause)) return null;
  if (NOT_ONE.test(clause.replace(OF_SELLER, ''))) return null;
  const text = pluralOf(lowered(clause));
  let isFirst = true;
  const turned = text.replace(
    WORD,
    (whole, begin: string | undefined, adverbs: string, me: string | undefined, ...rest) => {
      const [word, at] = rest as [string, number];
      const own = ownVerbAsYou(word.toLowerCase());
      // "Um almoço", "de atraso" are nouns.
      const before = text.slice(0, at);
      if (own === null || NEVER_VERB.test(word)) return whole;
      if (!begin && !adverbs && OF_NOUN.test(before)) return whole;
      const after = text.slice(at + whole.length);
      if (
        !adverbs &&
        LIKE_VERBS.test(word) &&
        (!OF_VERB.test(before + (begin ?? '')) || after.startsWith(' de '))
      )
        return whole;
      const isStart = at === 0 || (begin !== undefined && !/^(?:e|que) $/iu.test(begin));
      // "Semana passada deixei …": nobody else is named before it.
      const isNew = isFirst && begin === undefined && OF_TIME.test(before);
      isFirst = false;
      const subject = isStart || isNew ? 'você ' : '';
      return `${begin ?? ''}${subject}${adverbs}${me ? 'se ' : ''}${own}`;
    },
  );
  const yours = [...OWN, ...PRONOUNS, ...SELLERS].reduce(
    (one, [pattern, word]) => one.replace(pattern, word),
    turned,
  );
  const said = yours.replace(/(?<!\p{L})você (?:você|que você) /giu, 'você ');
  return LEFT.test(said) || LEFT_AFTER_PRONOUN.test(said) ? null : said;
}

const YOURS_MAX = 110;
const YOURS_WORDS = 3;
const LEAST_STEMS = 2;

/** "Tá caro isso": of somebody, where nobody is named. */
const DEAR =
  /^(?:(?:é|tá|está|esse|o|isso) )*(?:\p{L}+ ){0,2}(?:caro|salgado|puxado|pesado|alto|pesou)(?: (?:isso|esse (?:valor|preço)))?$/iu;
/** "Por esse dinheiro tem que ter mais": a demand, which nobody gives back. */
const DEMANDS =
  /^(?:por|pra|para|com|sem|nesse|nessa|desse|dessa|aí|assim) |(?<!\p{L})tem que(?!\p{L})/iu;
const NAMES_BUYER = /(?<!\p{L})(?:você|te|se|seu|sua)(?!\p{L})/iu;

/** "Não esperava um preço tão alto", "queria ver antes": a form that "eu" and "você" share. */
const WANTED =
  /^(?:(?:não|ainda|só|também) ){0,2}(?:esperav|imaginav|queri|precisav|pensav|tinh|gostari|pretendi)a(?!\p{L})/iu;

/** What the buyer objected, said to them: "o preço te assustou um pouco"; null where that is not certain. */
export function objectedByYou(said: string): string | null {
  const text = asYou(said);
  if (text === null || text.length > YOURS_MAX || text.split(' ').length < 2) return null;
  if (SPOKEN.test(text)) return null;
  if (WANTED.test(text)) return `você ${text}`;
  if (DEAR.test(text) && !NAMES_BUYER.test(text)) return `${text} para você`;
  return NAMES_BUYER.test(text) || !DEMANDS.test(text) ? text : null;
}
/** What only says that something matters. */
const TAIL =
  /,? (?:e )?(?:é isso que mais te incomoda|e isso pesa|e vai ficando por isso mesmo|isso te preocupa)$/u;

/** "Faz quinze dias que isso me deu dor de cabeça" says less than what it is about. */
const OF_THIS = /(?<!\p{L})(?:isso|disso)(?!\p{L})/iu;

/** When it happened last, or who noticed it, is no matter to give back before what it is. */
const WHEN_OR_WHO =
  /^(?:você )?(?:faz |tod[ao]s? |semana passada|no (?:mês|feriado|fim) |(?:ante)?ontem|outro dia|n[ao] (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)|(?:segunda|terça|quarta|quinta|sexta) passada|ess[ea] |desde |piorou|começou|(?:a )?sua (?:irmã|mãe)|até o contador|já perdeu o sono)/iu;
const saysWhenOnly = (text: string): boolean => WHEN_OR_WHO.test(text);

/** Only in a chat: nobody says it back. */
const SPOKEN =
  /(?<!\p{L})(?:até que|sei lá|tipo|hein|viu|sabe|assim mesmo|mais ou menos)(?!\p{L})|(?<!\p{L})mesmo$/iu;
/** "O fole vazando ar": what is going on, without its verb. */
const GOING_ON = /^((?:o|a|os|as) (?:\p{L}+ ){1,3}?)(\p{L}{2,20}ndo(?: [^,;:]{1,60})?)$/iu;
const HAS_VERB =
  /(?<!\p{L})(?:você|vocês|te|se|é|está|tá|tão|são|tem|têm|há|foi|era|fica|ficam|vai|vão|dá|dão|faz|vem|anda|vive|sobe|sai|cai|dói|falta|perde|quebra|para|atrasa|cansa|pesa|custa|gasta|acaba|come|leva|passa|some|chega|demora|precisa|\p{L}{3,}(?:ou|eu|iu|ava|avam|aram|eram|iram)|(?:não|nunca|só) \p{L}{3,}(?:a|e|am|em))(?!\p{L})/iu;

/** "Uns R$ 400 por mês, …": an amount needs its verb. */
const AMOUNT = /^(?:(?:uns|umas|quase|perto de|mais de) )?R\$ ?\d[^,;:]{0,60}/iu;

/** "O couro de bode que chega manchado": a thing, and nothing said of it. */
const THING =
  /^((?:o|a|os|as) (?:\p{L}+ ){1,4}?que )(?:não |nunca |só )?\p{L}+((?: [^,;:]{1,60})?)$/iu;
const thingOf = (text: string): string | null => {
  const [, head = '', rest = ''] = THING.exec(text) ?? [];
  if (head === '' || HAS_VERB.test(head) || HAS_VERB.test(rest)) return null;
  return `${text} te ${/^(?:os|as) /iu.test(text) ? 'incomodam' : 'incomoda'}`;
};

/** As a sentence with a verb; null for a piece of one, and for talk. */
function asSentence(text: string): string | null {
  if (SPOKEN.test(text)) return null;
  const amount = AMOUNT.exec(text)?.[0] ?? '';
  if (amount !== '' && !HAS_VERB.test(amount)) return `são ${text}`;
  const thing = thingOf(text);
  if (thing !== null) return thing;
  const going = GOING_ON.exec(text);
  if (going) return `${going[1]}${/^(?:os|as) /iu.test(text) ? 'estão' : 'está'} ${going[2]}`;
  if (!HAS_VERB.test(text)) return null;
  return /^te \p{L}/iu.test(text) ? `isso ${text}` : text;
}

/** The sentence of the buyer that says most, as the seller gives it back; null where none can be. */
export function yoursOf(texts: readonly string[]): string | null {
  const [best] = texts
    .flatMap((text) => piecesOf(text))
    .map(({ text }) => asYou(withoutLead(text))?.replace(TAIL, '') ?? '')
    .map((text) => asSentence(text) ?? '')
    .filter((text) => !saysWhenOnly(text))
    .filter((text) => text.length <= YOURS_MAX && text.split(' ').length >= YOURS_WORDS)
    .map((text) => ({ text, stems: contentStems(text).length - (OF_THIS.test(text) ? 2 : 0) }))
    .filter(({ text }) => contentStems(text).length >= LEAST_STEMS)
    .toSorted((a, b) => b.stems - a.stems);
  return best?.text ?? null;
}
