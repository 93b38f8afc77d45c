import { partsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import { isForWriter, isSendable } from '../compose/sendable.ts';
import { ordersToWriter } from '../compose/writer-orders.ts';
import { type Operation, operationsOf } from './operations.ts';
import { isPriceAlone } from './priced.ts';
import { quotedIn } from './quoted.ts';
import { sentencesIn, stemsOf } from './text-search.ts';
import { wishFor } from './wishes.ts';

/** What a message orders of a text. */
export function operationsIn(request: string, text: string): Operation[] {
  const { said, rest } = ordersToWriter(request);
  if (said.length > 0)
    return [
      ...(rest.trim() === '' ? [] : operationsIn(rest, text)),
      ...said.map(
        (what) =>
          ({ kind: 'add', what, order: '', isQuestion: what.endsWith('?'), where: null }) as const,
      ),
    ];
  const quoted = quotedIn(request);
  if (quoted) return [quoted.operation, ...operationsIn(quoted.rest, text)];
  const read = withoutNamedPrice(
    operationsOf(partsOf(request, 'change', text))
      .flatMap(bySentences)
      .map(asWish),
  ).filter((one) => !isRemark(one) && !isKept(one, text));
  if (
    read.length > 0 &&
    !(PRICELESS.test(fold(request)) && read.every(({ kind }) => kind === 'style'))
  )
    return read;
  if (PRICELESS.test(fold(request)))
    return [{ kind: 'remove', what: 'o preço', order: '', isWish: false }, ...read];
  if (NAMELESS.test(fold(request)))
    return [{ kind: 'remove', what: 'o nome dele', order: '', isWish: false }];
  const [, order = '', what = ''] = IMPERATIVE.exec(request) ?? [];
  const isMixed = partsOf(request, 'change', text).some(({ label }) => label === 'private');
  return what === '' || isMixed
    ? []
    : [{ kind: 'add', what, order, isQuestion: false, where: null }];
}

const KEEPS = /(?<![\p{L}])(?:deix\p{L}+|mant\p{L}+|fica)(?: s[oó]| apenas| o resto)?$/iu;
/** "deixa só o novo": what the text says already, or what is left, needs nothing. */
function isKept(one: Operation, text: string): boolean {
  if (one.kind !== 'add' || one.isQuestion) return false;
  if (!KEEPS.test(one.order)) return false;
  const own = new Set(stemsOf(text));
  const [first = ''] = one.what.split(/[,;.]\s/);
  return stemsOf(first).every(
    (stem) => own.has(stem) || /^(?:novo|nova|resto|outro|outra)$/.test(stem),
  );
}

/** "ficou longo", "e se ela pedir desconto?": nothing that could stand in the text. */
const isRemark = (one: Operation): boolean =>
  (one.kind === 'add' && (isForWriter(one.what) || HYPOTHETICAL.test(fold(one.order)))) ||
  (one.kind === 'remove' && WHOLE_TEXT.test(fold(one.what)));
const WHOLE_TEXT =
  /^(?:(?:a|o|ess[ae]|dess[ae]) )?(?:frase|mensagem|msg|texto|parte|isso|aquilo|essa|esse)\W*$/;

/** "faltou o preço. o total é 648": what is added sentence by sentence. */
const bySentences = (one: Operation): Operation[] =>
  one.kind === 'add' && !one.isQuestion
    ? sentencesIn(one.what).map(({ text }) => ({ ...one, what: text.replace(/\.$/, '') }))
    : [one];

const FORMS = /^(?:whatsapp|topics|email|spoken|shorter)$/;
/** "separa" + "em duas mensagens": no sentence, but the words of a wish. */
const asWish = (one: Operation): Operation =>
  one.kind === 'add' &&
  !isSendable(one.what) &&
  FORMS.test(wishFor(`${one.order} ${one.what}`) ?? '')
    ? { kind: 'style', what: one.what, order: one.order }
    : one;

/** "o preço" that is missing is named beside it. */
const withoutNamedPrice = (all: readonly Operation[]): Operation[] =>
  all.some((one) => one.kind === 'add' && NAMES_PRICE.test(fold(one.what)))
    ? all.filter((one) => one.kind !== 'add' || !isPriceAlone(one.what))
    : [...all];
const NAMES_PRICE = /\b(?:total|preco|valor|sai|fica|custa|r\$)\b.{0,20}\d/;
const HYPOTHETICAL = /^(?:e |mas )?(?:se|quando)$/;

/** Where no part is read: "ele pediu pra não aparecer o nome dele", "dá uma avaliação de brinde". */
const NAMELESS = /\bel[ae]s? (?:pediu|nao quer|prefere nao)\b.{0,30}\b(?:nome|aparec\w+|cit\w+)\b/;
/** "melhor sem valor nenhum" */
const PRICELESS =
  /\bsem (?:o |os |nenhum |qualquer )?(?:valor(?:es)?|precos?)(?: nenhum| algum)?\W*$/;
const IMPERATIVE =
  /^(?:(?:e|mas|também|tambem|agora|aí|ai)\s)*((?:d[aá]|ofere[cç]e|convida|avisa|diz|fala|p[oõ]e|coloca|bota|inclui)(?:\s(?:que|q|pra el[ae]))?)\s(.{8,200})$/iu;
