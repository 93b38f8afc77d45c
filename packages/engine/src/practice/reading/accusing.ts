import type { PracticeAct } from '@salesai/contract/practice';
import { isContempt } from './contempt.ts';
import { isPush, isScarcity, leavesTime } from './pressing.ts';
import { clearlyBeginsQuestion, MAY_ASK } from './question-words.ts';

/**
 * What costs a seller dearly is said of a sentence only on two signs: two in its words, or one there
 * and the classifier's label. A doubt accuses nobody.
 */

/** What only a person is called. */
const OF_PERSON =
  'burr[oa]|idiotas?|imbec(?:il|is)|otari[oa]s?|trouxas?|palhac[oa]s?|retardad[oa]s?|vagabund[oa]s?|arrombad[oa]s?|escrot[oa]s?|mal educad[oa]s?|ignorantes?|mao de vaca|pao[- ]dur[oa]|muquirana|sovina|tapad[oa]s?|fracassad[oa]s?|perdedor\\w*|babacas?';
/** What a day or a bill may be, too: "que chato!" is said to comfort. */
const OF_ANYTHING =
  'lerd[oa]s?|miserave(?:l|is)|inutil|inuteis|folgad[oa]s?|enrolad[oa]s?|chat[oa]s?|nojent[oa]s?|insuporta(?:vel|veis)|intragave(?:l|is)';
const INSULTS = `${OF_PERSON}|${OF_ANYTHING}`;
const DEGREE = '(?:um |uma |muito |bem |tao |meio |mesmo |mais |so |bando de |baita ){0,3}';
const AIMED: readonly RegExp[] = [
  `\\b(?:voces?|tu|a senhora|o senhor) (?:nao passa de |e |es |ta |esta |foi |ta sendo |parece |deve ser )${DEGREE}(?:${INSULTS})\\b(?! (?:com|n[oa]s?|d[eo]) )`,
  `\\b(?:deix\\w+|larg\\w+|par[ae]) de ser ${DEGREE}(?:${INSULTS})\\b`,
  `(?:^|[,;:!] ?)(?:que |seu |sua |o |ow |ei )+(?:${OF_PERSON})\\b`,
  `(?:^|[,;:!] ?)(?:que |ow |ei )+(?:mulher|homem|cliente|gente|pessoa) (?:${INSULTS})\\b`,
  `\\bclient\\w+ (?:${INSULTS})(?: (?:igual|como|que nem|feito) (?:a )?(?:voce|tu|ti|a senhora|o senhor))`,
  `(?:^|[,;:!] ?)(?:${OF_PERSON})[.! ]*$`,
  // Calls all who do what the buyer does fools.
  `\\b(?:so|somente|apenas) (?:um |uma |os |as )?(?:bob[oa]s?|tont[oa]s?|lou[cq]\\w+|doid[oa]s?|${OF_PERSON})(?: mesmo)? (?:que )?(?:continua\\w*|paga\\w*|fica\\w*|compra\\w*|usa\\w*|faz\\w*|perde\\w*|recusa\\w*|deixa\\w*|nao)\\b`,
].map((one) => new RegExp(one));
/** Nobody says these but to offend. */
const PLAIN =
  /^(?:ah |aff |entao |ai )*para (?:de|com (?:ess[ea]|[oa])) (?:chor\w+|frescura|mimimi|drama)\b|\bcala (?:a|essa|sua|tua) boca\b|\bvai (?:se |te )(?:ferrar|danar|lascar|catar|fod\w+)|\bvai tomar n|\bvtnc\b|\bvsf\b|\bfdp\b|\bfilh[oa] da puta\b|\bsome daqui\b|\benche\w*(?: \w+)? (?:o|meu) saco\b|\bou (?:responde|decide|paga|compra|fecha) ou\b|\bnao tem dinheiro nem (?:pra|para)\b|\bpassar bem\b.{0,10}$/;
