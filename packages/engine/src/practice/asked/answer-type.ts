import { plain } from '../reading/plain.ts';
import { askedIn } from './form.ts';

/** What kind of answer a question needs, whatever it is about. */
export type AnswerType =
  | ('count' | 'amount' | 'frequency' | 'age' | 'duration' | 'when' | 'who' | 'where')
  | ('why' | 'what' | 'how' | 'choice' | 'yesNo');

/** "Quando ela falta, quem limpa?": a circumstance beside another interrogative. */
const CIRCUMSTANCE = /(?:^|[, ])(?:quando|se|enquanto) (?:[a-z]+ ){1,9}?[a-z]+(?=,|$)/g;
const OTHER = /\b(?:qual|quais|quem|quant[oa]s?|o que|como|onde|por que|que (?:tipo|dia|hora))\b/;
/** "Já falhou quando você precisava?" has no interrogative, and asks for no time. */
const WITHIN = / quando (?!foi\b|e\b|vai\b).{3,60}$/;

const OFTEN =
  /\b(?:quantas vezes|(?:com )?(?:que|qual)(?: e)?(?: a)? frequencia|de quanto em quanto tempo|quantos dias (?:por|na|da|em) semana|quantas (?:aulas|visitas|idas) (?:por|na|no))\b/;

function bare(folded: string): string {
  const asked = folded.replace(/(?<![?!. ])[?!. ]+$/, '').trim();
  if (!asked.includes('quando')) return asked;
  const without = asked.replace(CIRCUMSTANCE, ' ').trim();
  if (OTHER.test(without)) return without;
  return /^(?:(?:e|mas) )?(?:quando|desde quando|pra quando|ate quando)\b/.test(asked)
    ? asked
    : asked.replace(WITHIN, '');
}

/** @param folded one question */
export function answerTypeOf(folded: string): AnswerType {
  const asked = bare(folded);
  if (OFTEN.test(asked)) return 'frequency';
  const form = askedIn(asked);
  return form === 'spare' || form === 'lasts' ? 'duration' : form;
}

/** Denies what is asked for, or will not say it: an answer of any kind. */
const DENIES =
  /^(?:(?:ah|olha|bom|entao|o que eu gasto hoje\?|isso|aqui|la|ai|hoje),? )*(?:nao|nem|nunca|nenhum\w*|ninguem|depende|prefiro|sem|ainda nao|isso|que empresa|e pra mim)\b/;
const SPELT =
  /\b(?:dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta)\b/;
const NUMBER =
  /\d|\b(?:uma?s?|uns|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|vinte|trinta|quarenta|cinquenta|cem|mil|nenhum\w*|zero|vari[oa]s|muit[oa]s?|pouc[oa]s?|so eu|sozinh[oa]|metade|dezenas?|duzias?|ninguem|tod[oa]s|nada|eu e|casal|conta|contar|contado|dedos|varia|numero|alguns|algumas|mais de)\b/;
const MONEY = /\d|\b(?:nada|de graca|nao (?:pago|gasto|cobro)|mil|reais|conta|valor|caro|barato)\b/;
const OF_MONEY =
  /\b(?:gast\w+|pag\w+|cust\w+|valor|preco|cobr\w+|mensalidade|sai|saiu|conta|fatura|reais|dinheiro)\b/;
const OF_UNITS = /\b(?:horas?|minutos?|anos?|dias?|pessoas?|metros?|kwh)\b/;
const IN_MONEY = /r\$|\b(?:reais|mil|contos?|pila)\b|\d{2,}/;
const TIME =
  /\d|\b(?:anos?|mes|meses|semanas?|dias?|horas?|minutos?|tempo|tempinho|tempao|sempre|nunca|desde|ontem|anteontem|hoje|amanha|manha|tarde|noite|madrugada|segunda|terca|quarta|quinta|sexta|sabado|domingo|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|feriado|agora|cedo|logo|antes|depois|recente\w*|infancia|adolescencia|crianca|quinzena|semestre|ferias|vez|vezes|rapid\w+|pressa|comeco|fim|data|quando|almoco|expediente|inverno|verao|horario)\b/;
