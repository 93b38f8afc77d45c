import type { PracticeAct } from '@salesai/contract/practice';
import { choicesIn } from '../biography/choices.ts';
import { asksPlainly } from '../biography/question.ts';
import { asksOpinion, isCheck, PERMISSION } from '../reading/act-rules.ts';
import { namesDate } from '../reading/concrete.ts';
import { asksToMeet } from '../reading/days.ts';
import { plain } from '../reading/plain.ts';
import {
  beginsQuestion,
  clearlyBeginsQuestion,
  isAsking,
  isTagged,
} from '../reading/question-words.ts';
import { contentStems } from '../reading/stems.ts';
import type { ReadSentence } from '../types.ts';
import type { Turn } from './turn.ts';

/** What the buyer agrees to, refuses or finds expensive: no question for a fact. */
const PROPOSALS: ReadonlySet<PracticeAct> = new Set([
  ...(['close', 'next_step', 'state_price', 'discount', 'trade_concession'] as const),
  ...(['isolate_objection', 'involve_decision_maker'] as const),
]);
/** Acts that say nothing of whether a sentence asks for a fact. */
const UNCLEAR: ReadonlySet<PracticeAct> = new Set([
  ...(['other', 'empathy', 'generic_pitch', 'linked_pitch', 'proof', 'answer_objection'] as const),
  ...(['reflection', 'useful_follow_up'] as const),
]);

const OF_OFFER =
  /^(?:(?:e|mas|entao|ai|bom),? )*(?:isso|assim|desse jeito)\b(?! (?:ja |sempre |ainda |tambem |so |nao ){0,2}(?:acontec\w+|atrapalh\w+|afet\w+|mex\w+|incomod\w+|pes(?:a|ou)|prejudic\w+|vem|dur[ao]|pior\w+|comec\w+|causa|gera)).{0,48}\?$|\bcomo (?:isso |essa proposta |e que isso |te )?(?:soa|fica|parece|ficou)\b(?: isso)?.{0,25}\b(?:voce|vc|tu|senhora?|isso|ti)\b|^(?:e )?assim (?:ja )?(?:cabe|da certo|encaixa|serve|melhora|resolve|ajuda)\b|\b(?:isso|assim) (?:ja )?te (?:ajuda|tranquiliza|atende|serve|anima|deixa)\b|\b(?:que|o que) te parece\b|\bfaz sentido\b|^(?:e )?qual (?:dos dois |das duas |delas |deles )?(?:fica melhor|(?:voce )?prefere|te serve|te atende|e melhor)\b[^,]{0,20}\?$|\bo que (?:voces? |a senhora |o senhor )?(?:acha|achou|acharam)\b|\b(?:topa|bora|combinado|fechad[oa]|fechamos|vamos nessa)\b(?! (?:ter|fazer|estudar|usar|participar))|,? (?:pode ser|te ajuda|beleza|ta bom|confirmado|nao acha)\?+$|^(?:e )?(?:te ajuda|confirmado|faz diferenca pra (?:voces?|ti))\?+$/;

/** Asks what the buyer thinks of what was just said of the offer. */
export const asksOfOffer = (folded: string): boolean =>
  asksOpinion(folded) || (folded.includes('?') && OF_OFFER.test(folded));

const OF_DEAL =
  /\b(?:fech\w+|compr\w+|pix|cartao|boleto|contrat\w+|parcel\w+|entrada|sinal|vista|pag\w+|leva\w*|assin\w+|mand\w+|marc\w+|agend\w+|\d{2,}|reserv\w+|envi\w+|confirm\w+|pacote|plano|kit)\b/;

/** "Prefere mais claro ou mais escuro?": of a thing, not of the deal. */
export const choosesThing = (folded: string): boolean =>
  choicesIn(folded).length > 1 &&
  !OF_DEAL.test(folded) &&
  !namesDate(folded) &&
  !asksToMeet(folded);

/** "Como foi?" behind a question goes on with it. */
const TAIL =
  /^(?:e )?(?:como foi|como assim|como|qual|quais|quanto|quando|por que|quem|onde|me conta|o que)[?!. ]*$/;

const TO_CLOSE =
  /^(?:(?:e|entao|ta|mas|ai|voces?|bora|ok|blz|beleza|vamos|ja)[, ]+)*(?:fecha|fecham|fechamos|fechou|fecho)(?: (?:ou nao|hoje|agora|comigo|entao|ja|isso|nao))*[?! ]*$/;

