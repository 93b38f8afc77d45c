import type { PracticeAct } from '@salesai/contract/practice';
import type { ActContext } from '../types.ts';
import { mayBe } from './accusing.ts';
import { plain } from './plain.ts';
import { MAY_ASK } from './question-words.ts';
import type { Piece } from './sentences.ts';

/** What the situation and the words of a sentence say about its act, beside the classifier. */
const FOLLOW_UPS: ReadonlySet<PracticeAct> = new Set(['useful_follow_up', 'pushy_follow_up']);
/** Acts that open no conversation. */
const NOT_AT_FIRST: ReadonlySet<PracticeAct> = new Set(['isolate_objection', 'answer_objection']);
const CLOSING_WORDS =
  /\b(?:fech\w+|compr\w+|pix|cartao|boleto|contrat\w+|pedido|pagamento|levar|leva|assin\w+)\b/;

/** Whether the situation allows an act: only a silent buyer is chased, only an objection answered. */
export function isPossible(state: ActContext, { text }: Piece, act: PracticeAct): boolean {
  const isFirst = state.count <= 1;
  if (FOLLOW_UPS.has(act)) return state.silentSince !== null;
  if (isFirst && NOT_AT_FIRST.has(act)) return false;
  if (isFirst && (act === 'next_step' || act === 'close')) return CLOSING_WORDS.test(plain(text));
  return act !== 'answer_objection' || state.isOpen;
}

