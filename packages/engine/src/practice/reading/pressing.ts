import { clearlyBeginsQuestion } from './question-words.ts';

/** What can run out: the price, the condition or the place of what is sold. */
const LIMITED =
  'preco|valor|condic\\w+|desconto|promo(?:cao)?|oferta|vagas?|unidades?|pecas?|estoque|lote|lugar(?:es)?|horarios?|chance|oportunidade|brinde';
const COUNT = '(?:um|uma|dois|duas|tres|quatro|poucas|poucos|\\d{1,2})';
const AT_ONCE =
  '(?:hoje|amanha|agora|ja|logo|neste minuto|(?:em|daqui a) (?:uma|duas|\\d{1,2}) (?:horas?|minutos?|min)|a? ?meia ?-?noite|fim do dia)';
const DECIDES = '(?:fech|compr|pag|decid|confirm|reserv|garant|respond|lev|vier|vem|busc)';

/** What is scarce, with the sign that says so: one without the other is nothing. */
const SCARCITY: readonly RegExp[] = [
  `\\b(?:so|somente|apenas) (?:ate |pra |para |por |mais )?(?:hoje|agora|amanha)\\b.{0,80}\\b(?:${LIMITED})\\b`,
  `\\b(?:${LIMITED})\\b.{0,80}\\b(?:so|somente|apenas) (?:e |vale |vai |fica )?(?:ate |pra |para |por )?(?:hoje|agora|amanha)\\b`,
  `\\b(?:${LIMITED})\\b.{0,40}\\b(?:acab\\w+|some|expira\\w*|encerra\\w*|termina|vence|nao existe mais|sobe|volta|nao (?:segura|garanto)|vale (?:so )?ate)\\b.{0,15}\\b${AT_ONCE}`,
  `\\b(?:${LIMITED}) (?:de|so de|e de|e so) hoje\\b.{0,6}\\bamanha\\b`,
  `\\b${AT_ONCE}\\b.{0,12}\\b(?:ess[ea] |est[ea] |[oa] )?(?:${LIMITED}) .{0,12}\\b(?:acab\\w+|some|sobe|volta|nao existe mais|termina|e outr[oa]|aumenta)`,
  `\\bultim[oa]s? (?:${COUNT} )?(?:vagas?|unidades?|pecas?|lugar(?:es)?|horarios?|chance|oportunidade|dia d(?:a|e|o|esse|essa|este|esta) (?:promocao|oferta|preco|valor|desconto|condicao))\\b(?! (?:que|d[oa] (?:dia|semana|mes)))`,
  `\\b(?:so (?:tenho|tem|temos)|resta\\w*(?: (?:so|apenas|somente))?|so (?:resta\\w*|sobr\\w+)|sobrou so|sobraram so) (?:mais |so )*${COUNT} (?:${LIMITED})\\b`,
  `\\b(?:so|apenas) (?:pra|para|com) quem (?:${DECIDES})\\w* ${AT_ONCE}`,
  `\\bso (?:hoje|agora)\\b.{0,20}\\b(?:acab\\w+|corre|sobe|aproveita)`,
].map((one) => new RegExp(one));

const RIVAL =
  /\b(?:outr[oa]s? (?:pessoas?|client\w+|interessad\w+|gente)|mais gente|gente|\d{1,2}|dois|duas|tres|quatro) .{0,12}\b(?:querendo|quer|na fila|de olho|interessad\w+)\b/;
