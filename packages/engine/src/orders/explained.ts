import { PACKS } from './list-product.ts';
import { CONTAINER } from './match.ts';
import { foldedName, type Request } from './request.ts';
import { isTelling } from './tokens.ts';

/** Words of requests, payment and delivery; what else a message says may change what is meant. */
const SPOKEN =
  /^(?:quant\w*|total|tud\w*|tod[oa]s?|som\w+|calcul\w+|fic\w+|d[aá]|dao|sai|saem|cust\w+|val\w+|prec\w+|reais|real|cada|quer\w*|ped\w+|pedid\w+|lev\w+|precis\w+|urgen\w+|loja|tabela|lista|escolh\w+|encomend\w+|compr\w+|orcament\w*|gost\w+|saber|favor|desc?ont\w*|pix|vist\w*|dinheir\w*|carta\w*|credit\w*|debit\w*|boleto\w*|parcel\w+|vez\w*|frete|entreg\w+|sinal|entrada|adiantad\w*|rest\w+|falt\w+|sobr\w+|comiss\w+|lucr\w+|client\w*|el[ae]s?|voce|eu|meu|minha|seu|sua|don[ao]|agora|hoje|mais|menos|sem|tambem|so|mas|se|for|forem|fosse\w*|ser\w*|vai|vou|vao|por|que|qual|est\w+|ess\w+|diss\w*|del[ae]s?|igual|iguais|mesm\w+|junt\w+|ainda|ja|na[oõ]|tir\w+|retir\w+|poe|bota|coloc\w+|acrescent\w+|inclu\w+|volt\w+|mud\w+|troc\w+|err\w+|refa\w+|corrig\w+|desist\w+|cancel\w+|aplic\w+|pag\w+|divid\w+|fech\w+|fa[cz]\w*|der|dou|dar|dei|diferenc\w*|entre|primeir\w+|segund\w+|outr\w+|valor\w*|final|unitari\w*|unidad\w*|peca\w*|ite[nm]\w*|bom|boa|dia|tarde|noite|oi|ola|entao|assim|aqui|ali|depois|antes|como|porque|ate|mes|beleza|obrigad\w+|favor)$/;
export const UNEXPLAINED = 3;

/** How many words of a message are no part of an order. */
export function unexplained({ tokens, items }: Request): number {
  const named = new Set(items.flatMap(({ name }) => name));
  const left = tokens.filter(
    (one) =>
      one.value === null &&
      isTelling(one) &&
      one.word.length > 2 &&
      !named.has(one) &&
      (PACKS.test(one.stem) || !CONTAINER.test(one.stem)) &&
      !SPOKEN.test(one.word),
  );
  return left.length;
}

/** Names beside the goods that no list has: "com instalação". */
export function unnamedIn({ phrases, items, tokens: all }: Request): string[] {
  const first = Math.min(...items.map(({ at }) => at));
  return phrases.flatMap(({ from, tokens: own }) => {
    const isJoined = /^(?:e|mais|com)$/.test(all[from - 1]?.word ?? '') || own[0]?.word === 'com';
    const tokens = isJoined ? own : [];
    const telling = tokens.filter(isTelling);
    const isName =
      telling.length > 0 &&
      telling.length < 3 &&
      from > first &&
      telling.every(({ value, word }) => value === null && word.length > 3 && !SPOKEN.test(word));
    const isHeld = items.some(({ at }) => at >= from && at < from + tokens.length);
    const isBeside = items.some(({ at }) => at < from && at > from - BESIDE);
    return isName && !isHeld && isBeside ? [foldedName(telling)] : [];
  });
}
const BESIDE = 9;
