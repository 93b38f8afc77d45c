import { namesDate } from './concrete.ts';
import { plain } from './plain.ts';

const ASKS_DAY =
  /\b(?:que dia|qual (?:o )?dia|quando\?|quando,|quando seria|que horas|dia e hora|data e horario|o horario|marca (?:direito|certinho)|escolhe o dia|seja exato|diz a hora|qual seria a data)/;
const SHORT_WORDS = 14;
const SETS_DAY =
  /\b(?:combinad\w+|marcad\w+|agendad\w+|marc[oa]|agend[oa]|deixo marcado|pass(?:o|ar|amos)|apareco|vou ai|estarei|te (?:ligo|visito|encontro|espero|vejo)|nos vemos|a gente se (?:ve|fala)|ate)\b/;
const PROPOSES =
  /\b(?:pode\w*|posso|podemos|poderia\w*|vamos|bora|que tal|fica bom|marc\w+|combin\w+|pass[oa]\w*|lig[oa]\w*|agend\w+|prefere|serve|melhor|consegue|topa|fech\w+|confirm\w+|deix\w+|te (?:encontro|mando|mostro|visito)|visit\w+|reuniao|convers\w+|cafe|comec\w+|entreg\w+|instal\w+|mand\w+|fic\w+ (?:combinad|pra|para)|disponi\w+|disponivel|aceita|da (?:pra|para)|te[mn]s? (?:um )?(?:tempo|horario|\d+ min)|telefon\w+|encaminh\w+|esta bem|ta bem|quer|gostaria|sugiro|seria)\b/;

/** A short statement with a day after the buyer asked for one, or one that sets a day. */
export function setsDay(previous: string, folded: string): boolean {
  if (!namesDate(folded)) return false;
  const isShort = folded.split(' ').length <= SHORT_WORDS;
  return isShort && (ASKS_DAY.test(plain(previous)) || SETS_DAY.test(folded));
}

const SUITS =
  /\b(?:(?:ta|esta|fica|seria) (?:bom|boa|otimo|ok|livre|certo|melhor)|livre|disponivel|serve|consegue|pode(?: ser|mos)?|te atende|funciona (?:pra|para) (?:voce|ti)|rola|topa|da (?:certo|pra (?:voce|ti|mim|eu|gente|a gente)))\b|\bda ?\?/;
const ONLY_TIME =
  /^(?:(?:e|que tal|entao|ou|na|no|nas|as|a|de|da|dia|pela|pelas|umas|amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|\d{1,2}(?:h\d{0,2}|:\d{2})?|horas|manha|tarde|noite|cedo|semana|que|vem)(?:$|[ ,?-]{1,3}(?=$|\S))){1,12}$/;

/** "Quinta às 15h tá bom?", "sábado 9h?": a day or an hour to agree on. */
export const proposesTime = (folded: string): boolean =>
  namesDate(folded) && (ONLY_TIME.test(folded) || (SUITS.test(folded) && !OF_CASE.test(folded)));

/** What the buyer does on a day. */
const OF_CASE =
  /\b(?:abr\w+|fecha(?:m)? (?:de|no|na|a)|movimento|atend\w+ (?:de|no|na|aos)|pag\w+|pix|cartao|parcel\w+|r\$|entreg\w+|client\w+|costum\w+|trabalh\w+)\b/;

/** "Abre de sábado?": a day in a question about the buyer's case proposes nothing. */
export const namesDayOnly = (folded: string): boolean =>
  namesDate(folded) && !PROPOSES.test(folded);
