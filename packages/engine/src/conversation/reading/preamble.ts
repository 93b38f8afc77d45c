import { fold } from '../../shared/text.ts';
import { countWords } from './wording.ts';

/** Short sentences that only lead to the request: "agora sim.", "foi mal.", "chega, deu." */
const LEAD =
  /^(?:ta|tá|ok|okay|beleza|blz|certo|entendi|entao|bom|boa|show|top|perfeito|otimo|otima|maravilha|legal|massa|gostei|valeu|obrigad[oa]|brigad[oa]|vlw|agora sim|agora|isso mesmo|isso|foi mal|desculpa|desculpe|sim|nao|kk+|rs+|haha\w*|opa|oi+|ola|ei|coach|mano|irmao|amg|amiga|gente|cara|rapaz|vixe|eita|poxa|e ai|e|mas|bah|egua|uai|oxe|chega|deu|ja deu|pronto|apareceu|(?:pode |vamos )?(?:parar?|encerrar?|parou|acabou|sai|fim|chega)(?: com)?(?: (?:o|de|do))? trein\w+|pode parar|parou|para|encerra(?: ai)?|to mais calma|voltei)\b[\s,!.?…]*/;
const ENDS_PRACTICE =
  /\b(?:chega|deu|ja deu|para (?:o|com o|de) trein\w+|parar|parou|acabou o treino|sai do (?:papel|treino)|fim do treino|encerra\w*)\b/;
const LEAD_WORDS = 5;

/** Whether a sentence has nothing but words that lead to a request. */
function isOnlyLead(sentence: string): boolean {
  let rest = sentence;
  for (let found = LEAD.exec(rest); found; found = LEAD.exec(rest))
    rest = rest.slice(found[0].length);
  return rest === '' && sentence !== '';
}

/** "o senhor saberia me dizer quem …": a polite way to ask the coach. */
const POLITE =
  /^(?:(?:por curiosidade|uma curiosidade|s[oó] por curiosidade|me diga uma coisa|uma d[uú]vida)[,:] )?(?:por (?:favor|gentileza),? )?(?:(?:o senhor|a senhora|voc[eê]|vc|tu),? )?(?:saberia|poderia|pode|sabe|sabes|consegue|conseguiria) (?:me )?(?:dizer|informar)(?:,? por (?:favor|gentileza))?,? (?=(?:quem|qual|quais|quant[oa]s?|quando|onde|como|em que|que|o que) )/iu;
const CURIOUS = /^(?:(?:s[oó] )?por curiosidade|uma curiosidade)[,:] (?=\S)/iu;

/** A message without what only leads to its request. */
export function withoutLead(text: string): { text: string; endsPractice: boolean } {
  const { text: rest, endsPractice } = withoutLeads(text);
  return { text: rest.replace(POLITE, '').replace(CURIOUS, ''), endsPractice };
}

function withoutLeads(text: string): { text: string; endsPractice: boolean } {
  let rest = text;
  let endsPractice = false;
  for (;;) {
    const cut =
      /^([^.!?\n]{1,40}[.!?…]+)\s+(?=\S)/u.exec(rest) ??
      /^((?:chega|deu|fim) d[eo] treino),?\s+(?:que|porque|pois)\s+(?=\S)/iu.exec(rest);
    const lead = cut?.[1] ?? '';
    const isLead = lead !== '' && countWords(lead) <= LEAD_WORDS && isOnlyLead(fold(lead));
    const after = cut ? rest.slice(cut[0].length) : '';
    if (!isLead || countWords(after) < 2) return { text: rest, endsPractice };
    endsPractice ||= ENDS_PRACTICE.test(fold(lead));
    rest = after;
  }
}
