import { isMocking } from '../reading/contempt.ts';
import { plain } from '../reading/plain.ts';
import { contentStems, sharedStems } from '../reading/stems.ts';
import { EMPATHISES } from '../reading/wording.ts';
import type { ReadSentence } from '../types.ts';
import { dismissalIn } from './dismissing.ts';
import { isCivil } from './quotes.ts';
import type { LoggedTurn } from './replay.ts';

const CAPITALS = { words: 4, share: 0.7 } as const;

/** A sentence nearly all in capitals: "CONTABILIDADE COMPLETA SÓ 380 POR MÊS!" */
export const isShouting = ({ text }: Pick<LoggedTurn, 'text'>): boolean =>
  text.split(/[.!?\n]+/).some(isLoud);

function isLoud(text: string): boolean {
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  const loud = words.filter((word) => word === word.toUpperCase());
  return words.length >= CAPITALS.words && loud.length / words.length >= CAPITALS.share;
}

/** Makes the other one small, in words that no laughter needs. */
const SCORNS =
  /\b(?:(?:ta|esta|tao) sem (?:dinheiro|grana)|problema (?:e )?(?:seu|teu)|gente (?:que |q )?nem (?:voce|vc|tu)|todo mundo na (?:sua|tua) idade|(?:voce|tu|a senhora|o senhor) (?:ja |so |vive )?(?:gast\w+|jog\w+|torr\w+|perd\w+) (?:\w+ ){0,3}(?:com|em|n?isso em) (?:tanta |outra |qualquer )?(?:besteira|bobagem|porcaria|frescura|bobeira)s?|(?:me )?fazendo (?:eu )?perder (?:meu )?tempo|(?:reclam|chor)\w+ de barriga cheia|(?:vai|va) (?:querer|comprar|fechar) ou (?:ta|esta|vai|nao)|so (?:um |uma )?(?:bob[oa]s?|troux\w+|otari\w+|burr[oa]s?|idiot\w+|imbecil|tont[oa]s?) (?!e outr)[a-z]+|(?:sua|tua|a|teu|seu|o) (?:mulher|espos[oa]|marido|patroa) (?:e )?que manda|(?:voce|tu|vc) (?:e (?:daquel[ea]s|del[ea]s|desse tipo)|nunca (?:pagou|viu|teve|usou|comprou|provou|fez|soube)|nao sabe nem|nem sabe)|(?:jog\w+|gast\w+|perd\w+) (?:fora )?(?:voce|tu|vc) ja (?:jog|gast|perd)\w+|quem (?:procura|quer|compra|paga) (?:o )?(?:mais )?barato (?:tem|leva|paga|fica|sai|compra)|perdendo (?:o )?(?:meu )?tempo (?:contigo|com (?:voce|vc|tu))|medo d[oae] (?:\w+ )?(?:mulher|marido|espos[oa]|patroa) (?:brigar|bater|reclamar|xingar)|passa\w* vergonha)\b/;
/** Speaks ill of others, without naming one. */
export const RUNS_DOWN =
  /\b(?:os? outros?|as? outras?|outr[oa]s? [a-z]{4,15}|(?:loja|empresa|cara|pessoal|profissional|clinica|oficina|escola) (?:do lado|da esquina|ali|dai|de la|onde voce vai|que voce (?:usa|tem))|(?:seu|sua|teu|tua) (?:contador\w*|fornecedor\w*|dentista|personal)|concorren\w+)\b.{0,25}\b(?:porcaria|lixo|ruim|ruins|serv\w+ porco|(?:mal ?feit|pessim)[oa]s?|so (?:quer\w*|pens\w+ em|vis\w+|ve\w*) (?:o |em )?(?:(?:seu|teu) )?(?:dinheiro|lucro)|nao prestam?|enrolad\w+|picaret\w+|golpe\w*|ladr\w+)\b/;

const LAUGHS = /\b(?:k{3,}|(?:ha){2,}h?|rs(?:rs)+)\b|[😂🤣]/u;
/** Laughs at the own words, or softens them. */
const OF_SELF =
  /\b(?:desculp\w*|prometo|pergunt\w+|ultima|eu (?:tambem|falo|pergunto)|brincadeira)\b/;
const HARD =
  /\b(?:ruim|pessim\w*|horriv\w*|lixo|porcaria|furada|enganad\w*|coitad\w*|que azar|bem feito|trouxa)\b/;

