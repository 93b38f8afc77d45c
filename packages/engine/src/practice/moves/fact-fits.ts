import { answerTypeOf, fitsType } from '../asked/answer-type.ts';
import { choicesIn } from '../biography/choices.ts';
import type { FactKey } from '../types.ts';

const DECIDES =
  /\b(?:decid\w+|decis(?:ao|oes|or\w*)|aprov\w+|opin\w+|palavra final|martelo|palpite|aval|quem (?:e que )?(?:manda|resolve|fecha|compra|assina|da a (?:ultima )?palavra|bate|tem a palavra|precisa (?:aprovar|concordar|estar|participar|ver)))\b/;
/** Names somebody else, or that there is nobody: "sozinha", "com o marido". */
const WITH_OTHERS =
  /\b(?:consult\w+|conversa\w* (?:com|antes)|fal(?:ar|a) com|particip\w+|de acordo|depende d\w+|sozinh[oa]|mais alguem|alguem mais|quem mais|outra pessoa|soci[oa]s?|marido|espos[oa]|mulher|patroa|patrao|chefe|diretor\w*|contigo|com voce(?: mesm[oa])?|responsave\w+)\b/;
/** The purchase, or what leads to it: "você trabalha sozinha?" is about none. */
const OF_BUYING =
  /\b(?:compr(?:a|ar|as|amos)|contrat(?:a|ar|acao)|fech(?:a|ar|amos|o)|assin\w+|invest\w+|proposta|orcamento|negocio|escolh\w+|isso|nisso|disso|ess[ea] (?:assunto|parte|tipo|compra|gasto)|tratar?|avanc\w+|seguir|resolv\w+|antes de|pra gente|entra(?:r)? na|bater)\b/;
/** What may be spent, as opposed to what was paid, earned or counted. */
const OF_PLANS =
  /\b(?:orcamento|verba|investi\w*|faixa|separ\w+|reserv\w+|cab\w+|teto|limite|bolso|pretend\w+|pens\w+|imagin\w+|gostaria|ideia|dispon\w+|planej\w+|em mente|cabeca|quer\w* (?:gastar|pagar)|pode (?:gastar|pagar)|consegue (?:gastar|pagar)|gastar|gastaria|pagar|pagaria|confortave\w+|ate quanto|parcela|aperta|budget|custo|preco|valor)\b/;
const OF_INCOME =
  /\b(?:renda|salario|fatur\w+|lucro|pag(?:ou|aram|ava|avam)|gast(?:ou|aram|ava|avam|ei)|cust(?:ou|aram)|invest(?:iu|iram)|ja (?:viu|viram|cotou|cotaram|pediu|pediram)|cobr\w+|entra por mes|ganha\w*|(?:gastam?|pagam?) (?:hoje|por|no|com|de|atualmente|mais ou menos))\b/;
const OF_DEADLINE =
  /\b(?:prazo|data|urg\w+|pressa|quando|ate quando|comec\w+|antes d\w+|previs\w+|tempo|esper\w+|logo|momento|para (?:esse|este|o proximo)|pra (?:esse|este|ja|agora|hoje|logo)|(?:esse|este|ainda esse) (?:mes|ano)|semana|dia|cedo|priorid\w+|ideal)\b/;
const OF_BIRTH = /\b(?:nasc\w+|aniversario|validade)\b/;
/** What was done about it, or how it is done. */
const OF_TRIES =
  /\b(?:ja (?:tent|test|cot|us|fez|fiz|contrat|compr|alug|encomend|procur|pesquis|experiment|troc|viu|pediu|pens|fech|escolh|reserv|cheg|foi|teve)\w*|tent\w+|test(?:ou|aram)|cot(?:ou|aram|ar)|orcament\w+|procur\w+|contrat\w+|antes|experiment\w+|ate (?:hoje|agora|aqui)|como|hoje|faz(?:em)?|fez|fizeram|resolv\w+|lida\w*|vira\w*|control\w+|cuida\w*|costum\w+|us(?:a|am|ou|aram)|funcion\w+|atual\w*|alternativ\w+|outr[oa]s?|chegou a|solu\w+)\b/;
/** Of two times: "é pra agora ou mais adiante?" */
const OF_WHEN =
  /\b(?:agora|hoje|mes|semana|ano|depois|adiante|proximo|esper\w*|ja|logo|em cima|pressa|futuro)\b/;
