/** Statements about customers, "não confiam em corretor", turned to "eu" and to "você". */

type Person = 'eu' | 'você';

/** Verbs of the third person plural whose other persons follow no rule: eu, você. */
const IRREGULAR: Readonly<Record<string, readonly [eu: string, voce: string]>> = {
  são: ['sou', 'é'],
  estão: ['estou', 'está'],
  tão: ['tô', 'tá'],
  vão: ['vou', 'vai'],
  dão: ['dou', 'dá'],
  têm: ['tenho', 'tem'],
  vêm: ['venho', 'vem'],
  veem: ['vejo', 'vê'],
  leem: ['leio', 'lê'],
  põem: ['ponho', 'põe'],
  fazem: ['faço', 'faz'],
  dizem: ['digo', 'diz'],
  trazem: ['trago', 'traz'],
  querem: ['quero', 'quer'],
  podem: ['posso', 'pode'],
  sabem: ['sei', 'sabe'],
  sentem: ['sinto', 'sente'],
  saem: ['saio', 'sai'],
  caem: ['caio', 'cai'],
  perdem: ['perco', 'perde'],
  pedem: ['peço', 'pede'],
  ouvem: ['ouço', 'ouve'],
  medem: ['meço', 'mede'],
  dormem: ['durmo', 'dorme'],
  preferem: ['prefiro', 'prefere'],
  seguem: ['sigo', 'segue'],
  conseguem: ['consigo', 'consegue'],
  servem: ['sirvo', 'serve'],
  vestem: ['visto', 'veste'],
  repetem: ['repito', 'repete'],
  investem: ['invisto', 'investe'],
  recorrem: ['recorro', 'recorre'],
  foram: ['fui', 'foi'],
  eram: ['era', 'era'],
  tiveram: ['tive', 'teve'],
  estiveram: ['estive', 'esteve'],
  fizeram: ['fiz', 'fez'],
  vieram: ['vim', 'veio'],
  puderam: ['pude', 'pôde'],
  quiseram: ['quis', 'quis'],
  souberam: ['soube', 'soube'],
  deram: ['dei', 'deu'],
  viram: ['vi', 'viu'],
  saíram: ['saí', 'saiu'],
  caíram: ['caí', 'caiu'],
};
/** Endings of regular verbs, the longest first. */
const REGULAR: readonly (readonly [RegExp, eu: string, voce: string])[] = [
  [/caram$/u, 'quei', 'cou'],
  [/garam$/u, 'guei', 'gou'],
  [/çaram$/u, 'cei', 'çou'],
  [/aram$/u, 'ei', 'ou'],
  [/eram$/u, 'i', 'eu'],
  [/iram$/u, 'i', 'iu'],
  [/avam$/u, 'ava', 'ava'],
  [/(?<=quer|pod|sab|diz|faz|dev|viv|perd|vend|sent|ped|com|tinh)iam$/u, 'ia', 'ia'],
  [/am$/u, 'o', 'a'],
  [/guem$/u, 'go', 'gue'],
  [/cem$/u, 'ço', 'ce'],
  [/uzem$/u, 'uzo', 'uz'],
  [/em$/u, 'o', 'e'],
];
/** Verbs in -rar, whose present looks like a past: "param", "esperam". */
const PRESENT =
  /^(?:param|(?:com|se|pre|re|dis|am)param|encaram|declaram|esperam|geram|consideram|operam|recuperam|superam|lideram|alteram|liberam|toleram|(?:re)?tiram|giram|respiram|admiram|moram|demoram|melhoram|pioram|ignoram|compram|entram|mostram|encontram|cobram|quebram|lembram|sobram|dobram|procuram|juram|duram|seguram|misturam|faturam)$/u;
const NO_VERB =
  /^(?:sem|bem|nem|em|cem|trem|quem|tem|vem|também|alguém|ninguém|porém|além|homem|ordem|jovem|nuvem|item|origem|instagram|telegram|programam|\p{L}+(?:agem|igem|ugem))$/u;

/** Whether a word can be a verb of the third person plural: "confiam", "têm". */
export const isThirdPlural = (word: string): boolean =>
  word in IRREGULAR || (/\p{L}{2}(?:am|em)$/u.test(word) && !NO_VERB.test(word));