/** A limit that was made up to hurry: what is lost otherwise, or the last price for today only. */
const HURRIES =
  /\b(?:tem que ser (?:hoje|agora|ja)|(?:depois de hoje|amanha|a partir de amanha) (?:\w+ ){0,2}(?:sobe|aumenta|subir|aumentar)\b|so (?:tenho|tem|resta\w*) (?:\w+ ){0,3}ate (?:hoje|agora)|(?:decid[ea]|respond[ea]|fech[ea]|assin[ea]|resolv[ea]|mand[ae]) logo|vai ou (?:nao vai|racha)|^fecha (?:hoje|agora|ja)|(?:se ?nao|ou) (?:voce )?perde\w*|(?:hoje|agora) ou (?:perde|esquece|nunca)|promoc\w+ .{0,40}\bso (?:hoje|amanha|ess[ae] (?:semana|mes)|ate (?:hoje|amanha))|ultimo preco\b.{0,30}\b(?:hoje|agora)|sumiu\b.{0,20}\bfech\w+|(?:quer|vamos|bora) fechar (?:hoje|agora|ja|logo)|(?:fecha|assina|compra|paga|decide) (?:agora|ja) (?:que|e)|(?:voce |tu )?decide (?:ja|agora)|nem precisa pensar|e so (?:responder|dizer|falar) (?:que )?sim|(?:assina|fecha|compra|paga) ou nao (?:assina|fecha|compra|paga)|garantir (?:a )?(?:sua |tua )?vaga agora)\b|^(?:alo\W{1,3})?(?:me )?responde\b(?! (?:quando|com calma|so)).{0,10}$/;
/** A lower price for an answer at once asks for nothing but haste. */
const AT_ONCE =
  /\b(?:se (?:voce |a gente |tu )?(?:fech|compr|assin|pag|decid|confirm)\w{1,6}|(?:fechando|comprando|decidindo|assinando)) (?:comigo )?(?:agora|ja|neste minuto|nesse minuto|neste instante)\b(?! (?:no|em|a vista|com|por) )/;
/** "Só tenho duas!": a number of what is left, beside what it is left of. */
const FEW_LEFT =
  /^so (?:tenho|temos|tem|resta\w{0,2}|sobr\w{1,4}) (?:mais )?(?:uma?|dois|duas|tres|pouc[oa]s|\d)\W{0,3}$/;
const LEFT_OF = /\b(?:vagas?|lugar(?:es)?|horarios?|unidades?|pecas?|garant\w+|reserv\w+)\b/;

/** The sentence that hurries the buyer without a reason; undefined without one. */
export const hurryIn = ({ sentences, text: whole }: LoggedTurn): ReadSentence | undefined =>
  sentences.find(({ text, act }) => {
    const folded = plain(text);
    if (asksAtOnce(folded)) return true;
    if (FEW_LEFT.test(folded) && LEFT_OF.test(plain(whole))) return true;
    return act !== 'trade_concession' && HURRIES.test(folded);
  });

/** Something is given only to who decides in this moment. @param folded a text */
export const asksAtOnce = (folded: string): boolean => AT_ONCE.test(folded);

/** A message without an offence, pressure or a bad word: it may be evidence of something good. */
export const isFair = (turn: LoggedTurn): boolean =>
  isCivil(turn) &&
  scornIn(turn) === undefined &&
  dismissalIn(turn) === undefined &&
  hurryIn(turn) === undefined &&
  laughingIn(turn) === undefined;

/** The sentence that makes the buyer or somebody else small; undefined without one. */
export const scornIn = ({ sentences }: LoggedTurn): ReadSentence | undefined =>
  sentences.find(({ text }) => SCORNS.test(plain(text)) || RUNS_DOWN.test(plain(text)));

/** The sentence that laughs at what worries the buyer; undefined without one. */
export function laughingIn({ sentences, before, previous }: LoggedTurn): ReadSentence | undefined {
  const worry = before.lastRevealed.length > 0 || before.isOpen ? (previous?.text ?? '') : '';
  return sentences.find(({ text }) => {
    const folded = plain(text);
    if (!LAUGHS.test(folded) || EMPATHISES.test(folded) || OF_SELF.test(folded)) return false;
    if (isMocking(folded) || HARD.test(folded)) return true;
    return sharedStems(contentStems(text), contentStems(worry)).length > 0;
  });
}
