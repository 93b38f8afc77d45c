import type { Distress } from '../recognition/index.ts';
import { fold, lengthInWords } from '../shared/text.ts';
import { namesDistress } from './vocabulary.ts';

/** Amounts, sizes and measures; ages and times are none. */
const FIGURE =
  /\b\d+(?:[.,/]\d+)?(?! ?(?:anos?|mes(?:es)?|dias?|semanas?|horas?|h|vez(?:es)?|noites?)\b)/;
/** What is sold, measured, ordered, delivered, paid and corrected in any trade. */
const TRADE =
  /\b(?:pedidos?|encomend\w+|valor d[aoe] \w+|entregar? (?:o|a|na|no|sexta|sabado|amanha)\b|endereco|devolv\w+|barra|ziper|saias?|blusas?|calcas?|vestidos?|camis\w+|sapatos?|tamanho|medid\w+|med(?:e|ir|i)|busto|cintura|quadril|pecas?|tecidos?|kits?|caixas?|bolos?|consert\w+|conjuntos?|mensalidade|parcel\w+|precos?|descontos?|orcamentos?|frete|pix|boleto|cartao|tabela|amostras?|estoque|cobr(?:a|ar|o|ei|anca)|vai pagar|ja paga|quer (?:fazer|trocar|levar|pagar|comprar|fechar|ver|provar|\d)|divida del[ea]|divida d[oa] \w+)\b/;

const NOT_OWN = String.raw`(?<!\b(?:meus?|minhas?|me|mim|eu|to|tou|estou) )`;
/** Words of distress that are as often goods, parts of goods, customers or work on them. */
const GOODS = new RegExp(
  [
    String.raw`${NOT_OWN}\b(?:marido|namorad[oa]|peso|peito|corda|facas?|portao|ponte|pular|remedio|tiro|vazi[oa]s?|aposta|sentido|bebes?|bebidas?|idos[oa]s?|cort(?:e|es|a|ar|ou|ado|ada|inas?)|pegar (?:o|a|os|as|el[ea]s?|ess\w+)|divida|dev(?:e|em|ia|endo))\b`,
    String.raw`${NOT_OWN}\bbat(?:e|er|endo|eu)\b(?! (?:n\w*|em|me)\b)`,
    String.raw`\b(?:bateri\w+|batedeir\w+|bate(?:nte|ntes)|armari\w+|armac\w+|racao|racoes|mortadela|dietas?|trem|corporativ\w+|beb(?:edouro|edouros))\b`,
  ].join('|'),
  'g',
);
/** A folded message without words of distress that are most often goods. */
export const withoutGoods = (folded: string): string => folded.replace(GOODS, ' ');
/** Colours and parts of the body are goods too, but not beside harassment. */
const COLOURS = /\b(?:pret[oa]s?|cabelos?|corpo|cor da)\b/g;

/** What people tell of harm and of themselves, though no word of the vocabulary names it. */
const HARM =
  /\b(?:meus? (?:marido|ex|pai|filho|irmao|chefe|patrao|namorado|padrasto|corpo|busto)|minhas? (?:mae|filha|irma|esposa|namorada|chefe|cabeca|cintura|bunda|perna)|em mim|comigo|de mim|foto\w*|biquini|pelad\w+|decote|motel|hotel|jantar|cama|dorm\w+|sair com|colo|sozinh\w+|gostos\w+|passar? a mao|favor\w* sexua\w+|nao (?:aguento|consigo|quero mais|vejo|tenho (?:mais|saida|como))|pra que|desist\w+ de tudo|machuc\w+|rox[oa]s?|hematom\w+|esconde\w*|com fome|sem (?:comida|comer|saida|forca|vontade)|largad\w+|amarrad\w+|trancad\w+|banho|fralda|(?:deixa|deixam|deixou) (?:el[ea]|sem|com)|nao me deixa|ordem|obrig\w+|forc\w+|perder tudo|matar|some|culpa|vergonha de (?:mim|viver|existir)|sub(?:ir|o)? n[oa]|gente (?:como|da)|tipo de|esse povo|essa gente)\b/;

/** Ends of clauses. */
const CLAUSE = /[.,;:!?\n]|\b(?:e|mas|so que|porque|pq)\b/;
const SELF = /\b(?:eu|me|mim|minha|meu|to|tou|estou|queria|sinto|ando|vivo)\b/;
const SELF_WORDS = 3;

/** A clause of the seller about the seller, beside others about goods: "e eu só queria dormir". */
const tellsOfOneself = (folded: string): boolean =>
  folded
    .split(CLAUSE)
    .some(
      (clause) =>
        SELF.test(clause) &&
        !FIGURE.test(clause) &&
        !TRADE.test(clause) &&
        lengthInWords(clause) >= SELF_WORDS,
    );

/**
 * Whether a message is plainly about goods, amounts, orders or measures, and nothing in it tells of
 * harm to a person: then an uncertain reading is a mistake of the classifier.
 */
export function isPlainTrade({ kind }: Distress, message: string): boolean {
  const folded = fold(message);
  if (!FIGURE.test(folded) && !TRADE.test(folded)) return false;
  if (kind === 'discrimination' || HARM.test(folded) || tellsOfOneself(folded)) return false;
  const rest = withoutGoods(folded);
  return !namesDistress(kind === 'harassment' ? rest : rest.replace(COLOURS, ' '));
}