/** "Alto comparado com quê? Com o que pagou da outra vez?" offers an answer to the question before it. */
const GUESSES_OBJECT =
  /^(?:e |ou )?(?:com|por|pel[oa]|d[oa]|n[oa]) (?!(?:que|qual|quais|quem|quant[oa]s?|quando|onde)\b)(?:o que |[a-z]{3,15} )[^?]{3,50}\?$/;

/** "E quando o motor não pega, | o que acontece?": a circumstance of the question behind it. */
const CIRCUMSTANCE =
  /^(?:e |mas |ai )?(?:quando|se|enquanto) (?!(?:e|foi|seria|vai ser)\b)[^?]{4,80},?$/;

/** "Fecha?" asks for the sale, not for the hours of a shop. */
export const asksToClose = (folded: string): boolean => TO_CLOSE.test(folded);

/** Without its mark a question is short. */
const UNMARKED_WORDS = 14;

/** "Quer comprar por R$ 280?", "te interessa?": of the offer. */
const OFFERS =
  /r\$|\b\d{3,}\b|^(?:oi,? |e |mas )*(?:voce )?(?:quer|queria|topa|aceita|te interessa)\b/;

const VERB =
  /\b(?:tem|e|eh|sao|usa\w*|faz\w*|vai|quer\w*|pode\w*|gosta\w*|mora\w*|trabalh\w*|ja|toma|abr\w+)\b/;

/** "Roupa, calçado?" behind "vende o quê?" only guesses its answer. */
export const guessesAnswer = (folded: string): boolean =>
  !VERB.test(folded) && !INTERROGATIVE.test(folded) && choicesIn(folded).length > 1;
const INTERROGATIVE = /\b(?:qual|quais|quant\w+|quem|onde|quando|como|que|por que)\b/;

/** The sentences of a message that ask the buyer for a fact, in order. */
export function factQuestions({ reading, state }: Turn): ReadSentence[] {
  return reading.sentences.filter((sentence, at, all) => {
    const before = all[at - 1];
    const goesOn =
      before?.text.includes('?') === true &&
      (TAIL.test(plain(sentence.text)) || GUESSES_OBJECT.test(plain(sentence.text)));
    const next = all[at + 1]?.text.includes('?') === true;
    if (next && !sentence.text.includes('?') && CIRCUMSTANCE.test(plain(sentence.text)))
      return false;
    const isLate = state.count > 1 && isNoGreeting(sentence);
    return !sentence.isTail && !goesOn && (isLate || asksForFact(sentence, state.isOpen));
  });
}

/** "Como o ponto é alugado, dá pra levar junto": a reason, and no question how. */
const GIVES_REASON =
  /^(?:e |mas |entao )?(?:como|ja que|quando|se) (?!(?:e|foi|seria|fica|funciona|esta|ta|anda|vai)\b)[^?,]{4,70}, (?!(?:qual|quais|quem|como|quando|onde|quant[oa]s?|o que|por que)\b)[^?]*$/;

/** "Quem passa a roupa aí?" greets nobody after the first message. */
function isNoGreeting({ act, text }: ReadSentence): boolean {
  const folded = plain(text);
  const asks = act === 'greeting' && folded.includes('?') && clearlyBeginsQuestion(folded);
  return asks && !PERMISSION.test(folded) && contentStems(folded).length > 0;
}

function asksForFact(sentence: ReadSentence, isOpen: boolean): boolean {
  const { act, text } = sentence;
  const folded = plain(text);
  if (asksOfOffer(folded) || isCheck(sentence, folded) || PERMISSION.test(folded)) return false;
  if (asksToClose(folded) || GIVES_REASON.test(folded)) return false;
  const isLong = !folded.includes('?') && text.split(' ').length > UNMARKED_WORDS;
  if (act.startsWith('ask_') && isLong) return false;
  if (act.startsWith('ask_'))
    return isAsking(folded) || beginsQuestion(folded) || asksPlainly(folded);
  if (PROPOSALS.has(act)) return act === 'close' && choosesThing(folded);
  if (!UNCLEAR.has(act)) return false;
  if (!folded.includes('?')) return isAsking(folded) || (isOpen && asksPlainly(folded));
  if (choosesThing(folded)) return true;
  if (isTagged(folded) || OFFERS.test(folded)) return false;
  return act === 'reflection' ? clearlyBeginsQuestion(folded) : contentStems(folded).length > 0;
}
