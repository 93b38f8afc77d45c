import { questionWords } from '../../shared/question-words.ts';
import { fold } from '../../shared/text.ts';
import { type Case, type Cases, currentCase } from '../cases/case.ts';
import { referenceIn, shortName } from '../cases/customer.ts';
import { peopleIn } from '../reading/people.ts';

const LEAD =
  '^(?:(?:e|mas|ta|ok|coach|agora|entao|oi|lembra|me diz|me fala|diz|diga|ve ai|ah|espera),? ){0,4}';
const PAST = '(?:eu )?(?:ja )?(?:te |lhe )?(?:falei|disse|contei|passei|expliquei)';
const OF = '(?:d[aeo]|sobre(?: [ao])?|a respeito d[aeo]) ';
/** "o que eu te falei do João?", "o que você sabe da dona Vera?", "e da Sandra, o que eu falei?" */
const ABOUT = [
  new RegExp(`${LEAD}(?:o que|oq|que|q)(?: (?:foi )?(?:que|q))? ${PAST} ${OF}`),
  new RegExp(
    `${LEAD}(?:o que|oq|que|q)(?: (?:e )?(?:que|q))? (?:(?:voce|vc|tu|ce) )?(?:ja )?(?:sabe|sabes|tem|lembra|anotou|guardou)(?: (?:anotado|ai))? ${OF}`,
  ),
  new RegExp(
    `${LEAD}(?:e )?${OF}.{2,30}?,? (?:o que|oq|que)(?: (?:foi )?(?:que|q))? ${PAST}\\W{0,5}$`,
  ),
  new RegExp(
    `${LEAD}(?:[ao] )?(?:dona |seu |dra? )?\\p{L}{3,20},? (?:o que|oq|que|q)(?: (?:foi )?(?:que|q))? ${PAST}(?: d(?:el[ae]))?\\W{0,5}$`,
    'u',
  ),
  new RegExp(
    `${LEAD}(?:[ao] )?(?:dona |seu |dra? )?\\p{L}{3,20},? (?:ja )?(?:falou|disse|respondeu|contei|falei) (?:mais )?(?:algum|algo)`,
    'u',
  ),
  new RegExp(`${LEAD}(?:(?:voce|vc|tu|ce) )?(?:lembra|lembras) (?:mesmo )?${OF}.{2,30}\\?$`),
  new RegExp(
    `${LEAD}(?:o que|oq|que|q)(?: (?:foi )?(?:que|q))? (?:[ao]s? )?(?:dona |seu |dra? |senhora? )?\\p{L}{3,20} (?:\\p{L}{3,20} )?(?:me )?(?:disse|falou|achou|respondeu|pediu|queria|quer)\\W{0,5}$`,
    'u',
  ),
];
const NOT_A_PERSON =
  /\b(?:d[aeo]|sobre [ao]?) ?(?:preco|valor|desconto|meta|proposta|orcamento|mensagem|texto|frase|produto|prazo|entrega|pagamento|comissao|sinal|arquivo|documento|politica|tabela|objec\w+|spin|venda|vendas|app|site|isso)\b/;
/** Who asks for advice about people does not want to be reminded. */
const ADVICE =
  /\bquem (?:eu |que eu )?(?:devo|chamo|procuro|ligo|posso|cobro|mando|atendo|priorizo|abordo|precisa|sou|sabe|pode)\b|\bmelhor\b|^quem (?:some|sumiu|compra|paga|decide|manda) (?:antes|depois|quando|costuma|no|na|em)\b/;
const WHO = [
  new RegExp(`${LEAD}quem(?: (?:e|foi|era))?(?: (?:que|q|mesmo)){0,3} (.{4,80})$`),
  new RegExp(
    `${LEAD}qual (?:d[oa]s? (?:dois|duas|tres|\\d|client\\w+)|del[ae]s)(?: (?:e|foi|era))?(?: (?:que|q))? (.{4,80})$`,
  ),
  new RegExp(
    `${LEAD}(?:qual|como)?(?: (?:e|era|foi|o)){0,3} ?nome d[ao](?:quel[ae])?(?: (?:client\\w+|moc[ao]|mulher|homem|rapaz|cara))? (?:que|q) (.{4,80})$`,
  ),
  new RegExp(
    `${LEAD}como (?:que )?(?:se )?chama(?:va)?(?: mesmo)? [ao] (?:client\\w+ )?(?:que|q) (.{4,80})$`,
  ),
];

/** What a question wants of the person it asks for: "me deve", "vem sábado"; null for another question. */
export function whoAsked(question: string): string | null {
  const folded = questionWords(fold(question)).trim();
  if (ADVICE.test(folded)) return null;
  for (const pattern of WHO) {
    const asked = pattern.exec(folded)?.[1];
    if (asked) return asked.replace(/(?<![?!. ])[?!. ]+$/, '').replace(/ mesm[oa]$/, '');
  }
  return null;
}

/** A name that is no frequent one: "o que você sabe da Ivete?" */
const CAPITAL = /(?<![\p{L}])(?:d[aeo]|sobre(?: [ao])?|[ao])\s+(\p{Lu}\p{Ll}{2,})/u;

/** The customer that a message asks to be stated about: a known one, else the name; null for another question. */
export function personAsked(question: string, cases: Cases): Case | string | null {
  const folded = fold(question).trim();
  if (!ABOUT.some((pattern) => pattern.test(folded)) || NOT_A_PERSON.test(folded)) return null;
  const reference = referenceIn(question, cases);
  const named = peopleIn(question)[0] ?? CAPITAL.exec(question)?.[1];
  const known = reference.kind === 'known' ? (cases.all[reference.at] ?? null) : null;
  const isBeside =
    named !== undefined && known?.related.some((one) => shortName(one) === shortName(named));
  if (isBeside) return named;
  if (known) return known;
  if (reference.kind === 'new' && reference.name) return reference.name;
  if (reference.kind === 'none' && named !== undefined) return named;
  return /\bd(?:ele|ela)\b/.test(folded) ? currentCase(cases) : null;
}
