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