const HURRIES = new RegExp(
  `\\b(?:decide|fecha|garant(?:e|ir) (?:logo|ja|a sua)|confirma|corre|aproveita|vai ou nao|se (?:voce |tu |a senhora |o senhor )?nao ${DECIDES}\\w*|(?:vai|passo|vendo) pr[ao] (?:el[ea]|outr[oa])|${LIMITED}|amanha ja (?:vendi|era))\\b`,
);
const THREAT = new RegExp(
  `\\bse (?:voce |tu |a senhora |o senhor )?nao ${DECIDES}\\w* (?:comigo )?(?:${AT_ONCE}|ate as \\d{1,2} ?h?\\w*)\\b.{0,25}\\b(?:perde\\w*|vai (?:pra|para|passar|perder|ficar)|fica sem|acaba|sobe|arrepend\\w+|vai se arrepend|passo (?:pra|para|a vez))`,
);
/** Why it ends: somebody else sets the date, or the work needs the time. */
const REASON =
  /\b(?:porque|por causa|fabrica|fornecedor|tabela|reajust\w+|matricul\w+|inscric\w+|turma|edital|prefeitura|governo|lei|orcamento|proposta|boleto|encomend\w+|agenda|(?:fica|ficar|chegar|entregar|dar) (?:pronto|tempo|a tempo)|validade|temporada|natal|pascoa|por escrito|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b/;

/** Whether the seller wrote of a limited offer, so that it is none that was invented. */
const STATES_LIMIT =
  /\b(?:promoc\w+|desconto|oferta|condic\w+|vagas?|turma|lote)\b.{0,40}\b(?:ate|limitad\w+|valid\w+|dia \d|\d{1,3} vagas)\b|\b\d{1,3} vagas\b/;

/**
 * "Última vaga", "esse preço só até hoje", "tem outro querendo": scarcity without a reason. A date
 * that somebody else sets, or that the seller's own offer states, is none.
 * @param folded a sentence @param stated what the seller wrote of the offer, folded
 */
export function isScarcity(folded: string, stated = ''): boolean {
  if (REASON.test(folded) || clearlyBeginsQuestion(folded) || STATES_LIMIT.test(stated)) {
    return false;
  }
  return (
    SCARCITY.some((one) => one.test(folded)) ||
    (RIVAL.test(folded) && HURRIES.test(folded)) ||
    THREAT.test(folded)
  );
}

/** Orders and threats: one may be meant well, two are not. */
const PUSHES: readonly RegExp[] = [
  /(?:^|[,;:!] ?|\be )(?:me |vai, )?(?:decide|decida|fecha|feche|responde|responda|paga|pague|compra|compre|confirma|resolve)(?: (?:comigo|ai|isso|pra mim|de uma vez))* (?:logo|ja|agora|hoje mesmo|de uma vez)\b/,
  /\bnao (?:pensa|pense|enrola|demora) (?:muito|tanto|mais|duas vezes|nao)\b/,
  /\b(?:bater|fechar) (?:a |minha )+meta\b/,
  /\bvai (?:se )?arrepender?\b|\bvai (?:passar (?:vergonha|vexame)|ficar sem|perder (?:a vez|ess[ea]|a chance|a oportunidade))\b/,
  /\bvai querer ou nao\b|\b(?:vai|pegar) ou largar\b/,
  /\b(?:deixar|vai deixar) (?:ess[ea] |a )?(?:chance|oportunidade)\w* (?:passar|escapar)|\bperder (?:a|ess[ea]) (?:chance|oportunidade)\b/,
  /\bso (?:hoje|ate (?:hoje|amanha)|mais hoje|agora)\b/,
  /\b(?:amanha|depois|semana que vem|segunda) .{0,12}(?:sobe|aumenta|acaba)\b/,
  /\b(?:ta|esta) acabando\b|\bacaba (?:hoje|amanha)\b/,
  /\bcorre\b(?! (?:risco|atras|o|a|d[ao]|muito|bem))/,
  /\baproveit\w+ (?:logo|agora|que (?:ta|esta|acaba|e so))\b/,
  /\bultim[oa]s? (?:chance|dia|vaga|hora|unidade|peca|oportunidade|lugar)\w*\b/,
];
const PUSHES_ALONE =
  /\b(?:agora|hoje|ja) ou (?:nunca|esquece|nada|perde|larga|desiste)\b|\b(?:preciso d[aeo]s?|quero|exijo) (?:a |sua |tua |uma |seu |teu )*(?:resposta|decisao|sim|confirmacao) (?:agora|hoje|ja|imediat\w+|neste minuto)\b|\bvai ficar (?:ai )?(?:so )?pensando\b|\bdepois nao (?:diga|diz|reclam\w+|vem chorar)\b|\b(?:decide|fecha|paga|compra) logo\b(?! (?:que|depois) (?:puder|der|conseguir))|\bcorre que\b|\bnao diga que (?:eu )?nao avisei\b/;
/** Leaves the other the time to decide. */
const LEAVES_TIME =
  /\b(?:sem (?:pressa|compromisso|pressao)|com calma|quando (?:voce |tu |a senhora |o senhor )?(?:quiser|puder|der|preferir)|a vontade|nao (?:precisa|tem pressa|ha pressa|quero (?:te )?(?:press|apress|tomar|forc))|se (?:voce )?(?:quiser|preferir)|eu espero)\b/;

export const leavesTime = (folded: string): boolean => LEAVES_TIME.test(folded);

/** Several signs of pressure at once, or one that nobody says otherwise. */
export function isPush(folded: string): boolean {
  if (leavesTime(folded) || clearlyBeginsQuestion(folded)) return false;
  return PUSHES_ALONE.test(folded) || PUSHES.filter((one) => one.test(folded)).length > 1;
}

/** An answer at once is asked for, or a reward for one: the words of haste, without anything that is scarce. */
const HASTE =
  /\b(?:pegar ou largar|(?:resolve|decide|fecha|responde|confirma|compra) logo(?! (?:que|depois|mais))|nem precisa pensar|nao (?:precisa|tem (?:o )?que|adianta) (?:pensar|ir com calma)|e so (?:responder|dizer|falar) (?:que )?sim|(?:assina|fecha|compra|paga|topa|quer) ou nao (?:assina|fecha|compra|paga|topa|quer)|(?:voce |tu )?(?:decide|assina|fecha|compra) (?:agora|ja) (?:que|e|comigo)|tem que ser (?:hoje|agora|ja)|garantir (?:a )?(?:sua |tua )?vaga agora|nao se fala mais nisso)\b(?! (?:no|em|a vista|com) )|^(?:alo\W{1,3})?(?:me )?responde\b(?! (?:quando|com calma|so)).{0,10}$/;

/** @param folded a sentence */
export const isHurry = (folded: string): boolean => !leavesTime(folded) && HASTE.test(folded);

/** The buyer is to blame, exaggerates, or makes a fuss of little: "você nem entendeu", "sem esse drama". */
const SMALL: readonly RegExp[] = [
  /\b(?:voces?|tu|o senhor|a senhora) (?:que )?nem (?:me )?(?:entendeu|entende|ouviu|leu|prestou|sabe o que)\b/,
  /\b(?:voces?|tu|o senhor|a senhora) (?:ta|esta|anda) (?:so )?(?:exagerando|dramatizando|fazendo (?:drama|tempestade|caso|cena|manha)|com (?:frescura|manha))\b/,
  /\b(?:nao precisa|chega|deixa|pra que|para|sem) (?:de |d?ess[ea] |d?est[ea] |tant[oa] |tod[oa] |fazer ){0,3}(?:drama|escandalo|escarceu|show|cena|choradeira)\b/,
  /\b(?:por causa de|por) (?:um |uma |tao |essa |esse ){0,2}(?:mixaria|bobeira|besteira|bobagem|troco|merreca)\b/,
  /\btempestade (?:em|num) copo\b/,
];

export const makesSmall = (folded: string): boolean => SMALL.some((one) => one.test(folded));
