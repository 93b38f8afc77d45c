import { fold } from '../../shared/text.ts';
import type { Mention } from './mention-type.ts';
import { mentionsOf } from './mentions.ts';
import { spelledOut } from './spelling.ts';
import { sentencesOf } from './tokens.ts';

/** A message as mentions and plain words. */
export interface Said {
  text: string;
  /** Folded, numbers as "#", sentences divided by " . ". */
  words: string;
  mentions: readonly Mention[];
  isQuestion: boolean;
  /** Takes back discounts: "sem desconto", "pelo preço cheio". */
  dropsDiscount: boolean;
  keepsDiscount: boolean;
  /** Another number in the place of one: "são 12", "errei", "em vez de". */
  replaces: boolean;
  /** As many as of the goods before. */
  sameCount: boolean;
  adds: boolean;
  /** It begins with an addition, or orders one. */
  addsFirst: boolean;
  supposes: boolean;
  returnsToFirst: boolean;
  isOther: boolean;
}

const DROPS =
  /\bsem (?:o |nenhum |qualquer |esse |os |tira\w* )?(?:descontos?\b|abatimento|#\s?%|nada\b)|\bdesconto algum\b|\bnao desse desconto\b|\bsem dar desconto|\b(?:preco|valor|tabela) chei[oa]\b|\bpreco (?:normal|de tabela)\b/;
/** "estas sem desconto": of the goods that are added alone. */
const PARTLY =
  /\b(?:est[ae]s?|ess[ae]s?|el[ae]s?|esses?|iss?o) sem (?:o )?desconto|\bsem (?:o )?desconto nel/;
const KEEPS =
  /\b(?:mesm[oa]s?|com (?:o|esse|os|este)|ja com|mantendo (?:o|os)|mantid[oa]s? (?:o|os)|inclusive o|ness[ea]|dess[ea]) (?:os |o |de )?(?:descontos?|abatimento|# ?%|reducao)|\bcom o desconto|\bcom desconto\b|\bmantid\w+ as demais condicoes|\bmesm[oa]s? # ?%/;
const REPLACES =
  /\b(?:errei|errado|na verdade|corrij\w+|corrig\w+|em vez de|ao inves de|no lugar de|e nao|mudou de ideia|medi de novo|enganei|confundi|nao, (?:e|sao|o|a|os|as)|quer dizer)\b|^(?:nao|n|opa|ops|eita|vish|vixe|ih|alias|digo)[ ,]|^(?:\S{1,12} ){0,3}(?:sao|agora|mudou) # |\bna vdd\b|\b(?:aumentou|diminuiu|mudou)\b.{0,20}#/;
const ADDS =
  /\b(?:mais|acrescent\w+|inclu\w+|soma|some|somar|junta\w*|poe|bota|coloc\w+|adicion\w+|tambem|tb|alem|esqueci|faltou|ainda)\b/;
const ADDS_FIRST =
  /^(?:\S{1,12} ){0,3}(?:mais|soma|some|junta|poe|bota|coloca|tambem)\b|\b(?:acrescent\w+|inclu\w+|adicion\w+|alem|esqueci|faltou|a mais|entrem mais|quer mais|pediu mais)\b|\b(?:tambem|tb|junto)(?:$| \.)|\. (?:soma|some|junta)\b/;
const SUPPOSES =
  /\b(?:e se|se (?:as?|os?|el[ae]s?|for|forem|fosse|fossem|eu)|caso|forem|fossem|fosse|passa\w*|seriam|ficariam|com (?:#|apenas|so|somente) \p{L}+ em vez|nesse caso|nessa hipotese|supondo|aument\w+ para)\b/u;
const FIRST =
  /\b(?:volt\w+|retom\w+|mant\w+|fico|fica|ficou|fiquei|fech\w+|us\w+)\b.{0,25}\b(?:primeir[oa]|original|inicial)\b/;
const OTHER =
  /\b(?:outr[oa] (?:client\w+|pessoa|comprador\w*|fregues\w*|moca|senhor\w*|pedido|empresa|orcamento)|o segundo|a segunda (?:client\w+|venda)|novo cliente|nova cliente|novo pedido)\b|^(?:proposta|opcao|orcamento|cenario|pedido) (?:[b-f]|#)(?= )/;

export function saidIn(text: string): Said | null {
  const sentences = sentencesOf(spelledOut(text));
  if (!sentences) return null;
  const words = sentences
    .map((one) => one.map(({ word }) => word).join(' '))
    .join(' . ')
    .replaceAll(' ,', ',')
    .replace(/\btudo (?:bem|bom|certo|joia)\b/g, 'bem')
    .replace(/# por cento\b/g, '# %');
  return {
    text,
    words,
    mentions: sentences.flatMap(mentionsOf),
    isQuestion: /\?/.test(text),
    dropsDiscount: DROPS.test(words) && !PARTLY.test(words),
    keepsDiscount: KEEPS.test(words) && !DROPS.test(words),
    sameCount: /\b(?:mesma quantidade|mesmo tanto|mesmo numero)\b/.test(words),
    replaces: REPLACES.test(words),
    adds: ADDS.test(words),
    addsFirst: ADDS_FIRST.test(words),
    supposes: SUPPOSES.test(words),
    returnsToFirst: FIRST.test(words),
    isOther: OTHER.test(fold(words)),
  };
}
