/** What a question offers to choose from, in folded words; none where it offers nothing. */
export function choicesIn(folded: string): string[] {
  const question = lastQuestion(folded.replace(SLASH, '$1 ou ')).replace(/\b(pens\w+) em /, '$1 ');
  if (EVER.test(question)) return [];
  const found = question.includes(' ou ') ? ofTwo(question) : ofList(question);
  const distinct = [...new Set(found)];
  const isNone = distinct.some(
    (one) => NO_CHOICE.test(one) || CLAUSE.test(one) || NO_THING.test(one),
  );
  return distinct.length > 1 && !isNone ? distinct : [];
}

/** "Já aconteceu de atrasar ou vir multa?" asks for a yes or a no. */
const EVER =
  /\bja (?:aconteceu|houve|passou|levou|tomou|fez|fizeram|foi|foram|viu|viram|teve|tiveram|pensou|procurou|conversou|tentou|testou)\b|\balguma vez\b|^(?:e |mas |agora )?se (?!for\b)/;
/** "Elevador/escada". */
const SLASH = /(?<![a-z])([a-z]{3,15})\/(?=[a-z]{3})/g;
/** "Nada ou …" and "… ou não" ask for a yes or a no. */
const NO_CHOICE =
  /^(?:nao|nunca|ajuda|ajudaria|resolve|atende|algo|outr[oa]s?|existe|(?:ha|tem) (?:mais|algum\w*|outr\w+)|mais|menos|algum\w*|sim|ai|la|aqui|hoje|agora|ainda|ja|voces?|tu|isso|familia|nem|nada|qualquer|tanto faz|como|qual|e|o que)\b|\b(?:qual|algo assim|coisa assim|que tipo)$/;

const lastQuestion = (folded: string): string =>
  folded
    .split(/(?<=[?!])\s+|\.\s+|, (?=(?:tem|ja|vai|voces?) )/)
    .findLast((part) => part.includes(' ou ') || part.includes(','))
    ?.replace(/[?!.…\s]{1,9}$/, '') ?? '';

const OPTION_WORDS = 5;
/** "De que", "alguém mexe", "saísse pesada": a clause is none of the things that are offered. */
const CLAUSE =
  /(?:^|\s)(?:que|quem|alguem|ninguem)$|\b(?:de|com) que$|^(?:alguem|ninguem|quem)\b|\b\w+(?:sse|ssem|ria|riam)\b/;
/** A question, a verb of the one who is asked, or a bare number names nothing to choose. */
const NO_THING =
  /\b(?:qual|quais|quem|quando|quant\w+|voces?|vc|te|seu|sua|tu|senhora?|el[ea]s?)\b|^que |^(?:vai|vao|vem|foi|fica|deixa|tem|pode|faz|quer|precisa|perde|paga|deu|esta|ta) |^(?:um|uma|so|dois|duas|tres|\d+|fazer|ser|na marra|o que)$/;
/** In front of an option, and behind it, which belongs to the question. */
const LEAD =
  /^(?:(?:e|ou|mais|so|por|pra|foi|sera|seria|tipo|um|uma|o|a|os|as|era|de|vai ser|(?:e )?(?:que )?(?:tem|fica|e|ta|esta|prefere|quer)) ){1,4}(?=\S)/;
const TAIL = / (?:mesmo|hoje|ai|agora|ne|pra voce|no momento|normalmente|de hoje|msm)$/;
/** "Lanchonete que o senhor tem": whose it is belongs to the question. */
const OF_ASKED = /(?<=\S) que (?:o senhor|a senhora|voces?|tu|ele|ela)(?: [a-z]{1,15}){0,4}$/;
const OF_TIME = /^(?:de|a|pela|da) (?:manha|tarde|noite|dia|madrugada)$/;

function bare(text: string): string {
  const trimmed = text.trim().replace(OF_ASKED, '').replace(TAIL, '').replace(/,$/, '');
  return OF_TIME.test(trimmed) ? trimmed : trimmed.replace(LEAD, '');
}

const isOption = (text: string): boolean =>
  text !== '' && text.split(' ').length <= OPTION_WORDS && !/[.?!:;]/.test(text);