const FREQUENCY =
  /\d|\b(?:vez|vezes|tod[oa]s?|cada|dia|dias|sempre|nunca|raro|rarament\w+|semana|mes|diari\w+|quase|direto|pouco|muito|depende|de (?:segunda|domingo))\b/;
const PERSON =
  /\b(?:eu|mim|comigo|meus?|minhas?|nos|noss[oa]s?|gente|el[ea]s?|ninguem|alguem|todo mundo|pessoal|pessoa\w*|famil\w+|mae|pai|pais|filh\w+|net[oa]s?|marido|mulher|espos\w+|soci\w+|amig\w+|vizinh\w+|funcionari\w+|equipe|diarista|gerente|don[oa]|moca|rapaz|sozinh\w+|sou|somos|empresa|client\w+|contador\w*|escritorio|chefe|cada um|cunhad\w+|prim[oa]|conhecid\w+|professor\w*|medic[oa]|dentista|tecnico|pedreiro|seu|dona|loja|clinica|oficina|quem|nome|crianc\w+|menin\w+|casal)\b/;
/** "De dois fornecedores", "compro onde tem promoção". */
const FROM = /^(?:compro|busco|pego|d[eao]s?(?! \w+ (?:as|a|ate)\b)|n[oa]s?|pel[oa]s?|foi|cada)\b/;
const NAME = /(?:^|[ ,])(?:\p{Lu}\p{Ll}{2,})/u;
/** An amount, a time or how often, and nothing else, is neither a yes nor a no nor a reason. */
const MEASURE =
  /^(?:r\$ ?)?(?:\d[\d.,]*|um|uma|dois|duas|tres|quatro|cinco|seis|meses|anos|dia|semana|mes|sabado|adolescencia|crianca)\b(?: (?:mil|anos?|mes(?:es)?|semanas?|dias?|vezes|vez|horas?|reais|por|no|na|ao|a|ou|e|\d+|quase|uns|mais|la|ja))*$/;
const BEFORE_MEASURE =
  /^(?:(?:ah|olha|bom|entao|veja|assim|o),? )*(?:(?:faz|ha|desde|uns|umas|cerca de|mais ou menos|na faixa de|de \w+ a \w+,?|das \w+ as \w+,?|todo|toda|a cada|pago|r\$|ja tem|tem|ja vao) )*/;
const isMeasure = (said: string): boolean => MEASURE.test(said.replace(BEFORE_MEASURE, ''));
/** Asks for how often or how long by a yes or a no. */
const OF_TIME =
  /\b(?:sempre|muito|tempo|vezes|vez|direto|dia|dias|semana|semanas|mes|meses|ano|anos|frequente\w*|costum\w+|velh[oa]|nov[oa]|antig[oa]|recente)\b/;
/** Says yes or no to what a reason is asked for. */
const YES = /^(?:sim|ja|tenho sim|tem sim|uso sim)\b/;
const YES_NO =
  /^(?:(?:ah|olha|bom|entao|veja|assim|o|ih|hum),? )*(?:sim|nao|ja|ainda|nunca|tenho|tem|temos|acho|claro|com certeza|as vezes|quase|depende|mais ou menos|um pouco|uso|faco|so|nem|e|sao|nenhum\w*|sou|somos|fica)\b/;

/** Whether a text can be an answer of the kind that a question needs. @param folded the question */
export function fitsType(folded: string, text: string): boolean {
  const said = plain(text).replace(/(?<![.!… ])[.!… ]+$/u, '');
  if (DENIES.test(said)) return true;
  switch (answerTypeOf(folded)) {
    case 'count':
      return NUMBER.test(said);
    case 'amount':
      if (OF_MONEY.test(folded) && OF_UNITS.test(said)) return IN_MONEY.test(said);
      return MONEY.test(said) || NUMBER.test(said);
    case 'frequency':
      return FREQUENCY.test(said);
    case 'age':
    case 'duration':
    case 'when':
      return TIME.test(said) || SPELT.test(said);
    case 'who':
      return PERSON.test(said) || NAME.test(text) || FROM.test(said);
    case 'yesNo':
      return YES_NO.test(said) || OF_TIME.test(folded) || !isMeasure(said);
    case 'why':
      return !isMeasure(said) && !YES.test(said);
    case 'where':
      return !isMeasure(said);
    default:
      return true;
  }
}