/** What a problem takes away, whatever it is counted in. */
const OF_LOSS =
  /\b(?:va(?:i|o) embora|perd\w+|prejui\w+|por causa d\w+|nisso|com isso|isso|custa\w*|sofre\w*|some\w*)\b/;
/** "Como está a conta hoje?" asks for no try. */
const OF_STATE =
  /\bcomo (?:e que )?(?:esta|ta|anda|vai|vao|estao|tao|ficou|fica)\b(?! (?:sendo|feit|funcion|organiz|mont|faz))/;
/** What follows from the problem, in time, money or nerves. */
const OF_COST =
  /\b(?:cust\w+|perd\w+|prejui\w+|atrapalh\w+|afet\w+|impact\w+|acontec\w+|continu\w+|pior\w*|consequen\w+|caus\w+|mex\w+|pes(?:a|am|ou|ando)|gast\w+|risc\w+|deix\w+|reflet\w+|resulta\w*|sent\w+|rotina|dinheiro|bolso|soma\w*|no ano|vao? embora|some\w*|efeito|sobra\w*|dia a dia|clima|sono|isso|disso|nisso|incomod\w+|preocup\w+|problema\w*|compromet\w+|represent\w+|desgast\w+|estress\w+|falt\w+|reclam\w+|tempo|horas?|se (?:nada|continuar|ficar)|complic\w+|dificult\w+|prejudic\w+|aperta\w*|limit\w+|impede\w*)\b/;
/** Kinds of answers that no story of a problem is. */
const OF_ONE_THING: ReadonlySet<string> = new Set([
  ...(['count', 'frequency', 'age', 'duration', 'when', 'who', 'where'] as const),
]);

/**
 * Whether a fact of the case can be an answer to a question, by what it asks for and the kind of answer
 * that it needs: an amount answers no fear, and who decides no "de quem?".
 */
export function factFits(key: FactKey, folded: string, text: string): boolean {
  const type = answerTypeOf(folded);
  const offers = choicesIn(folded).length > 1;
  switch (key) {
    case 'decision_maker':
      if (type === 'why' || type === 'count') return false;
      return DECIDES.test(folded) || (WITH_OTHERS.test(folded) && OF_BUYING.test(folded));
    case 'budget':
      if (offers || type === 'who' || type === 'count' || OF_INCOME.test(folded)) return false;
      return type === 'amount' || OF_PLANS.test(folded);
    case 'timeline':
      if (NO_TIME.has(type) || OF_BIRTH.test(folded)) return false;
      return (
        type === 'when' ||
        type === 'duration' ||
        (OF_DEADLINE.test(folded) && (!offers || OF_WHEN.test(folded)))
      );
    case 'impact':
      if (OF_ONE_THING.has(type)) return OF_LOSS.test(folded) && /\d/.test(text);
      return OPEN.has(type) || OF_COST.test(folded);
    case 'tried':
      if (type === 'amount' || (OF_ONE_THING.has(type) && type !== 'who')) return false;
      return (type === 'how' || OF_TRIES.test(folded)) && !OF_STATE.test(folded);
    case 'pain':
      return !OF_ONE_THING.has(type) || fitsType(folded, text);
  }
}
/** What a story of the case answers, however it is asked for. */
const OPEN: ReadonlySet<string> = new Set(['what', 'how', 'why', 'amount'] as const);
const NO_TIME: ReadonlySet<string> = new Set(['who', 'why', 'count', 'amount', 'age'] as const);

const EVER = /\b(?:ja|alguma vez|chegou a|chegaram a|aconteceu|houve|teve|perdeu|perderam|ficou)\b/;

/** What follows from the problem, as the answer to a question that a yes or a no answers, too. */
export function asReplyTo(folded: string, text: string): string {
  const type = answerTypeOf(folded);
  const isYesNo = type === 'yesNo' || (type === 'choice' && choicesIn(folded).length < 2);
  if (!isYesNo || fitsYes(text)) return text;
  return EVER.test(folded) ? `Já. ${text}` : text;
}

const fitsYes = (text: string): boolean =>
  /^(?:sim|já|não|nao|ainda não|claro)(?!\p{L})/iu.test(text);
