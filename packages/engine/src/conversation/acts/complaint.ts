import { fold } from '../../shared/text.ts';
import { customersIn } from '../cases/customer.ts';
import { reportsSilence } from '../cases/statements.ts';
import { countWords } from '../reading/wording.ts';

const COACH = '(?:vc|voce|tu|ce|cê|coach)';
/** What only says that the last reply missed the point; none of it is a request or a fact. */
const COMPLAINS = new RegExp(
  [
    String.raw`\b(?:n|nao|num) (?:e|eh|era|foi) (?:n?isso|bem isso|bem assim|assim|(?:(?:uma? )?(?:mensagem|msg|texto|post|proposta|conta|recado)))\b`,
    String.raw`\bnada a ver\b|\b(?:ta|tava|veio|leu|respondeu|entendeu) (?:tudo )?errado\b`,
    String.raw`\b(?:n|nao|num) (?:me )?(?:ajud(?:ou|a)|respond(?:eu|este)|entend(?:eu|este)|serv\w+|adianto\w+|colou|rolou)\b`,
    String.raw`\b${COACH} (?:so )?(?:cop\w+|repet\w+|ignor\w+|viajou|misturou|confundiu|inventou|esqueceu|errou)\b`,
    String.raw`\b(?:de onde|da onde) ${COACH} (?:tir\w+|inventou)\b|\b(?:eu )?nao (?:te )?(?:pedi|perguntei|falei|disse) (?:isso|nada disso|conta|texto|mensagem)\b`,
    String.raw`\b(?:virou|ficou) (?:uma )?(?:salada|bagunca|confusao)\b|\b(?:n|nao) da (?:pra|para) mandar\b`,
    String.raw`\bpresta\w* atencao\b|\b(?:ja|acabei de) (?:te )?(?:falei|disse|expliquei|falar|dizer|explicar)\b`,
    String.raw`\b(?:vou|deixa eu) (?:perguntar|explicar|falar|tentar) (?:diferente|de outro jeito|de novo|melhor)\b`,
    String.raw`\b(?:tu|vc|voce) (?:ta|esta) (?:doid\w|viajando|surd\w|bebad\w|maluc\w)\b`,
  ].join('|'),
);
/** "esquece", "deixa pra lá": ends what was before. */
const DROPS =
  /^(?:(?:ai|ta|nao|n|bom|enfim|olha|ah|ok)[,. ]+)*(?:esquece\w*(?: isso| esse assunto| tudo| a conta)?|deixa(?: (?:isso |essa |esse assunto )?(?:pra|para) la| quieto)?)[,.!? ]*$/;
/** Adds nothing beside a complaint. */
const SIGHS =
  /^(?:enfim|tanto faz|afff*|affe*|meu deus|pelo amor de deus|mds|credo|puts?|poxa|ai|nossa|(?:to|tou|estou) (?:\w+ ){0,3}(?:nervos\w|irritad\w|estressad\w|com raiva))[,.!? ]*$/;
/** "foto de quê?", "que contato??": asks where the last reply took something from. */
const WONDERS =
  /^(?:\p{L}{2,20} ){1,3}(?:de|do|da) que\b[^?]{0,20}\?*$|^(?:que|qual) \p{L}{3,20}\s?\?{2,9}(?: aff*| ue)*[.!]*$/u;
/** "2018 é o ano do carro": no amount. */
const IS_YEAR = /^(?:e |nao,? )?(?:19|20)\d{2} (?:e|eh) (?:so )?o ano\b.{0,40}$/;
/** Words that lead from a complaint to what is meant. */
const MEANS =
  /^(?:(?:nao|n|num|mas|e|ai|entao|olha|cara|mano|rapaz|gente)[,.!]? )*(?:(?:eu )?(?:so )?(?:to|tou|estou|tava|estava) (?:so )?te (?:perguntando|falando|dizendo|pedindo|contando|avisando|explicando)(?: (?:que|q))?|eu (?:te |so )*perguntei|te perguntei|perguntei (?:se|foi)|(?:eu )?(?:so )?quis (?:dizer|saber)|(?:o )?que (?:eu )?(?:quero|queria|preciso) (?:saber|entender|falar|dizer)?(?: mesmo)? ?(?:e|eh|era)|a (?:minha )?(?:pergunta|duvida) (?:e|eh|era|foi)|na verdade (?:eu )?(?:quero|queria) saber)(?: outra coisa)?[:, ]+/;
/** "não perguntei do prazo, eu quero saber como falo com ele". */
const MEANS_AFTER_DENIAL =
  /^(?=.{0,120}\b(?:n|nao|num)\b).{3,120}?\b(?:(?:quero|queria|preciso)(?: e| eh| so)? saber(?: e| eh| mesmo| so)?|quero e(?:h)? saber)[:, ]+/;
const CONNECTS = /^(?:(?:que|q|se|e|eh|é|foi|era|so|só)\s)+/iu;

export interface Complaint {
  /** The buyer's words, where the seller puts them right. */
  buyer: string | null;
  /** What the message asks for or states besides the complaint; empty for nothing. */
  rest: string;
}

