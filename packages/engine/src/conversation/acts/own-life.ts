import { fold } from '../../shared/text.ts';
import type { SmallTalk } from '../act.ts';
import { saidBy } from '../reading/reported.ts';
import { asksOwnStep, countWords, isQuestion, pastedIn } from '../reading/wording.ts';
import { saysOrder } from './says-order.ts';

/** A good-bye at the end: "valeu parceiro", "Deus te abençoe, vou descansar". */
const LEAVES =
  /(?:^|[\s,.!])(?:(?:muito )?(?:valeu|vlw|obrigad[oa]|brigad[oa]|brigadao|agradecid[oa])|tchau|boa noite|bom descanso|ate (?:amanha|mais|logo|segunda|depois)|fica com deus|fique com deus|deus (?:te|lhe|vos) (?:abencoe|pague|ajude)|vou (?:la |me )?(?:descansar|dormir|deitar|jantar|almocar)|(?<=^|[,.!] )fui)(?:,? (?:vou|viu|mesmo|de coracao|parceir\w|amig\w|coach|querid\w|meu \p{L}+|minha \p{L}+|por (?:tudo|ouvir|hoje|enquanto)|pela (?:ajuda|forca|paciencia))){0,3}(?:,? vou (?:descansar|dormir|deitar|jantar|almocar))?\W{0,20}$/u;
const LEAVES_WORDS = 12;

/** The seller's own life: family, weather, food, rest. */
const LIFE =
  /\b(?:net[oa]s?|sobrinh[oa]s?|afilhad[oa]s?|bebe nasceu|nasceu|aniversario|se formou|formatura|batizado|chuva|chovendo|choveu|sol\b|solzao|calor|frio(?! na barriga)|friozinho|temporal|rio|praia|mare|pesca\w*|pescando|tucunare|futebol|jogo|churrasco|almoco|janta|cerveja|cafezinho|feriado|descansar|dormir|sono|novela|culto|missa|cachorr[oa]|gat(?:o|a|inho|inha)|vizinh[oa] (?:veio|ajudou)|casa cheia|arraial|sao joao|carnaval)\b/;
const JOYFUL =
  /\b(?:nasceu|aniversario|formou|formatura|batizado|casou|noivou|passou n[oa]|gravid[ao])\b/;
/** Words of selling: then the message is about a customer, goods or work. */
const OF_SALE =
  /\b(?:client\w*|el[ae]s?|del[ae]s?|nel[ae]s?|dona|seu|don[oa]|preco|valor|desconto|car[oa]|barat[oa]|vend\w+|compr\w+|meta|mensagem|msg|zap|proposta|orcamento|pedid\w+|encomend\w+|entreg\w+|pag(?:ou|ar|a|amento)|fech(?:ou|ar|ei)|marc(?:ou|ar|ei)|reuniao|visita|loja|produto|quer|pediu|disse|falou|respondeu|sumiu|comissao|lucro|reais|mil|parcel\w+)\b|r\$|["“']/;
const LIFE_WORDS = 22;

/** "prefiro trabalhar um pouco": after something else than work. */
const BACK_TO_WORK =
  /^(?:(?:obrigad[oa]|valeu|ta|ok|bom|entao|mas|acho que|enfim)[,.! ]+)*(?:eu )?(?:prefiro|quero|vamos|bora|vou|melhor|preciso) (?:voltar (?:a|ao) )?trabalh(?:ar|o)(?: um pouco| agora| entao| mesmo)*[.! ]*$/;

/** Whether a message only takes leave, or tells of the seller's own life; null for any other. */
export function smallTalkIn(
  text: string,
): Extract<SmallTalk, 'goodbye' | 'life' | 'joy' | 'work'> | null {
  const isOther =
    isQuestion(text) ||
    text.includes('?') ||
    asksOwnStep(text) ||
    saysOrder(text) ||
    saidBy(text) !== null ||
    pastedIn(text) !== null;
  if (isOther) return null;
  const folded = fold(text).trim();
  if (BACK_TO_WORK.test(folded)) return 'work';
  const leave = LEAVES.exec(folded);
  if (leave && countWords(text) <= LEAVES_WORDS && !OF_SALE.test(folded.slice(0, leave.index)))
    return 'goodbye';
  const isLife = LIFE.test(folded) && !OF_SALE.test(folded) && countWords(text) <= LIFE_WORDS;
  return isLife ? (JOYFUL.test(folded) ? 'joy' : 'life') : null;
}
