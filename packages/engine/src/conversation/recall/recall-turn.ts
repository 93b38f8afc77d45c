import { cleanText, cut, fold } from '../../shared/text.ts';
import { money, plainText } from '../../sums/index.ts';
import { artefactIn, renderArtefact } from '../reading/artefact.ts';
import type { Known } from '../state/known.ts';
import { hitsIn, stemsOf } from './recall-match.ts';
import { QUOTE_MAX, whenSaid } from './recall-wording.ts';

const OURS =
  /\b(?:aquel[ae]|essa|qual (?:era|foi) (?:a|aquel[ae])|sua|ultima) (?:frase|fala|mensagem|resposta|texto|linha)\b|\b(?:frase|fala|mensagem|resposta|texto) que (?:voce|vc|tu|ce) (?:me )?(?:deu|escreveu|mandou|fez|passou|sugeriu|falou)/;

const SHOWS =
  /^(?:(?:coach|e|agora|me|oi|por favor|ai)[, ]+)*(?:repet[ei]|mostra|cade|manda de novo|me ve de novo|qual (?:era|foi|ficou|e)|como (?:ficou|era|tava|esta|ta)) (?:mesmo )?(?:a|o|aquel[ae]|ess[ae]) (?:ultim[ao] )?(?:mensagem|msg|texto|e-?mail|post|proposta|recado|bilhete|legenda|zap|whats\w*)\b/;

/** Whether a message asks to see a text of the talk again: "cadê o texto da Mirtes?" */
export const asksToSeeText = (text: string): boolean => SHOWS.test(fold(text).trim());

/** The newest version of the text that is asked for, whole. */
export function textAgain(question: string, { state }: Known): string | null {
  if (!asksToSeeText(question)) return null;
  const stems = stemsOf(question).filter(
    (stem) => !/^(?:mensa|texto?|text|email|post|propo|recad|bilhe|legen)/.test(stem),
  );
  const made = state.log.flatMap(({ act, turn }, at) => {
    const artefact =
      act.kind === 'text' || act.kind === 'change' ? artefactIn(turn.assistantResponse) : null;
    const words = fold(`${turn.userInput} ${artefact?.text ?? ''}`);
    return artefact ? [{ artefact, at, hits: hitsIn(words, stems) }] : [];
  });
  const [best] = made.toSorted((a, b) => b.hits - a.hits || b.at - a.at);
  return best ? `Está assim:\n\n${renderArtefact(best.artefact)}` : null;
}

/** "qual foi aquela frase?": the text of ours that the question names, else the last one. */
export function ourText(question: string, { state }: Known): string | null {
  const folded = fold(question);
  if (!OURS.test(folded)) return null;
  const stems = stemsOf(question).filter(
    (stem) => !/^(?:frase|fala|mensa|respo|texto|ultim)/.test(stem),
  );
  const given = state.log.flatMap(({ turn }, at) => {
    const artefact = artefactIn(turn.assistantResponse);
    const words = fold(`${turn.userInput} ${artefact?.text ?? ''}`);
    return artefact ? [{ text: artefact.text, at, hits: hitsIn(words, stems) }] : [];
  });
  const best = given.toSorted((a, b) => b.hits - a.hits || b.at - a.at)[0];
  return best
    ? `Foi esta, ${whenSaid(best.at, state.turns)}:\n\n> ${cut(cleanText(best.text), QUOTE_MAX)}`
    : null;
}

const FIRST =
  /\b(?:primeir[ao] (?:coisa|pergunta|mensagem|pedido|assunto)|(?:pedi|perguntei|falei|disse|contei|escrevi|mandei) (?:primeiro|antes de tudo|no comeco)|comecamos|comecei falando)\b/;
const LAST =
  /\bultim[ao] (?:coisa|pergunta|mensagem|pedido|assunto)\b|^(?:\w+,? )?(?:o que|oq) (?:foi que )?(?:eu )?(?:te )?(?:pedi|perguntei|mandei)(?: por ultimo| agora ha pouco| antes| agora)?\W*$/;
