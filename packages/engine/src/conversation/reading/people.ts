import { FIRST_NAMES } from '../../knowledge/brazil/first-names.ts';
import { memoised } from '../../shared/memo.ts';
import { asPattern, capital, fold } from '../../shared/text.ts';

const TITLED =
  /(?<![\p{L}])(dona|seu|senhora?|(?<!minha |meu |sua |seu )irm(?:ã|a|ão|ao)|pastora?|padre|professora?|prof\.?|compadre|comadre|sr\.?|sra\.?|dr\.?|dra\.?|doutora?|tia|tio)\s+(\p{L}[\p{L}'’-]+)/giu;
const NAMED =
  /(?<![\p{L}])(?:o nome (?:dele|dela|d[oa] \p{L}+)?\s*(?:é|e|eh|:)|nome\s*:|se chama|chama-se|chamad[oa]|chama (?:ela|ele) de|(?:ela|ele) chama|(?:ela|ele) é [ao])\s+(\p{L}[\p{L}'’-]+)/giu;
/** "a paciente, Lorena," and "nome Valdir": a capitalised first name stands alone. */
const FIRST_NAME = /(?<![\p{L}.“"])(\p{Lu}\p{Ll}{2,})(?![\p{L}-])/gu;
const AFTER_NAME_WORD =
  /(?<![\p{L}])(?:nome|chama(?:da|do)?|chama-se)(?: d[ae]l[ae]| é| e| eh|:|,)*\s+(\p{Lu}\p{L}+)/gu;
/** "uma mensagem pra ela, Marinalva, com o preço": a name after what it stands for. */
const APPOSITION =
  /(?:el[ae]|del[ae]|nel[ae]|client[ea]|pacient[ea]|alun[oa]|noiv[oa]|don[oa]|gerente|secret[áa]ri[oa]|comprador[a]?|diretor[a]?|m[ãa]e|pai|m[oa][çc][oa]|viúv[oa]|síndic[oa])(?![\p{L}])[^.!?]{0,50}?,\s*(\p{Lu}\p{Ll}{2,})(?=\s*(?:[,.!?]|$))/gu;
/** A name of a business or a place is nobody's. */
const BUSINESS =
  /(?:pousada|hotel|padaria|clinica|construtora|oficina|mercado|loja|restaurante|bar|escola|igreja|fazenda|sitio|condominio|farmacia|academia|salao|posto|banco|rua|bairro|cafeteria|emporio|grupo|edificio|residencial|shopping|empresa|metalurgica|faculdade|distribuidora|industria|cooperativa|concessionaria|transportadora|agencia|escritorio|consultorio|hamburgueria|pizzaria|confeitaria|floricultura|otica|drogaria|atacado|atacarejo|laticinio|usina|colegio|santa|santo|sao|sta|sto)\s*$/;
const CAPITALISED =
  /(?<![\p{L}])(?:[aoAO]|d[ao]|n[ao]|pr[ao]|para|com|que|cliente|paciente|casal|fam[ií]lia|alun[ao]|noiv[ao]|síndic[ao]|mestre|diretor[a]?|gerente|inquilin[oa]|morador[a]?|corretor[a]?|engenheir[oa]|arquitet[oa]|lojista|vizinh[oa]|veterinári[oa]|dentista|enfermeir[oa]|comprador[a]?|chef)\s+(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+){0,2})(?![\p{L}])/gu;
const NOT_NAMES =
  /^(sra?|dra?|senhora?|dona|seu|instagram|whatsapp|google|facebook|tiktok|linkedin|pix|brasil|natal|pascoa|spin|icp|deus|black|excel|canva|youtube|email|internet|cliente|salao|clinica|empresa|loja|escola|hospital|arena|coach|nome|mesma?|joia|casa|cara|que|sem|com|por|para|pra|pro|nao|so|tambem|mas|em|se|como|quando|onde|depois|agora|muito|bem|menos|dele|dela|ele|ela|voce|um|uma|mais|preco|valor|dia|sim|pronto|certo|claro|isso|combinado|fechado|segunda|terca|quarta|quinta|sexta|sabado|domingo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)$/;
/** A first name in lower case counts only after one of these words. */
const BEFORE_NAME =
  /^(a|o|da|do|na|no|pra|pro|para|com|cliente|paciente|aluna|aluno|noiva|noivo|sindica|sindico|nome|e|dona|que|oi|diretor|diretora|gerente|comprador|compradora|secretaria|vizinha|vizinho|amiga|amigo|professora|professor)$/;

/** What reads a message asks for its names many times. */
const KEPT = 200;

/** The names of people in a message, as they are addressed, in order: "Marlene", "dona Zefa". */
export const peopleIn: (text: string) => readonly string[] = memoised((text) => {
  const found = new Map<number, string>();
  for (const { index, 1: title = '', 2: name = '' } of text.matchAll(TITLED)) {
    if (isTitledName(name) || isLowerTitled(title, name))
      found.set(index, `${title.toLowerCase()} ${capital(name)}`);
  }
  const add = (index: number, name: string) => {
    const isKnown = [...found.values()].some((one) => one.endsWith(capital(name)));
    if (!isKnown && !NOT_NAMES.test(fold(name.split(' ')[0] ?? '')))
      found.set(index, capital(name));
  };
  for (const { index, 1: name = '' } of text.matchAll(NAMED)) add(index, name);
  for (const { index, 1: name = '' } of text.matchAll(AFTER_NAME_WORD)) add(index, name);
  for (const { index, 0: found_, 1: name = '' } of text.matchAll(APPOSITION))
    add(index + found_.length - name.length, name);
  for (const { index, 0: found_, 1: name = '' } of text.matchAll(CAPITALISED)) {
    const isPlace =
      !isFirstName(name) &&
      (/^(?:n[ao]|d[ao])\s/iu.test(found_) || MOVES_TO.test(fold(text.slice(0, index))));
    const hyphen = text.charAt(index + found_.length) === '-';
    if (!isPlace && !hyphen && !isBusiness(text, index) && !STARTS_BUSINESS.test(fold(name)))
      add(index, name);
  }
  for (const { index, 1: name = '' } of text.matchAll(FIRST_NAME)) {
    if (isFirstName(name) && !isBusiness(text, index)) add(index, name);
  }
  addLowerCase(text, add);
  return [
    ...new Map([...found].sort(([a], [b]) => a - b).map(([, name]) => [fold(name), name])).values(),
  ];
}, KEPT);

/** "viajando pra Gravatá": where somebody goes. */
const MOVES_TO = /\b(?:viaj\w+|ir|vai|vou|foi|fui|mud(?:ou|ei|ar)|volt\w+|mora|moro|entreg\w+)\s?$/;

const isFirstName = (name: string) => FIRST_NAMES.has(fold(name.split(' ')[0] ?? ''));
const isBusiness = (text: string, index: number) => BUSINESS.test(fold(text.slice(0, index)));
const STARTS_BUSINESS =
  /^(?:pousada|hotel|padaria|clinica|construtora|oficina|mercado|loja|restaurante|bar|escola|igreja|fazenda|sitio|condominio|farmacia|academia|salao|posto|banco|rua|emporio|grupo|shopping|empresa|rh|bom|boa|distribuidora|industria|cooperativa|concessionaria|transportadora|agencia|escritorio|consultorio|hamburgueria|pizzaria|confeitaria|floricultura|otica|drogaria|atacado|atacarejo|laticinio|usina|colegio)\b/;

const RELATIVE =
  /(?<![\p{L}])(?:pr[ao]|para(?: [oa])?|ao|à|p)\s((?:m[ãa]e|pai|esposa|marido|mulher|filh[oa]|noiv[oa]|s[óo]ci[oa]|irm[ãa]o?|av[óô]|secret[áa]ria|gerente) d[ao] \p{Lu}\p{L}+)/u;

/** The recipient of a text: "mensagem pro Davi", "à mãe da Lara", "ao Hélio e à Denise". */
export function recipientIn(request: string): string | null {
  const relative = RELATIVE.exec(request)?.[1];
  if (relative) return relative;
  const one = oneRecipient(request);
  return one === null ? null : [one, ...furtherRecipients(request, one)].join(' e ');
}

/** Who is named right after the first recipient: "ao Hélio e à Denise". */
function furtherRecipients(request: string, first: string): string[] {
  const last = first.split(' ').at(-1) ?? first;
  const after = new RegExp(
    `(?:pr[ao]|para|ao|à)\\s(?:[oa]\\s)?(?:\\p{L}+\\.?\\s)?${asPattern(last)}\\s(?:e|com)\\s(?:pr[ao]|para|ao|à|[oa])?\\s?(?:[oa]\\s)?((?:(?:dona|seu)\\s)?\\p{Lu}\\p{L}+)`,
    'iu',
  ).exec(request)?.[1];
  const named = after && /\p{Lu}/u.test(after) ? peopleIn(`para ${after}`) : [];
  return named.slice(0, 1);
}

const MANY =
  /(?<![\p{L}])(?:pr[ao]s|para (?:[oa]s|todos|todas)|aos|às) (?:(?:meus|minhas|outr[oa]s) )?(?:client(?:es|as)|freguese?s?|pacientes|alun[oa]s|restaurantes?|lojas?|salões|saloes|revendedoras|m[ãa]es|pais|noivas|vizinh[oa]s|seguidor[ea]s|contatos|moradores|s[ií]ndic[oa]s)(?![\p{L}])|(?:pr[ao]|para [oa]|n[oa]) (?:meu |minha )?(?:grupo|lista|status|comunidade|turma(?! del)|feed|story|stories|pessoal|povo|galera)(?![\p{L}])|(?<!\d)\d{1,4} \p{L}{3,20} pr[ao] avisar|(?:pr[ao]|para) (?:[oa] )?(?:toda )?(?:a )?(?:clientela|freguesia)(?![\p{L}])|(?:pr[ao]|para) (?:tod[oa]s|todo mundo)(?![\p{L}])|avisar (?:[oa]s )?(?:meus |minhas )?clientes?|chamar as clientes?/iu;

/** Whether a text is for many at once: "pros restaurantes", "pra lista", "pro grupo". */
export const isForMany = (request: string): boolean => MANY.test(request);

const BOTH =
  /(?:pr[oa]s|para [oa]s|aos|às|com [oa]s) (?:dois|duas)(?![\p{L}]|\s\p{L}{2,20}s(?![\p{L}]))|(?:pr[oa]|para [oa]) casal(?![\p{L}])|(?:pra|para) el[ea]s(?![\p{L}])/iu;

/** "pros dois": the two people named last, "senhor Raimundo" and "Raimundo" as one; else null. */
export function coupleIn(request: string, people: readonly string[]): string | null {
  const [one, other] = people.slice(-2);
  if (!one || !other || !BOTH.test(request)) return null;
  const last = (name: string) => fold(name).split(' ').at(-1);
  return last(one) === last(other) ? one : `${one} e ${other}`;
}

/** "pra ela pedindo 5 minutos com o dr. Evandro": a name after what stands for the recipient. */
const PRONOUN =
  /(?<=\p{L})\s(?:[Pp]r[ao]|[Pp]ara) el[ae](?![\p{L}])(?!,?\s(?:(?:[oa]|[Ss]eu|[Dd]ona|[Dd]r|[Dd]ra)\.?\s)?\p{Lu})/u;
const GIVES_NAME = /(?<![\p{L}])(?:nome|chama)(?![\p{L}])/iu;

/** Where a request names its recipient only by a pronoun; null when it names somebody. */
export function pronounAt(request: string): number | null {
  return GIVES_NAME.test(request) ? null : (PRONOUN.exec(request)?.index ?? null);
}

function oneRecipient(request: string): string | null {
  const at = pronounAt(request);
  if (at !== null) return peopleIn(request.slice(0, at)).at(-1) ?? null;
  const after =
    /(?<![\p{L}])(?:pra|pro|para|ao|à|preu|p)\s+(?:[oa]\s+)?((?:[^.!?]|(?<=\b[sd]ra?)\.){2,60})/iu.exec(
      request,
    )?.[1];
  return (after && peopleIn(`para ${after}`)[0]) ?? peopleIn(request)[0] ?? null;
}

function addLowerCase(text: string, add: (index: number, name: string) => void): void {
  const words = [...text.matchAll(/\p{L}[\p{L}'’-]*/gu)];
  words.forEach(({ 0: word, index }, at) => {
    const before = fold(words[at - 1]?.[0] ?? '');
    if (!isShortName(fold(word)) || !BEFORE_NAME.test(before)) return;
    const next = words[at + 1]?.[0] ?? '';
    const isDouble = FIRST_NAMES.has(fold(next)) && DOUBLE.test(fold(word));
    add(index, [nicknamed(word), ...(isDouble ? [capital(next)] : [])].join(' '));
  });
}

const NICKNAMES = new Map([
  ['ze', 'Zé'],
  ['tonho', 'Tonho'],
  ['chico', 'Chico'],
  ['tiao', 'Tião'],
  ['nenem', 'Neném'],
]);
/** Names that are often followed by another: "zé carlos", "ana paula". */
const DOUBLE = /^(?:ze|jose|joao|maria|ana|luiz|luis|antonio|carlos|paulo|pedro|francisco)$/;
const isShortName = (folded: string) => FIRST_NAMES.has(folded) || NICKNAMES.has(folded);
const nicknamed = (word: string) => NICKNAMES.get(fold(word)) ?? capital(word);

function isTitledName(name: string): boolean {
  const folded = fold(name);
  if (NOT_NAMES.test(folded) || /^d[eoa]s?$/.test(folded)) return false;
  const isCapital = /^\p{Lu}/u.test(name);
  return isCapital || FIRST_NAMES.has(folded);
}

/** "dona fia": a nickname after the title that nobody gives to things. */
const isLowerTitled = (title: string, name: string): boolean =>
  fold(title) === 'dona' && name.length >= 3 && !AFTER_DONA.test(fold(name));
const AFTER_DONA =
  /^(?:d[aeo]s?|que|quer|disse|falou|achou|sumiu|nao|num|me|ta|esta|tem|vai|veio|com|sem|pra|para|mas|casa|loja|salao|ainda|tambem|respond\w+|pediu|mandou|fechou|comprou|mesmo|mesma|e|ja|so|na|no|em|se|ligou|voltou|marcou|desmarcou|faltou|ficou)$/;

const MALE_IN_A = /^(luca|nikita|juca)$/;

/** "ela" or "ele" for a named person; null when the name does not show it. */
export function pronounOf(name: string): 'ela' | 'ele' {
  const folded = fold(name);
  if (/^(dona|senhora|sra|dra|doutora|tia)\b/.test(folded)) return 'ela';
  if (/^(seu|senhor|sr|dr|doutor|tio)\b/.test(folded)) return 'ele';
  const first = folded.split(' ')[0] ?? '';
  const isFemale =
    /(a|ane|ene|ine|ete|ette|ilde|eide|eire|ange|ice|iele|ele|elle|is)$/.test(first) ||
    /^(beatriz|ester|raquel|carol|isabel|ines|ruth|karen|cris)$/.test(first);
  return isFemale && !MALE_IN_A.test(first) ? 'ela' : 'ele';
}