/** Words without which a sentence is not the act, however alike it is to others. */
const WORDED: Readonly<Partial<Record<PracticeAct, RegExp>>> = {
  ask_decision_maker:
    /\b(?:quem (?:e que )?(?:mais|bate|assina|decid\w+|fecha|compra|manda|aprova|resolve|da|costuma|tem|precisa)|(?:mais|outra|tem|falar com|consultar) (?:pessoa|alguem|gente)|alguem (?:mais|que)|patroa|patrao|palpite|outra pessoa|decid\w+|decis\w+|aprov\w+|assin\w+|de acordo|aval|ok de|contigo|com voce mesm[oa]|sozinh\w+|soci[oa]s?|marido|espos[oa]|particip\w+|palavra|martelo|responsave\w+|famil\w+|chefe|diret\w+|conversa\w* com|precisa (?:falar|ver) com|depende|opin\w+|dono|consult\w+|juntos?|equipe)\b/,
  ask_implication:
    /\b(?:cust\w+|perd\w+|prejui\w+|atrapalh\w+|afet\w+|impact\w+|acontec\w+|continu\w+|pior\w*|consequen\w+|caus\w+|mex\w+|pes\w+|gast\w+|risc\w+|deix\w+|reflet\w+|resulta\w*|sent\w+|rotina|dinheiro|bolso|somar?|por mes|no ano|vao embora|some\w*|tempo|efeito|sobra|chega a|lev\w+ a|dia a dia|clima|sono)\b/,
  isolate_objection:
    /\b(?:me (?:explica|fala|conta|diz|ajuda a entender)|entender melhor|(?:so|apenas) (?:isso|ess[ea]|o (?:valor|preco|prazo))|mais alg\w+|alg\w+ (?:mais|outr\w+)|outr[oa]s? (?:coisa|questao|duvida|ponto|ressalva|motivo|que)|(?:te|a|o|lhe) (?:segur\w+|prend\w+|trav\w+|impe\w+|deixa na duvida)|preocup\w+|duvid\w+|receio|medo|imped\w+|segurando|travando|pegando|falta\w*|resto|unic[oa]|alem d\w+|fora isso|tirando|sem contar|exatamente|se (?:eu |a gente |nos )?(?:resolv|acert|ajust|consegu)\w*|nao (?:fosse|existisse)|supor|te faz pensar|a faz pensar|por que (?:voce |a senhora )?(?:acha|pensa|diz)|compar\w+|em que sentido|como assim|porem|ressalva|questao|ponto|(?:valor|preco|prazo) ou|ou (?:e|tem) outr\w+|parte (?:que|te))\b/,
  ask_need_payoff:
    /\b(?:se|mudava|ficava|fariam?|caso|supondo|seria\w*|ficaria|imagin\w+|mudaria|mudar|valeria|valer|ajud\w+|faria|resolvid\w+|sem (?:isso|esse|essa)|diferenca|ia|iam|sonho|ideal|importan\w+|vantag\w+|ganh\w+|melhor\w+|traria|significaria|alivio|utilidade)\b/,
  ask_budget:
    /\b(?:quanto|valor\w*|orcament\w+|investi\w+|faixa|verba|gast\w+|pag\w+|teto|bolso|preco|dispon\w+|reserv\w+|limite|separ\w+|budget|custo|reais|r\$|cab\w+)\b/,
  ask_timeline:
    /\b(?:quando|prazo|data|ate|urg\w+|tempo|mes|semana|dias?|comec\w+|previs\w+|pressa|logo|hoje|agora|ano|esper\w+|cedo|rapid\w+|momento|corr\w+)\b/,
  involve_decision_maker:
    /\b(?:soci[oa]s?|marido|espos[oa]|mulher|irma\w*|resumo|reuniao|juntos?|explic\w+|diret\w+|chefe|mae|pai|famil\w+|decid\w+|decis\w+|mostrar|(?:voces|os|as|pros|pras) (?:dois|duas|tres)|(?:com|pra|para|chama) (?:el[ea]s?|quem|o pessoal)|grupo|aprov\w+|equipe|financeiro)\b/,
  close:
    /\b(?:fech\w+|compr\w+|pix|cartao|boleto|contrat\w+|pedidos?|pag\w+|lev\w+|assin\w+|confirm\w+|garant\w+|reserv\w+|separ\w+|mand\w+|gerar?|gero|emit\w+|agend\w+|bora|vamos|comec\w+|inici\w+|entreg\w+|instal\w+|prefere|matricul\w+|link|cadastr\w+|dados|prepar\w+|marc\w+|fazer|faco|quer (?:que|esse|essa|este|esta|o|a|ja)|topa|combinad\w+|queira|sinal|entrada|posso)\b/,
  next_step:
    /\b(?:marc\w+|agend\w+|visit\w+|reuni\w+|call|cham\w+|lig\w+|convers\w+|encontr\w+|pass(?:o|ar|amos|arei) (?:ai|na|no|la|por)|vir|venh\w+|ir ai|vou ai|apresent\w+|demonstr\w+|mostr\w+|test\w+|avalia\w+|orcamento|propost\w+|envi\w+|mand\w+|retorn\w+|fal(?:o|ar|amos)|hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia|dias|\d{1,2} ?h|semana|horario|hora|agenda|passo|combin\w+|cafe|video\w*|conhec\w+|quando|encaminh\w+|disponi\w+|pod(?:e|emos|eria\w*)|posso|vamos|bora)\b/,
  discount:
    /\b(?:descont\w+|abat\w+|reduz\w+|promoc\w+|isent\w+|bonus|brinde|cortesia|por cento|melhor\w* (?:o |no |esse )?(?:preco|valor)|quebra no|mais barato|baix\w+)\b|%|\b(?:faco|faz(?:er|emos)?|deix\w+|tir\w+|cai\w*|menos|consigo|chego|arredond\w+|fica|sai|fech\w+) .{0,30}\d|\d.{0,40}\b(?:a menos|pra voce|pra ti|entao)\b/,
};
/** Acts whose words are always needed: few and clear ones. */
const STRICT: ReadonlySet<PracticeAct> = new Set([
  'ask_decision_maker',
  'isolate_objection',
  'discount',
]);
/** From this probability on the classifier needs no word of the act. */
const CLEAR_FROM = 0.8;
/** A question about a problem names one, or is this likely to be one. */
const PROBLEM_FROM = 0.6;
export const ABOUT_TROUBLE =
  /\b(?:(?:ta|esta|anda) (?:pegando|pesando|ruim|dificil|complicad\w+)|incomod\w+|dificuldade\w*|problema\w*|dor(?:es)? de cabeca|atrapalh\w+|chatei\w+|nao (?:ta|esta|anda|vem) (?:funcion|dando|sendo)\w*|nao funciona|tira\w* (?:o|seu) (?:sono|sossego)|aperta|reclama\w*|sofr\w+|pior|perde\w*|falha\w*|preocup\w+|da (?:mais )?trabalho|desafio\w*|insatisf\w+|incomod\w+|da(?:r|ndo|o)? (?:mais )?errado|deu errado|emperra\w*|pepino|bronca|perrengue|aperto|gargalo|onde (?:doi|aperta|pega)|nao (?:anda|ta saindo|esta saindo)|chateac\w+)\b/;

export const isWorded = (
  { label, probability }: { label: PracticeAct; probability: number },
  folded: string,
): boolean => {
  const allowed = mayBe(label, folded);
  if (allowed !== null) return allowed;
  if (label === 'ask_problem' && !ABOUT_TROUBLE.test(folded)) return probability >= PROBLEM_FROM;
  return (probability >= CLEAR_FROM && !STRICT.has(label)) || (WORDED[label]?.test(folded) ?? true);
};

