import { namesDate } from './concrete.ts';
import { plain } from './plain.ts';

const ASKS_DAY =
  /\b(?:que dia|qual (?:o )?dia|quando\?|quando,|quando seria|que horas|dia e hora|data e horario|o horario|marca (?:direito|certinho)|escolhe o dia|seja exato|diz a hora|qual seria a data)/;
/** The buyer's own day: "sexta de tarde eu consigo". */
const OWN_DAY =
  /\b(?:segunda|terca|quarta|quinta|sexta|sabado|amanha)\b.{0,20}\b(?:consigo|da pra mim|e melhor pra mim|eu posso|to livre)/;
const SHORT_WORDS = 14;
const SETS_DAY =
  /\b(?:combinad\w+|marcad\w+|agendad\w+|marc[oa]|agend[oa]|deixo marcado|pass(?:o|ar|amos)|apareco|vou ai|estarei|te (?:ligo|visito|encontro|espero|vejo)|nos vemos|a gente se (?:ve|fala)|(?:^|combinado,? |entao,? |tchau,? )ate (?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|la|dia))\b/;
const PROPOSES =
  /\b(?:pode\w*|posso|podemos|poderia\w*|vamos|bora|que tal|fica bom|marc\w+|combin\w+|pass[oa]\w*|lig[oa]\w*|agend\w+|prefere|serve|melhor|consegue|topa|fech\w+|confirm\w+|deix\w+|te (?:encontro|mando|mostro|visito)|visit\w+|reuniao|convers\w+|cafe|comec\w+|entreg\w+|instal\w+|mand\w+|fic\w+ (?:combinad|pra|para)|disponi\w+|disponivel|aceita|da (?:pra|para)|te[mn]s? (?:um )?(?:tempo|horario|\d+ min)|telefon\w+|encaminh\w+|esta bem|ta bem|quer|gostaria|sugiro|seria)\b/;

/** A short statement with a day after the buyer asked for one, or one that sets a day. */
export function setsDay(previous: string, folded: string): boolean {
  if (!namesDate(folded)) return false;
  const isShort = folded.split(' ').length <= SHORT_WORDS;
  const before = plain(previous);
  return isShort && (ASKS_DAY.test(before) || OWN_DAY.test(before) || SETS_DAY.test(folded));
}

const SUITS =
  /\b(?:(?:ta|esta|fica|seria) (?:bom|boa|otimo|ok|livre|certo|melhor)|livre|disponivel|serve|consegue|pode(?: ser|mos)?|te atende|funciona (?:pra|para) (?:voce|ti)|rola|topa|da (?:certo|pra (?:voce|ti|mim|eu|gente|a gente)))\b|\bda ?\?/;
const ONLY_TIME =
  /^(?:(?:e|que tal|entao|ou|na|no|nas|as|a|de|da|dia|pela|pelas|umas|amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|\d{1,2}(?:h\d{0,2}|:\d{2})?|horas|manha|tarde|noite|cedo|semana|que|vem)(?:$|[ ,?-]{1,3}(?=$|\S))){1,12}$/;

/** "Quinta às 15h tá bom?", "sábado 9h?": a day or an hour to agree on. */
export const proposesTime = (folded: string): boolean =>
  namesDate(folded) &&
  !ASKS_OTHER.test(folded) &&
  (ONLY_TIME.test(folded) ||
    ((SUITS.test(folded) || OF_TWO_DAYS.test(folded)) && !OF_CASE.test(folded)));

/** "Quem te atende hoje?" asks for somebody, whatever day it names. */
const ASKS_OTHER = /^(?:(?:e|mas|entao) )?(?:(?:com|de|pra) )?(?:quem|onde|por que|quant[oa]s?)\b/;

/** "Dia 21 ou dia 28?", "instalo segunda ou terça?" */
const OF_TWO_DAYS =
  /\b(?:dia \d{1,2}|segunda|terca|quarta|quinta|sexta|sabado|domingo|hoje|amanha)(?:-feira| que vem)?(?: as \d{1,2}h?)? ou (?:n[oa] |dia |as )?(?:\d{1,2}|segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|depois)\b/;

/** What the buyer does on a day. */
const OF_CASE =
  /\b(?:abr\w+|fecha(?:m)? (?:de|no|na|a)|movimento|atend\w+ (?:de|no|na|aos)|pag\w+|pix|cartao|parcel\w+|r\$|entreg\w+|client\w+|costum\w+|trabalh\w+|ench\w+|bomb\w+|lota\w*|mais fort\w+|mais frac\w+|vend\w+|movimentad\w+)\b/;

/** "Abre de sábado?": a day in a question about the buyer's case proposes nothing. */
export const namesDayOnly = (folded: string): boolean =>
  namesDate(folded) && !PROPOSES.test(folded);

const HABIT =
  /\b(?:com (?:o )?que|como|onde|quem)\b.{0,12}\b(?:marca|anota|agenda|confirma|control\w+|organiza|responde)\b|\b(?:que|qual) dia (?:da semana )?(?:(?:que )?(?:mais|da mais|e mais|fica mais|bomba|enche|lota|vende)|[a-z]+ mais)\b|\bque dia da semana (?:bomba|enche|lota|vende|e mais|fica mais)/;

/** "Com o que você marca a agenda hoje?", "que dia vende mais?": of the buyer's habits. */
export const asksHabit = (folded: string): boolean => HABIT.test(folded);