/** Says it of the speaker, or what somebody else said, or makes fun of itself. */
const OF_SELF = new RegExp(
  `\\b(?:(?:eu )?(?:sou|fui|era|fiquei|to|estou|serei|seria|fica)|me (?:sinto|senti|acho|cham\\w+)|diz\\w* que (?:eu|sou)|(?:sua|minha|nossa) \\w+ (?:e|ta)) (?:de |eu |sou ){0,3}${DEGREE}(?:${INSULTS})\\b|\\bse (?:eu|a gente) `,
);
const IN_JEST = /\b(?:k{3,}|(?:ha){2,}|rs(?:rs)*)\b/;

/** An insult that is aimed at the buyer, not one that is only named. */
const isInsult = (folded: string): boolean =>
  !OF_SELF.test(folded) &&
  (PLAIN.test(folded) || (!IN_JEST.test(folded) && AIMED.some((one) => one.test(folded))));

const OTHERS =
  /\b(?:concorren\w+|fornecedor\w*|el[ea]s|deles|delas|dele|dela|la|outr[oa]s? (?:loja|empresa|profissional|lugar|pessoal|vendedor\w*)|(?:aquel[ea]|ess[ea]|est[ea])s?(?: (?:seu|sua|teu|tua))? (?:loja|empresa|marca|pessoal|cara|gente|contador\w*|fornecedor\w*|produto|oficina|site|banco|salao|clinica)|(?:aquel|ess)[ea]s? (?:seu |sua |teu |tua )?[a-z]{3,15} (?:ai |la |de la )?(?:e|sao|so|vende|faz|da|nao|vive)|marca|(?:seu|teu|sua|tua) (?:contador\w*|fornecedor\w*|advogad[oa]|mecanic[oa]|banco|agencia|dentista|medic[oa]|personal|nutricionista|arquitet[oa]|pedreiro)|o que (?:voce|tu) usa|fulano|vizinho|[ao]s? [a-z]{4,15} (?:de voces?|d[ao] senhora?|que (?:voces?|tu|te|lhe) [a-z]+))\b/;
const SLANDER =
  /\b(?:golp\w+|porcari\w*|lixo|picaret\w*|gambiarra\w*|pessim\w+|nao prest\w+|ladra\w*|ladro\w+|safad\w+|amador\w*|engana\w* (?:todo|o|os|as|cliente|voce)|enganam|enrolad[oa]r?\w*|caloteir\w+|charlata\w+|furad\w+|falsificad\w+|vigarista\w*|rouba\w*|mentiros\w+)\b/;
/** What the buyer said, what nobody knows, or the speaker's own sorrow. */
const NOT_OWN_VIEW =
  /\b(?:voces?|tu|a senhora|o senhor) (?:me |ja |nos )*(?:diss\w+|cont\w+|fal\w+|coment\w+|foi |achou|acha|reclam\w+)|^(?:se|caso|quando)\b|\bnao (?:sao|e|acho|digo|falo|conheco|estou dizendo)\b|\bmedo de\b/;

const isSlander = (folded: string): boolean =>
  OTHERS.test(folded) &&
  SLANDER.test(folded) &&
  !NOT_OWN_VIEW.test(folded) &&
  !folded.includes('?');

/** What the words of a sentence alone accuse the seller of; null for nothing. */
export function accusedOf(folded: string, stated: string): PracticeAct | null {
  if (isInsult(folded) || isContempt(folded)) return 'rudeness';
  if (isScarcity(folded, stated) || isPush(folded)) return 'pressure';
  return isSlander(folded) ? 'badmouth' : null;
}