function inPerson(verb: string, person: Person): string {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular[person === 'eu' ? 0 : 1];
  const rules = PRESENT.test(verb)
    ? REGULAR.filter(([ending]) => !/ram/.test(ending.source))
    : REGULAR;
  const rule = rules.find(([ending]) => ending.test(verb));
  return rule ? verb.replace(rule[0], rule[person === 'eu' ? 1 : 2]) : verb;
}

const ADVERBS = '(?:(?:não|nunca|já|só|sempre|ainda|mal|nem|também|se|quase) ){0,4}';
/** The verbs whose subject is left out: the first one, and those after a conjunction. */
const VERBS = new RegExp(
  String.raw`(^|(?:,| e| ou| mas| porque| pois| quando| se| enquanto) )(${ADVERBS})(\p{L}{1,30})`,
  'gu',
);

/** Null where the first verb is not one whose subject is left out, or "deles" is said. */
function turned(statement: string, person: Person): string | null {
  const start = new RegExp(`^${ADVERBS}(\\p{L}{1,30})`, 'u').exec(statement)?.[1] ?? '';
  if (!isThirdPlural(start) || /(?<!\p{L})(?:del[ea]s|seus?|suas?)(?!\p{L})/u.test(statement)) {
    return null;
  }
  return statement
    .replace(VERBS, (whole, before: string, adverbs: string, verb: string) => {
      if (!isThirdPlural(verb)) return whole;
      const own = person === 'eu' ? adverbs.replace(/(?<!\p{L})se (?=$)/u, 'me ') : adverbs;
      return `${before}${own}${inPerson(verb, person)}`;
    })
    .replace(STATES, (_state, verb: string, adjective: string) => `${verb}${adjective}`);
}

/** What is said of several is said of one: "treino sozinhos", "estou cansadas". */
const STATES =
  /((?<!\p{L})(?:sou|estou|tô|é|está|fico|fica|ando|anda|\p{L}+) )(sozinh[oa]|cansad[oa]|satisfeit[oa]|ocupad[oa]|perdid[oa]|insegur[oa]|pres[oa])s(?!\p{L})/gu;

/** "não confiam em corretor" → "não confio em corretor"; null for a statement about somebody else. */
export const asI = (statement: string): string | null => turned(statement, 'eu');

/** "têm roupa parada porque emagreceram" → "tem roupa parada porque emagreceu". */
export const asYou = (statement: string): string | null => turned(statement, 'você');

const SINGULAR_IN_A =
  'trabalh|cheg|mor|us|pag|fic|gast|compr|demor|precis|tent|ach|procur|acord|pass|lev|começ|larg|deix|and|evit|adi|lut|cuid|ganh|cobr|confi|gost|tom|jog|estud|trein|viaj|pens|sonh|reclam|esper|marc|troc|atras|anot|control|acumul|acab|pul|almoç|jant|cozinh|limp|lav|organiz|planej|aceit|enfrent|enrol|encontr|fal|convers|tir|lembr|toc|cant|danç|malh|aguent|trav|preocup|arrisc|invent|busc|import|cri|adot|cans|contrat|calcul|desanim|compar|cort|empurr|improvis|desconfi|duvid|junt|carreg|guard';
const SINGULAR_IN_E =
  'viv|com|beb|sofr|vend|atend|esquec|depend|corr|receb|conhec|entend|desist|divid|decid|assum|assist|perceb|aprend|escrev|dev|tem|mex|merec|cresc|parec|aparec|resolv|devolv|escolh|bat';
const SINGULAR_REGULAR = new RegExp(`^(?:(?:${SINGULAR_IN_A})a|(?:${SINGULAR_IN_E})e)$`, 'u');
/** Of the present only: "viu" and "deu" tell of what happened. */
const SINGULAR_IRREGULAR: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(IRREGULAR).flatMap(([plural, [eu, voce]]) =>
      /(?:ram|am)$/u.test(plural) ? [] : [[voce, eu]],
    ),
  ),
  tem: 'tenho',
  tá: 'tô',
  consegue: 'consigo',
};

