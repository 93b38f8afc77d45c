import { partsOf } from '../../request-parts/index.ts';
import { fold } from '../../shared/text.ts';
import { isForWriter, isSendable } from '../compose/sendable.ts';
import { ordersToWriter } from '../compose/writer-orders.ts';
import { asCorrection, notAnyMore } from './corrected.ts';
import { wantsOnce } from './once.ts';
import { type Operation, operationsOf } from './operations.ts';
import { isPriceAlone } from './priced.ts';
import { quotedIn } from './quoted.ts';
import { isThingAlone } from './stated-thing.ts';
import { sentencesIn, stemsOf } from './text-search.ts';
import { valuesIn } from './values.ts';
import { wishFor } from './wishes.ts';

const WISHES = /[,;.!]\s+|\s(?:e|mas)\s/iu;
const operationsOfAll = (requests: readonly string[], text: string): Operation[] =>
  requests.flatMap((one) => operationsIn(one, text));

/** "cadê a garantia? são 90 dias": a thing that is missed, with what it is. */
const MISSED =
  /(?<![\p{L}])(?:cad[eê]|faltou|esqueceu(?: d[aeo]s?)?) ((?:[oa]s?|meu|minha) \p{L}[\p{L} ]{2,30})[?,.:]{1,2}\s(é|são|sao|fica|sai|custa)\s/giu;

/** What a message orders of a text. */
export function operationsIn(given: string, text: string): Operation[] {
  const request = given.replace(MISSED, 'põe que $1 $2 ');
  const { said, rest } = ordersToWriter(request);
  if (said.length > 0)
    return [
      ...(rest.trim() === '' ? [] : operationsIn(rest, text)),
      ...said.map(
        (what) =>
          ({ kind: 'add', what, order: '', isQuestion: what.endsWith('?'), where: null }) as const,
      ),
    ];
  if (wantsOnce(request)) {
    const others = request.split(WISHES).filter((one) => !wantsOnce(one));
    return [...operationsOfAll(others, text), { kind: 'once' }];
  }
  const quoted = quotedIn(request);
  if (quoted) return [quoted.operation, ...operationsIn(quoted.rest, text)];
  const instead = notAnyMore(request, text);
  if (instead) return [instead.operation, ...operationsIn(instead.rest, text)];
  const read = withoutNamedPrice(
    withValuesOfThings(operationsOf(partsOf(request, 'change', text)))
      .flatMap(bySentences)
      .map(asWish)
      .map((one) => asCorrection(one, request, text)),
  )
    .filter((one) => !isRemark(one) && !isKept(one, text))
    .filter((one, _at, all) => !isReason(one, all, text));
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

/** "meu telefone" + "13 99712-0000": a thing with its value beside it is one addition. */
function withValuesOfThings(all: readonly Operation[]): Operation[] {
  const joined: Operation[] = [];
  for (const one of all) {
    const before = joined.at(-1);
    const isValue =
      one.kind === 'add' &&
      before?.kind === 'add' &&
      isThingAlone(before.what) &&
      /^[\d@]\S{0,20}(?:\s\S{1,20}){0,3}$/u.test(one.what);
    if (isValue) joined[joined.length - 1] = { ...before, what: `${before.what} ${one.what}` };
    else joined.push(one);
  }
  return joined;
}

/** "quinta não tem sala, é sexta": why a value is replaced stands in no text. */
const isReason = (one: Operation, all: readonly Operation[], text: string): boolean =>
  one.kind === 'add' &&
  !one.isQuestion &&
  /^(?:(?:n[aã]o|nao|n|é|que)\W*)?$/iu.test(one.order) &&
  valuesIn(one.what).every(({ type, key }) =>
    valuesIn(text).some((own) => own.type === type && own.key === key),
  ) &&
  all.some(
    (other, at) =>
      other.kind === 'replace' &&
      valuesIn(other.by).length > 0 &&
      (at > all.indexOf(one) || valuesIn(one.what).length > 0),
  );

/** "ficou longo", "e se ela pedir desconto?": nothing that could stand in the text. */
const AGREES =
  /^(?:agora |ai |aí )?(?:sim|isso|boa|show|top|perfeito|ok|beleza|amei|adorei|otimo)\W*$/;
/** "ele pediu uma alteração": not what is altered. */
const CHANGE_ITSELF =
  /^(?:(?:uma?|ess[ae]|est[ae]) )?(?:alterac\w+|mudanc\w+|correc\w+|ajuste|troca|detalhe|coisa|coisinha)\W*$/;
const isRemark = (one: Operation): boolean =>
  (one.kind === 'add' && (AGREES.test(fold(one.what)) || CHANGE_ITSELF.test(fold(one.what)))) ||
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
  one.kind === 'replace' && one.old === null && /^(?:melhor|bom|legal|assim)\W*$/iu.test(one.by)
    ? { kind: 'style', what: one.order, order: '' }
    : asForm(one);

const asForm = (one: Operation): Operation =>
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
  /\bsem (?:(?:citar|mencionar|dizer|informar|falar|tocar) )?(?:em |n?d?[oa]s? |nenhum |qualquer )?(?:valor(?:es)?|precos?)(?: nenhum| algum)?\W*$/;
const IMPERATIVE =
  /^(?:(?:e|mas|também|tambem|agora|aí|ai)\s)*((?:d[aá]|ofere[cç]e|convida|avisa|diz|fala|p[oõ]e|coloca|bota|inclui)(?:\s(?:que|q|pra el[ae]))?)\s(.{8,200})$/iu;