const RECURS =
  /\b(?:tod[oa]s?(?: [oa]s)? (?:santo )?(?:dias?|mes(?:es)?|semanas?|anos?|quinzenas?|trimestres?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?)|(?:a|de|em) cada|cada (?:dia|mes|semana|segunda|terca|quarta|quinta|sexta|sabado|domingo)|mensalmente|semanalmente|diariamente|quinzenalmente|(?:as|nas) (?:segundas|tercas|quartas|quintas|sextas)|aos (?:sabados|domingos)|(?:uma|duas|tres|\d) vez(?:es)? (?:por|ao|na|no)|(?:primeir[oa]|ultim[oa]|segund[oa]) [a-z]+ do mes)\b/;
const ONCE =
  /\b(?:hoje|amanha|essa semana|esta semana|semana que vem|depois de amanha|primeiro mes)\b/;
const STEP =
  /\b(?:marc\w+|agend\w+|visit\w+|reuni\w+|call|chamad\w+|chamo|te chamo|lig(?:o|ar|amos|acao)|convers\w+|encontr\w+|pass(?:o|ar|amos|arei)|apareco|vou|vir|venh\w+|ir ai|apresent\w+|demonstr\w+|mostr\w+|test\w+|experiment\w+|avalia\w+|orcamento|propost\w+|envi\w+|mand\w+|encaminh\w+|retorn\w+|fal(?:o|ar|amos)|combin\w+|cafe|video\w*|conhec\w+|te (?:espero|vejo|aguardo)|nos vemos|se (?:ve|fala|encontra)|fic(?:a|amos|ou) (?:combinad\w|marcad\w|pra|para|entao|assim)|pode(?:mos|ria\w*)?|posso|vamos|bora|que tal|serve|prefere|topa|confirm\w+|fech\w+|compr\w+|pag\w+|pix|cartao|boleto|contrat\w+|assin\w+|reserv\w+|comec\w+|inici\w+|separ\w+|deix\w+|garant(?:o|e|ir|imos)|trago|levo|busc\w+|instal\w+|matricul\w+|pedido|prepar\w+|ger[ao]\w*|emit\w+|sugiro|seria|disponi\w+|quer(?:ia)?|gostaria|quando|horario|agenda|passo)\b/;

/** "Todo dia 10 você recebe um resumo": a day of the service, to which nobody has to agree. */
export const isServiceDay = (folded: string): boolean => RECURS.test(folded) && !ONCE.test(folded);

/** Whether a statement proposes that both do something, or answers which day suits. */
export const proposesStep = (previous: string, folded: string): boolean =>
  STEP.test(folded) ||
  ONLY_TIME.test(folded.replace(/[.!?… ]{1,9}$/u, '')) ||
  ASKS_DAY.test(plain(previous));

const WHICH_DAY =
  /\b(?:(?:que|qual) (?:e )?(?:o )?(?:melhor )?(?:dia|horario|hora|horas|data)\b.{0,30}\b(?:bom|boa|melhor|livre|serve|pode|prefere|consegu\w+|posso|pra eu|te (?:ligar|chamar)|pass\w+|fal\w+|marc\w+|convers\w+|visit\w+)|quando (?:e que )?(?:eu |a gente )?(?:posso|podemos|consigo|pode(?:ria)?) (?:te |lhe |a gente )?(?:lig|pass|fal|visit|convers|mostr|cham|marc|ir|nos)\w*|^(?:e ai,? |entao,? |ai,? )*(?:que|qual) (?:seria o )?dia(?: entao)?[?! ]*$|de manha ou (?:de |a |na )?(?:tarde|noite)|manha ou tarde)/;
const ASKS_TO_MEET =
  /^(?:e ai,? |entao,? |bom,? )*(?:bora|vamos|quer|podemos|posso|topa|a gente pode) (?:entao )?(?:marcar|agendar|combinar)\b/;
const COMES =
  /\b(?:v[ei]m|vir|da um pulo|aparece|passa aqui) (?:aqui )?(?:ver|conhecer|olhar|andar|testar|na|no|aqui)\b|\b(?:tu|voces?|a senhora|o senhor) (?:ta|esta|vai estar|fica) (?:por ai|ai|em casa|na loja|livre)\b/;

/** Asks which day or hour suits: "que dia fica bom?", "quando posso te ligar?" */
export const asksWhichDay = (folded: string): boolean => WHICH_DAY.test(folded);

/** A question about an appointment, with or without a day. */
const ASKS_TO_COME =
  /\b(?:que|qual) (?:e )?(?:o )?(?:melhor )?(?:dia|horario|hora)\b.{0,40}\b(?:v[ei]m|vir|virem|vem aqui|passar aqui|me receb\w+|nos receb\w+|vir aqui)\b/;

export const asksToMeet = (folded: string): boolean =>
  asksWhichDay(folded) ||
  ASKS_TO_COME.test(folded) ||
  ASKS_TO_MEET.test(folded) ||
  (namesDate(folded) && COMES.test(folded));

const MEETS =
  /\b(?:pass(?:o|ar|amos|arei)|vou|visit\w+|apareco|marc\w+|agend\w+|aula experimental|chamada|call|reuni\w+|medir|mostr\w+|lev\w+|te (?:ligo|espero|mostro|encontro)|encontr\w+|convers\w+|cafe|test\w+|olho|dou uma olhada|combinad\w+|video\w*)\b/;
/** Something that both do, which a day can be set for. */
export const meetsOn = (folded: string): boolean => MEETS.test(folded);