const PRESSES =
  /\b(?:so (?:hoje|ate (?:hoje|amanha|as \d)|mais (?:um|uma|hoje|\d))|ultim[oa]s? (?:chance|dia|vaga|hora|unidade|peca|oportunidade|lugar|horario|minuto|aviso)\w*|acab(?:a|ando|ou|am) (?:hoje|amanha|em|a meia|logo|o estoque)|(?:estoque|promocao|condicao|preco|oferta|vagas?) .{0,20}(?:acab\w+|some|encerr\w+|expir\w+|termin\w+|esgot\w+|sobe)|encerr\w+ (?:hoje|as|a meia)|expira\w*|esgot\w+|corre que|agora ou nunca|perder (?:a vez|a chance|essa|esta|o desconto|a oportunidade)|(?:vai|perdera|deixar) (?:esta|essa|perder|escapar|passar)|(?:sobe|subir|aumenta) .{0,20}(?:amanha|segunda|semana|mes)|(?:amanha|semana que vem|segunda|a partir de amanha).{0,25}(?:sobe|volta|aumenta|dobro|mais caro)|n?esse minuto|neste minuto|outra pessoa (?:quer|ja)|outr[oa]s? (?:client\w+|interessad[oa]s?) (?:quer\w*|de olho|na fila)|(?:decid|fech|confirm|respond|pag)(?:e|a|am) (?:logo|agora|ja|hoje mesmo)|resposta (?:agora|ainda hoje|imediata)|se (?:voce |tu |a senhora |o senhor )?nao (?:fech\w+|compr\w+|confirm\w+)|vai (?:se )?arrepend\w+|na fila|poucas vagas|duas vagas|vexame|aproveit\w+ (?:e|agora|logo|que)|(?:hoje|pegar|vai) ou (?:nunca|largar|nao vai)|depois nao (?:diga|diz|posso|reclam\w+)|nao avisei|vai ficar sem)\b/;
const OFFENDS =
  /\b(?:(?:voces?|tu|client\w+) (?:e |sao )(?:muito |bem |tao )?(?:chat[oa]|ridicul\w+|pobre\w*|miser\w+|incapaz|preguic\w+|folgad\w+|inutil)|burr\w+|idiot\w+|imbec\w+|otari\w+|troux\w+|cala|mao de vaca|muquiran\w+|pao[- ]dur\w+|(?:voce|tu) .{0,20}(?:vergonha|besteira|palhac\w+|lerd\w+)|ignorant\w+|nao faz falta|problema e seu|problema seu|se vira|sem paciencia (?:pra|para|com) (?:voce|ti|client\w+)|nao tem condic\w+|sem nocao|sem educa\w+|mal educad\w+|frescura|curios[oa] de|some daqui|passar bem|tapad\w+|perdedor\w*|fracassad\w+|reclamona?|enche\w* o saco|cacete|porra|larga de|para de (?:ser|me|reclam\w+|enrol\w+|chor\w+|encher|perguntar))\b/;
const DISPARAGES =
  /\b(?:ruim|ruins|pessim\w+|golp\w+|engan\w+|roub\w+|porcari\w*|lixo|nao (?:presta|entrega|cumpr\w+|vale)|quebra\w*|fals\w+|passou mal|sujeir\w*|sujo|mofad\w+|amador\w*|gambiarra|picaret\w*|ment\w+|horri\w+|faliu|falind\w+|deus (?:me|te) livre|vagabund\w+|enrol\w+|atras\w+|explora\w*|bagunc\w+|furad\w+|fraud\w+|processo\w*)\b/;
const MAY_ACCUSE: Readonly<Partial<Record<PracticeAct, (folded: string) => boolean>>> = {
  pressure: (folded) =>
    PRESSES.test(folded) && !leavesTime(folded) && !clearlyBeginsQuestion(folded),
  badmouth: (folded) =>
    DISPARAGES.test(folded) &&
    OTHERS.test(folded) &&
    !NOT_OWN_VIEW.test(folded) &&
    !MAY_ASK.test(folded),
  rudeness: (folded) => OFFENDS.test(folded) && !OF_SELF.test(folded) && !IN_JEST.test(folded),
  break_role: () => false,
};

/** Whether the words allow the classifier's label: always, unless it accuses. */
export const mayBe = (act: PracticeAct, folded: string): boolean | null =>
  MAY_ACCUSE[act]?.(folded) ?? null;