export const PERMISSION =
  /\b(?:posso (?:te |lhe )?(?:perguntar (?:uma|so uma|algo|um)|(?:fazer|tirar|tomar)(?: uma?s?| so uma| duas| \d| algumas)? ?(?:pergunt\w+|duvid\w+|minut\w+|uns minut\w+))|(?:tem|teria|voce tem) (?:um|uns|2|dois|so um|cinco|5) (?:minut\w+|tempinho|instante|segund\w+)|(?:pode(?:mos)?|podendo) (?:falar|conversar) (?:agora|rapid\w+|um pouco|um minut\w+|\?)|tudo bem com (?:voce|vc)|como (?:voce|vc) (?:esta|ta|vai))\b/;

const CHECK =
  /^(?:e )?(?:isso |assim |ai |pra voce |te )*(?:faz(?:em)? sentido|concorda|certo|e isso|ne|o que (?:voce )?(?:acha|achou|pensa|me diz)|que tal|resolve|ficou (?:claro|clara|bom|melhor)|entendi (?:certo|bem|direito)|acertei|pode ser|beleza|ta bom|tudo bem|combinado|serve|atende|cabe|topa|melhorou|rola|da certo|fic\w+ (?:mais )?(?:tranquil[oa]|segur[oa])|ajuda|te ajuda|esclareceu|confere|e por ai|(?:to|estou) (?:certo|certa|errad[oa])|isso mesmo|e por ai|me corrige.{0,40}|ne isso)(?: (?:assim|pra voce|pra vc|voce|isso|desse jeito|ate aqui|nao|agora|melhor|mesmo|dona|seu|nisso|direitinho|o que eu disse))*(?:,? \p{L}{2,12})?[?!]+$/u;
const CHECK_WORDS = 8;

/** "Faz sentido?" after a sentence asks for agreement; it is no move of its own. */
export const isCheck = ({ start, text }: Piece, folded: string): boolean =>
  start > 0 && text.split(' ').length <= CHECK_WORDS && CHECK.test(folded);

/** "E aí, o que achou?" alone asks what the buyer thinks of it all. */
export const asksOpinion = (folded: string): boolean =>
  /^(?:e ai,? |e |entao,? |mas |me (?:diz|fala),? )*(?:o que (?:voces? |a senhora |o senhor |tu )?(?:acha|achou|acharam|pensa|me diz)|faz sentido|gostou|que tal|curtiu|te interessa)(?: (?:disso|da ideia|da proposta|ate aqui|pra voce|isso|dessa proposta))?[?! ]*$/.test(
    folded,
  );

/** Acts that a question is not, whatever words it has. */
const STATEMENTS: ReadonlySet<PracticeAct> = new Set([
  'generic_pitch',
  'linked_pitch',
  'proof',
  'answer_objection',
  'useful_follow_up',
  'greeting',
  'other',
  'empathy',
]);
const QUESTIONS =
  /^(?:ask_\w+|isolate_objection|close|next_step|involve_decision_maker|pushy_follow_up)$/;
const QUESTION_FROM = 0.08;

const ASKS = /^ask_/;

/** A sentence without a question's mark or words asks nothing. */
export function asStatement(
  label: PracticeAct,
  ranked: readonly { label: PracticeAct; probability: number }[],
  folded: string,
): PracticeAct {
  const isQuestion = ASKS.test(label) || label === 'isolate_objection';
  if (!isQuestion || MAY_ASK.test(folded)) return label;
  return (
    ranked.find((one) => !ASKS.test(one.label) && one.label !== 'isolate_objection')?.label ?? label
  );
}

/** The likeliest act of a question; what is none keeps its label when no question is likely. */
export function asQuestion(
  label: PracticeAct,
  ranked: readonly { label: PracticeAct; probability: number }[],
): PracticeAct {
  if (!STATEMENTS.has(label)) return label;
  const question = ranked.find((one) => QUESTIONS.test(one.label));
  return question && question.probability >= QUESTION_FROM ? question.label : label;
}

/** Small talk about the person. */
export const PERSONAL =
  /\b(?:(?:qual|como) (?:e )?(?:o )?(?:seu|teu) nome|(?:voce|vc) se chama|(?:mora|moram) onde|onde (?:voce |vc )?mora|sua idade|quantos anos (?:voce|vc) tem)\b/;