/** "Consegue" is "consigo"; null for a word that is no verb of the third person singular. */
function singularAsI(verb: string): string | null {
  const irregular = SINGULAR_IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (!SINGULAR_REGULAR.test(verb)) return null;
  return verb.replace(/ce$/u, 'ço').replace(/[ae]$/u, 'o');
}

/** "Chego e se senta" belongs to one person. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})seus(?!\p{L})/gu, 'meus'],
  [/(?<!\p{L})suas(?!\p{L})/gu, 'minhas'],
  [/(?<!\p{L})seu(?!\p{L})/gu, 'meu'],
  [/(?<!\p{L})sua(?!\p{L})/gu, 'minha'],
  [/(?<=(?:o|ou|ei) )se (?=\p{L}+r(?!\p{L}))/gu, 'me '],
];
const NEXT_VERBS = new RegExp(
  String.raw`((?:,| e| ou| mas| porque| pois| quando| nem)(?: que)? )(${ADVERBS})(\p{L}{1,30})`,
  'gu',
);

/** Verbs of one left-out subject after a conjunction: "perco venda porque demora" is "… demoro". */
export const nextVerbsAsI = (statement: string): string =>
  OWN.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    statement.replace(NEXT_VERBS, (whole, before: string, adverbs: string, verb: string) => {
      const own = singularAsI(verb);
      return own === null ? whole : `${before}${adverbs.replace(/se (?=$)/u, 'me ')}${own}`;
    }),
  );

/** "Não consegue se exercitar" → "não consigo me exercitar"; null where it begins with no such verb. */
export function singularStatementAsI(statement: string): string | null {
  const [, adverbs = '', verb = ''] =
    new RegExp(`^(${ADVERBS})(\\p{L}{1,30})`, 'u').exec(statement) ?? [];
  const own = singularAsI(verb);
  if (own === null) return null;
  const rest = statement.slice(adverbs.length + verb.length);
  return nextVerbsAsI(`${adverbs.replace(/se (?=$)/u, 'me ')}${own}${rest}`);
}

const YOURS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(IRREGULAR).map(([eu, voce]) => [eu, voce])),
  ...{ tô: 'tá', tou: 'tá', consigo: 'consegue', tenho: 'tem', recebi: 'recebeu' },
};
/** Past of verbs in -er; others in -i are of verbs in -ir. */
const PAST_IN_ER =
  /^(?:viv|com|beb|sofr|vend|atend|esquec|depend|corr|receb|conhec|entend|perceb|aprend|escrev|dev|tem|mex|cresc|resolv|devolv|escolh|bat|perd|perceb|promet|respond|convenc)i$/u;
const PAST_IN_IR =
  /^(?:desist|divid|decid|assist|ped|sent|ouv|dorm|fug|consegu|prefer|invest|sub|abr|part|discut|insist)i$|^(?:sa|ca)í$/u;
const PRESENT_IN_A = new RegExp(
  `^(?:${SINGULAR_IN_A}|apag|remend|escut|pergunt|lig|mand|recus|ajud|alug|assin|abandon|rod|plant)o$`,
  'u',
);
const PRESENT_IN_E = new RegExp(
  `^(?:${SINGULAR_IN_E.replaceAll('c|', 'ç|')}|conheç|esqueç)o$`,
  'u',
);

/** "Perco" is "perde", "deixei" is "deixou"; null for a word that is no verb of the first person. */
export function ownVerbAsYou(verb: string): string | null {
  const known = YOURS[verb];
  if (known !== undefined) return known;
  if (verb === 'como') return null;
  if (PRESENT_IN_A.test(verb)) return verb.replace(/o$/u, 'a');
  if (PRESENT_IN_E.test(verb)) return verb.replace(/ço$/u, 'ce').replace(/o$/u, 'e');
  if (PAST_IN_ER.test(verb)) return verb.replace(/i$/u, 'eu');
  if (PAST_IN_IR.test(verb)) return verb.replace(/[ií]$/u, 'iu');
  if (!/\p{L}{2}ei$/u.test(verb)) return null;
  return verb
    .replace(/quei$/u, 'cou')
    .replace(/guei$/u, 'gou')
    .replace(/cei$/u, 'çou')
    .replace(/ei$/u, 'ou');
}