const OF_NOBODY = /^(?:small-talk|recall|support)$/;

/** "o que eu te pedi primeiro?", "qual foi a última coisa que eu perguntei?" */
export function requestAt(question: string, { state }: Known): string | null {
  const folded = fold(question);
  const asked = state.log.filter(({ act }) => !OF_NOBODY.test(act.kind));
  if (FIRST.test(folded)) {
    const [first] = asked;
    return first ? `A primeira foi: “${quoted(first.turn.userInput)}”.` : null;
  }
  const last = LAST.test(folded) ? asked.at(-1) : undefined;
  return last ? `A última foi: “${quoted(last.turn.userInput)}”.` : null;
}

const quoted = (text: string) => cut(cleanText(text), QUOTE_MAX);

const OF_SUM =
  /\b(?:quanto (?:e que )?(?:deu|deram|ficou|ficaram) (?:mesmo|msm|mermo)|quanto (?:tinha|havia) (?:ficado|saido|sobrado)|(?:de )?quanto (?:era|foi|ficou)(?: mesmo)? (?:a|aquela|essa) conta(?! de\b)|quanto deu|quanto (?:tinha )?dado|aquela conta|essa conta|a conta deu|resultado)\b/;

/** Whether a question asks for what a sum of the talk found. */
export const asksSumBefore = (question: string): boolean => OF_SUM.test(fold(question));

/** "quanto deu aquela conta?": what the sum found that has most of the question, else the last one. */
export function sumBefore(question: string, { state }: Known): string | null {
  if (!asksSumBefore(question)) return null;
  const stems = stemsOf(question);
  const figures: string[] = question.match(/\d[\d.,]*/g) ?? [];
  const sums = state.log.flatMap(({ act, turn }, at) => {
    if (act.kind !== 'sum' || act.outcome.kind !== 'result') return [];
    const asked = fold(turn.userInput);
    const own: string[] = asked.match(/\d[\d.,]*/g) ?? [];
    const hits = hitsIn(asked, stems) + figures.filter((one) => own.includes(one)).length;
    return [{ answer: act.outcome.answer, at, hits }];
  });
  const [best] = sums.toSorted((a, b) => b.hits - a.hits || b.at - a.at);
  return best ? `${best.answer} Foi a conta de ${whenSaid(best.at, state.turns)}.` : null;
}

const EXTREME = /\bmais (car|barat|alt|baix|pesad|lev)[oa]\b/;
const NAMED_PRICE =
  /(?:^|[,;.] ?|\be )((?:\p{L}+ ){1,4}?)(?:a |por |e |r\$ ?)?(\d+(?:\.\d+)?)(?= ?(?:[,;.]|$|e \p{L}|reais))/gu;

/** "qual era a mais cara das três?": of the prices of one message. */
export function extreme(question: string, { state }: Known): string | null {
  const kind = EXTREME.exec(fold(question))?.[1];
  if (!kind) return null;
  for (const { turn } of state.log.toReversed()) {
    const prices = [...plainText(turn.userInput).matchAll(NAMED_PRICE)].map(
      ([, name = '', value]) => ({
        name: name.replace(/^(?:o |a |os |as )?(?:quilo|preco|valor|kg) d[aeo]s? /, '').trim(),
        value: Number(value),
      }),
    );
    if (prices.length < 2) continue;
    const isLow = kind === 'barat' || kind === 'baix' || kind === 'lev';
    const sorted = prices.toSorted((a, b) => (isLow ? a.value - b.value : b.value - a.value));
    const [best] = sorted;
    if (best)
      return `**${best.name}**, ${money(best.value)}. Você me disse: “${cut(cleanText(turn.userInput), QUOTE_MAX)}”.`;
  }
  return null;
}
