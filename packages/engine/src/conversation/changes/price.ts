import { capital, fold, lower } from '../../shared/text.ts';
import { isWhole } from '../compose/sendable.ts';
import { tidy } from './replacements.ts';
import { bodySentences, isAsking, isGreeting, isPolite } from './sentences.ts';

const MONEY =
  /(?:r\$|\$)\s?\d|\d{1,12}(?:[.,]\d{1,12})?\s{0,3}(?:reais|conto|contos|pila|mil\b)|\bpor \d{2,6}(?=[.,;!]|$)|\[confirme: (?:valor|pre[cç]o)[^\]]{0,300}\]/iu;
const MONEY_PHRASE =
  /(?:,?\s{0,3}(?:(?:o (?:valor|pre[cç]o|investimento) (?:é|e|fica em|novo é)|(?:fica|sai|ficou|custa)(?: em| por| a)?|por|no valor de|de|em)\s{1,3})?(?:apenas\s{1,3}|só\s{1,3})?(?:R\$\s?[\d.,]{0,12}\d(?:\s{0,3}(?:mil|milh[õo]es))?|\d[\d.,]{0,12}\s{0,3}(?:reais|conto|contos|pila|mil(?: reais)?)(?![\p{L}])|(?<=por )\d{2,6}(?:,\d{2})?(?=[.,;!]|$)|\[confirme: (?:valor|pre[cç]o)[^\]]{0,300}\]))/giu;
const PRICE_WORD = /\b(valor|preco|investimento|custa|reais|r\$|\$)/;

/** What leads to an amount, and what may follow one that has no sign of its own. */
const LEADS =
  '(?:deu|d[aá]|fica|ficou|sai|saiu|sai por|custa|custou|cobro|valor|por|entrada|sinal|total|mensalidade|resta|restam|saldo de|os|é)';
const FOLLOWS =
  '(?=[.,;!?]|$|\\s(?:e|no|na|nos|nas|com|à|a|mais|cada|já|sem|até|em|para|pra|mas|ou|por (?:m[eê]s|pessoa|hora|aula)|de (?:entrada|sinal))(?![\\p{L}]))';
/** "material 60,": a thing with its price; "sala 30" is a place. */
const THING_LEADS =
  '(?<=[,;:] (?!(?:sala|loja|casa|apto|rua|bloco|quadra|lote|linha|turma|pedido|depois|até|desde)\\s)\\p{L}{4,14} )';
/** Amounts without their sign: "36,50", "1.150 por mês", "205 de entrada". */
const BARE = new RegExp(
  `(?:,?\\s{0,3}(?<![\\p{L}])(?:(?:fica|sai|custa|é)(?: em| por| a)?|por|no valor de|de|em)\\s{1,3})?(?<![\\d.,/:])(?:\\d{1,3}(?:\\.\\d{3}){1,3}(?:,\\d{2})?|\\d{1,7},\\d{2}|(?<=(?<![\\p{L}])${LEADS} )\\d{2,7}${FOLLOWS}|${THING_LEADS}\\d{2,6}(?=[.,;!?]|$)|\\d{2,7}(?=\\s(?:de (?:entrada|sinal)|por (?:m[eê]s|pessoa|hora|aula)|cada|[àa] vista|no total)(?![\\p{L}])))(?![\\d.,/:%]{0,12}[\\d%])(?:\\s(?:por (?:m[eê]s|pessoa|hora|aula)|cada|a unidade|no total)(?![\\p{L}]))?`,
  'giu',
);
/** "mantenho os 36,50": what is done to the price is still said. */
const KEPT =
  /((?:mantenho|mantemos|seguro|fa[cç]o|garanto|manter|segurar)\s)(?:[oa]s\s)?(?:R\$\s?)?\d[\d.]*(?:,\d{2})?(?:\sreais)?(?=[\s,.;!?])/giu;
const PERCENT =
  /(?:,?\s(?:com|de|d[oa]s?|por)(?:\s(?:até|uns|mais))?)?\s\d{1,3}(?:,\d)?\s?%(?:\sde desconto)?(?:\soff)?/giu;

/** Without a share: "3 vestidos com 10%". */
export const withoutPercent = (text: string): string | null => {
  const left = tidy(
    mapSentences(text, (sentence) => {
      const rest = sentence.replace(PERCENT, '');
      const isLeft = isWhole(rest) && !/:\s(?:n[ao]s?|no|de|em|com|para|pra)\s/iu.test(rest);
      return rest === sentence || isLeft ? rest : '';
    }),
  );
  return left === text ? null : left;
};

/** "a caixa era 80 e vai para 95", "de 60 por 45": the price that holds no more. */
const OLD_PRICE =
  /(?:,?\s?(?<![\p{L}])(?:(?:e|mas) )?(?:[oa] )?\p{L}+ (?:era|custava|estava|tava|saía|saia)(?: a| por| de)? (?:R\$ ?)?\d[\d.,]*(?: reais)?(?:,| e| mas)?(?=\s)|\sde (?:R\$ ?)?\d[\d.,]*(?: reais)?(?=\s(?:(?:sai|fica|está|tá|agora) ){0,2}(?:por|para|pra)\s(?:R\$ ?)?\d))/giu;

export const withoutOldPrice = (text: string): string =>
  tidy(text.replace(OLD_PRICE, (found) => (found.startsWith(',') ? ',' : '')));

/** Sentences and clauses that are only about the price go, and amounts inside others. */
export function withoutPrice(text: string): string {
  const left = withoutSaidPrice(text);
  if (left === text) return tidy(text.replace(LAST_FIGURE, ''));
  const thing = PRICED_THING.exec(bodySentences(text).find(hasPrice) ?? '')?.[1];
  return thing && !bodySentences(left).some(saysSomething)
    ? tidy(
        text.replace(PRICED_SENTENCE, `Sobre ${lower(thing)}, me chama que eu te passo o valor.`),
      )
    : left;
}