/** A message that says the last reply was wrong, split from what it asks for; null for others. */
export function complaintIn(text: string): Complaint | null {
  const kept: string[] = [];
  const sighs: string[] = [];
  let complains = false;
  let buyer: string | null = null;
  for (const sentence of sentencesIn(text)) {
    const folded = fold(sentence).replace(/([a-z])\1{2,}/g, '$1');
    const meant = meantIn(sentence);
    buyer ??= restatedIn(sentence);
    if (meant !== null) {
      complains = true;
      kept.push(meant);
    } else if (isFiller(sentence) || DROPS.test(folded)) sighs.push(folded);
    else if (isComplaint(sentence) && !isAside(sentence, kept)) complains = true;
    else kept.push(sentence);
  }
  const rest = kept.join(' ').trim();
  const drops = sighs.some((one) => DROPS.test(one)) && rest !== '';
  return complains || drops ? { rest, buyer } : null;
}

/** "quantos eram? a memória já não ajuda": after a question only what speaks of the reply complains. */
const isAside = (sentence: string, kept: readonly string[]): boolean =>
  kept.some((one) => one.endsWith('?')) &&
  (!OF_REPLY.test(fold(sentence)) || /\bver se (?:tu|vc|voce|ce)\b/.test(fold(sentence)));
const OF_REPLY =
  /\b(?:vc|voce|tu|ce|coach|isso|resposta|texto|mensagem|msg|conta|pedi|perguntei)\b/;

/** Sentences, and the parts before a comma that are complaints of their own. */
const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?…;])\s|\n|\p{Extended_Pictographic}/u)
    .flatMap((sentence) => partsOf(sentence.trim()))
    .filter((one) => one.trim() !== '');

function partsOf(sentence: string): string[] {
  const at = sentence.indexOf(', ');
  if (at < 0) return [sentence];
  const first = sentence.slice(0, at);
  const rest = sentence.slice(at + 2);
  return isComplaint(first) || isFiller(first) ? [first, ...partsOf(rest)] : [sentence];
}

const isFiller = (part: string): boolean =>
  /^(?:na+o+|n|nops|negativo)$/.test(fold(part)) || SIGHS.test(fold(part));

/** A longer clause tells a fact of the case as well. */
const COMPLAINT_WORDS = 9;

function isComplaint(sentence: string): boolean {
  const folded = fold(sentence);
  if (ASKS_VERDICT.test(folded)) return false;
  if (WONDERS.test(folded) || IS_YEAR.test(folded)) return true;
  return countWords(sentence) <= COMPLAINT_WORDS && COMPLAINS.test(folded) && !OTHERS.test(folded);
}

/** "tá errado?" after a line of the seller's own. */
const ASKS_VERDICT =
  /\b(?:ta|esta|ficou|fica|e|eh|foi|tava) (?:muito )?(?:errad[oa]|ruim|feio)\s?\?+$/;
/** "ela não entendeu o preço": about a customer. */
const OTHERS =
  /^(?:(?:e|mas|so que|ai) )*(?:(?:[oa]s?|um|uma|meu|minha) (?!resposta|mensagem|texto|conta|msg|frase|ideia|outra)\p{L}{3,20}) .{0,60}\b(?:respond\w+|entend\w+|ajud\w+)|\b(?:el[ae]s?|client\w*|dona|seu|marido|esposa|pessoa\w*|ninguem|cara)\b.{0,20}\b(?:entend\w+|respond\w+|ajud\w+|ignor\w+|esquec\w+|errou|confundiu)|\b(?:preco|valor|frete|prazo)\b/u;

/** "reformule: a objeção é …": what the buyer says, put right by the seller. */
const RESTATES =
  /^(?:(?:nao|reformul\w+|corrig\w+|refa\w+|olha|entenda)[,:.! ]+){0,2}(?:a|o) (?:objecao|duvida|questao|reclamacao|argumento)(?: del[ae])? (?:e|eh|era|foi)[: ]+/;

function restatedIn(sentence: string): string | null {
  const folded = fold(sentence);
  const lead = folded.length === sentence.length ? RESTATES.exec(folded)?.[0] : undefined;
  return lead === undefined ? null : sentence.slice(lead.length).replace(/["“”]/g, '').trim();
}

/** What "tô te perguntando se …", "eu quis dizer: …" lead to, as a message of its own. */
function meantIn(sentence: string): string | null {
  const folded = fold(sentence);
  if (folded.length !== sentence.length) return null;
  const lead = MEANS.exec(folded)?.[0] ?? MEANS_AFTER_DENIAL.exec(folded)?.[0];
  if (!lead) return null;
  const asks = /pergunt|saber/.test(lead);
  const rest = sentence.slice(lead.length).replace(CONNECTS, '').trim();
  if (countWords(rest) < 2) return null;
  return asks && !/[?]\s*$/u.test(rest) ? `${rest.replace(/(?<![.!])[.!]+$/u, '')}?` : rest;
}

const TO_COACH = /\b(?:vc|voce|tu|ce|coach)\b|\b(?:nao|n|num) (?:foi|e|era) isso\b/;
/** "a Lia viu e não respondeu": of a customer, not of the coach. */
export const tellsOfSilence = (text: string): boolean =>
  reportsSilence(text) &&
  !TO_COACH.test(fold(text)) &&
  (customersIn(text).length > 0 || /\bel[ae]s?\b/.test(fold(text)));
