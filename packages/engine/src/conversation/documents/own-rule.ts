import { answerFromSheet, type DocumentRow, type SheetAnswer } from '../../documents/index.ts';
import type { CoachReplyInput } from '../../port.ts';
import { sourceOf } from '../../shared/sources.ts';
import { fold } from '../../shared/text.ts';
import type { Act } from '../act.ts';
import { countWords, isQuestion } from '../reading/wording.ts';
import type { Draft } from '../reply-type.ts';
import { sourcesOf } from './asked.ts';

/** Acts whose texts are about selling in general. */
const GENERAL = /^(?:objection|insist|advice|answer|case|question)$/;
/** Words to say, a way to do something, or whether to: advice answers these. */
const ADVICE =
  /\b(?:(?:o que|oq|o q) (?:que )?(?:eu |a gente )?(?:lhe |te )?(?:respond|dig|fal|fac|faz|escrev|mand|vendo)\w*|respond\w+|resposta|diria|explic\w+|mensagem|recado|escrev\w+|argument\w+|convenc\w+|neg(?:o|ar)|como|melhor|vale a pena|perder (?:a |o |ess[ea] )?(?:vendas?|client\w+|fregue\w+|negocio)|compensa|por que|porque|pq|sera que|ajud\w+|dicas?|exemplo)\b|["“”«]/;
/** "devo baixar o preço?" asks for advice, "quando devo entregar?" for a rule. */
const DECIDES = /(?<!\b(?:quando|quanto|ate quando) (?:eu )?)\bdevo\b/;
const REPORTS =
  /\b(?:disse|falou|acha|achou|reclam\w*|desconfi\w+|medo|concorrente|insist\w+|so fecha|quer desconto)\b/;
/** What the seller does or keeps in such a case, or what happens to it. */
const OWN_RULE =
  /\b(?:(?:eu|a gente|nos) (?:cobr|devolv|troc|entreg|atend|aceit|liber|ret[ei]|pag|rep[oõ]|abat|parcel|perd)\p{L}{0,5}|(?:cobro|devolvo|troco|entrego|atendo|aceito|libero|retenho|reponho|abato)|fica comigo|quanto (?:sera|seria|e|de|do|da|dos)|de quanto|(?:quando|quanto) (?:eu )?devo|sou obrigad\w+|tenho que|tem direito|pode|posso|repoe|vale|perde)\b/u;
/** From this share on the documents are the likeliest place of the answer by far. */
const IN_DOCUMENTS = 0.6;
/** The share of a question's words that its line contains, where documents are likely and where not. */
const LIKELY = 0.35;
const UNLIKELY = 0.45;
const PARTS_MAX = 3;
const LONGEST = 60;
const LEAST_WORDS = 3;

/**
 * The seller's own rule that a message asks for, which precedes what is said of selling in general.
 * @param isEach only an answer to each of several questions.
 */
export function ownRuleReply(
  act: Act,
  input: CoachReplyInput,
  lines: readonly DocumentRow[],
  { isEach = false }: { isEach?: boolean },
): Draft | null {
  const { userInput } = input;
  const isGeneral = GENERAL.test(act.kind);
  const asked = questionsIn(userInput);
  const isSeveral = asked.length > 1 && (isGeneral || act.kind === 'document');
  const isRead = isEach ? isSeveral : isGeneral;
  if (lines.length === 0 || !isRead || countWords(userInput) > LONGEST) return null;
  const folded = fold(userInput);
  if (ADVICE.test(folded) || DECIDES.test(folded) || REPORTS.test(folded)) return null;
  const isLikely = sourcesOf(input, lines).documents >= IN_DOCUMENTS;
  const least = isLikely ? LIKELY : UNLIKELY;
  const answers = asked.flatMap((part) => {
    const found = isLikely || OWN_RULE.test(fold(part)) ? answerTo(part, lines) : null;
    return found && found.coverage >= least ? [found] : [];
  });
  if (answers.length === 0 || (isEach && answers.length < asked.length)) return null;
  const distinct = answers.filter(
    ({ rows: [first] }, at) =>
      !answers.slice(0, at).some(({ rows }) => first && rows.includes(first)),
  );
  const rows = [...new Set(distinct.flatMap((one) => one.rows))];
  return {
    text: distinct.map(({ text }) => text).join('\n\n'),
    sources: rows.map((row) => sourceOf(row, row.line)),
  };
}

const NEXT =
  /(?<=[?!;])\s{1,3}|(?<=\.)\s{1,3}(?=\p{Lu})|,? e (?=(?:quando|quanto|qual|quantos|quantas|em quanto)(?!\p{L}))/u;

/** "o aluno faltou, repõe?": what is asked outranks the story, where it names a rule by itself. */
function answerTo(part: string, lines: readonly DocumentRow[]): SheetAnswer | null {
  const asked = part.replace(/(?<!\p{L})(?:eu )?devo(?!\p{L})/iu, '');
  const last = asked.split(/,\s/).at(-1) ?? '';
  const own = countWords(last) <= BRIEF ? answerFromSheet(last, lines, []) : null;
  return own && own.coverage >= NAMED ? own : answerFromSheet(asked, lines, []);
}
const BRIEF = 2;
const NAMED = 0.9;

/** The questions of a message, each without the story before it. */
function questionsIn(message: string): string[] {
  const parts = message.split(NEXT).filter((part) => countWords(part) >= LEAST_WORDS);
  const asked = parts.filter((part) => isQuestion(part) || ASKS.test(fold(part)));
  return asked.length > PARTS_MAX ? [] : asked;
}
const ASKS = /\?\s*$|^(?:e |mas )?(?:de |em |por )?(?:quanto|quando|qual|quantos|quantas)\b/;