/** "O kit de 20 sai por R$ 440.": nothing else is said than what something costs. */
const PRICED = '(?:sai|saem|fica|ficam|custa|custam|é|está)(?:\\s(?:em|por|a))?\\sR\\$';
const PRICED_THING = new RegExp(`^([OA]s?\\s[^.!?,]{2,50}?)\\s${PRICED}`, 'u');
const PRICED_SENTENCE = new RegExp(
  `(?<=^|[.!?]\\s|\\n)[OA]s?\\s[^.!?,]{2,50}?\\s${PRICED}(?:[^.!?\\n]|[.,](?=\\d)){1,80}[.!]`,
  'u',
);
const saysSomething = (sentence: string): boolean =>
  !isGreeting(sentence) &&
  !isPolite(sentence) &&
  !/^(?:tudo (?:bem|certo)|e a[ií],)/iu.test(sentence);

/** "20 fotos 450": where no price has a sign, the figure after a thing at the end of its clause. */
const LAST_FIGURE =
  /(?<=(?<![\p{L}])(?!(?:sala|loja|casa|apto|quadra|lote|linha|turma|pedido|depois|desde|entre|rua)\s)\p{Ll}{4,14})\s\d{2,6}(?=[.,;!?]|$)/gmu;

function withoutSaidPrice(text: string): string {
  const kept = mapSentences(text.replace(KEPT, '$1o valor'), (sentence) => {
    if (hasPrice(sentence)) return withoutPricedClauses(sentence);
    return PRICE_WORD.test(fold(sentence)) &&
      !isAsking(sentence) &&
      /\b(valor|preco|investimento)\b.{0,300}\b(e|fica|passa)\b/.test(fold(sentence))
      ? ''
      : sentence;
  });
  return tidy(kept);
}

const hasPrice = (text: string): boolean => MONEY.test(text) || text.search(BARE) >= 0;

/** Between two clauses, the sign or "e" with the second one. */
const BORDER = /(?=,\s(?=\p{L}))|(?=;\s)|(?=\se\s(?=\p{L}{2,}\s))/u;
const PRICED_VERB =
  /(?<![\p{L}])(?:fica|ficou|ficam|sai|saiu|saem|custa|custam|custou|deu|d[aá]|é|são|era|ser[aá]|passa|resta|restam|valor|pre[cç]o|investimento|total)(?:\s(?:em|por|a|de|para|pra|é|no|na)){0,2}\s(?:apenas\s|só\s)?(?:R\$\s?)?\d/iu;
/** ", R$ 280 que abatem do contrato": what is said of a price goes with it. */
const PRICE_WITH_MORE =
  /^[,;]?\s?(?:e\s)?(?:(?:por|são|é|a)\s)?R\$\s?[\d.]{1,12}(?:,\d{2})? que (?!você|a senhora|o senhor)/iu;
/** ", que abatem do contrato" goes with the price before it. */
const RELATIVE = /^,\s?que\s/iu;
const SAYS_MORE = 3;

/** What a sentence says besides its price; empty where it says nothing else. */
function withoutPricedClauses(sentence: string): string {
  const clauses = sentence.split(BORDER);
  const kept = clauses.flatMap((clause, at) => {
    if (RELATIVE.test(clause) && hasPrice(clauses[at - 1] ?? '')) return [];
    if (!hasPrice(clause)) return clause;
    if (PRICED_VERB.test(clause) || PRICE_WITH_MORE.test(clause)) return [];
    const rest = clause.replace(MONEY_PHRASE, '').replace(BARE, '');
    const isAboutPrice = /\b(valor|preco|investimento|fica|sai|custa|passa)\b/.test(fold(rest));
    const isEmpty =
      (rest.match(/\p{L}+/gu) ?? []).length < SAYS_MORE || isAboutPrice || ONLY_VERB.test(rest);
    return isEmpty ? [] : rest;
  });
  const bare = kept
    .join('')
    .replace(/^[\s,;]+(?:e\s)?|^\s*e\s/iu, '')
    .replace(/(?<![.,;!?…\s])[.,;!?…\s]+$/u, '');
  const left = capital(bare);
  const says = (left.match(/[\p{L}\d]+/gu) ?? []).length >= SAYS_MORE;
  if (!says || !(isWhole(left) || FACT.test(left))) return '';
  return `${left}${/[!?…]$/u.exec(sentence)?.[0] ?? '.'}`;
}
/** "eu faço" of "eu faço por R$ 90" says nothing by itself. */
const ONLY_VERB =
  /^[\s,;]*(?:e\s)?(?:que\s)?(?:(?:eu|el[ae]|a gente|n[oó]s|você|o \p{L}+|a \p{L}+)\s)?(?:fa[cç]o|fazemos|fecho|cobro|vendo|deixo|consigo|mantenho|custa|continua|est[aá]|encomendou|comprou|pagou)[\s.,;!]*$/iu;
/** A day or an hour is said even in a clause without a verb. */
const FACT = /\d|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado|domingo|amanh[aã]|hoje/iu;

/** Applies a change to each sentence; the lines and their frame stay. */
function mapSentences(text: string, change: (sentence: string) => string): string {
  return text
    .split('\n')
    .map((line) => {
      const sentences = bodySentences(line);
      if (sentences.length === 0) return line;
      return sentences
        .map(change)
        .filter((one) => one.trim() !== '')
        .join(' ');
    })
    .filter((line, at, all) => line !== '' || all[at - 1] !== '')
    .join('\n');
}