/** "O tecido, o tamanho ou o encosto": the last thing before each comma and "ou". */
function ofTwo(question: string): string[] {
  const at = question.lastIndexOf(' ou ');
  const right = bare(question.slice(at + 4).split(',')[0] ?? '');
  const before = question.slice(0, at).split(/, (?:ou )?| ou /);
  const nearest = before.pop() ?? '';
  const left =
    before.length > 0 && isOption(bare(nearest)) ? bare(nearest) : ending(nearest, right);
  const [head, ...middle] = before;
  // "E a sala, mais quadrada ou …": the row begins behind the first comma.
  const isHead = head === undefined || /^(?:e|eh|mais|antes|foi|seria|ta|vai) /.test(nearest);
  const first = isHead || ASKED_FIRST.test(head) ? '' : ending(head, right);
  return [first, ...middle.map(bare), left, right].filter(isOption);
}

const ASKED_FIRST =
  /\b(?:qual|quais|que|quem|como|onde|quando|conta|fala|diz|perai|olha|entao|conseg\w+|bom|certo|beleza)\b/;

const TIES = /^(?:n?[oa]s?|d[aeo]s?|de|em|com|por|pel[oa]s?|pra|para|um|uma|a|sem|antes|depois)$/;
/** Words at which the option has certainly not begun yet. */
const ASKS =
  /^(?:e|eh|sao|vai|ser|usam?|pens\w+|us[ao]|tem|t[ae]m|prefer\w*|quer\w*|gosta\w*|pensam?|fica\w*|ta|esta\w*|foi|era|lavam?|compr\w+|faz\w*|pod\w+|voces?|tu|senhora?|que|mais|vende\w*|trabalha\w*|mora\w*|pag\w+|entreg\w+|seu|sua|teu|tua|ja|so|qual|quem|como|hoje|isso|peso|melhor|(?:incomod|atrapalh|assust|preocup|irrit)\w*|pesa\w*|pega\w*)$/;

/** The last words of a clause, as many as name one thing beside the other option. */
function ending(clause: string, other: string): string {
  const words = clause.replace(/[:]/g, ' : ').trim().replace(TAIL, '').split(/\s+/);
  const kept: string[] = [];
  const most = Math.max(1, Math.min(OPTION_WORDS, other.split(' ').length));
  for (const word of words.toReversed()) {
    const goesOn = kept.length < most || TIES.test(kept[0] ?? '') || TIES.test(word);
    if (!goesOn || ASKS.test(word) || word === ':' || kept.length >= OPTION_WORDS) break;
    kept.unshift(word);
  }
  return bare(kept.join(' '));
}

/** "Foi horário, vergonha, falta de alguém?": a row of short things behind a verb that names one of them. */
function ofList(question: string): string[] {
  const [asked = '', named = ''] = question.split(/: /);
  const listed = /\b(?:qual|quais|que|como|onde|quando)\b/.test(asked) ? named.split(/,\s*/) : [];
  if (listed.length > 1 && listed.every((one) => isOption(bare(one)))) return listed.map(bare);
  const parts = question.split(/,\s*/);
  // "A sela de hoje, onde comprou", "essa farda, durou" ask for what follows the comma.
  if (parts.some((part) => ASKS_OF_FIRST.test(part.trim()))) return [];
  const names = /^(?:(?:e|mas) )?(?:foi|e|era|seria|sera|vai ser|eh|tipo)\b/;
  const from = parts.findLastIndex((part) => names.test(part));
  const head = from >= 0 ? from : ROWS.test(parts[0] ?? '') ? 0 : -1;
  if (head < 0) return [];
  const row = parts.slice(head).map(bare);
  return row.length > 1 && row.every(isOption) ? row : [];
}
const ASKS_OF_FIRST = /\b(?:onde|como|quando|por que)\b|(?:^|\s)[a-z]{2,}(?:ou|aram|eu|iu)$/;
/** Nothing but things: "roupa, calçado, mercado". */
const ROWS = /^(?:um |uma |de |o |a |n[oa] )?[a-z]{3,15}$/;
