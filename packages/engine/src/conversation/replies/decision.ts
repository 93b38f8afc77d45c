import { fold } from '../../shared/text.ts';
import { money } from '../../sums/index.ts';
import { amountsIn } from '../reading/amounts.ts';
import { renderArtefact } from '../reading/artefact.ts';
import { asksPermission } from '../reading/permission.ts';
import type { Draft } from '../reply-type.ts';
import type { Known } from '../state/known.ts';

const OF_PRICE = /^(?:discount-policy|negotiation|pricing)$/;
const COST = /\b(?:compro|custa(?:m)? (?:pra mim|para mim)|me custa(?:m)?|custo|pago|gasto)\b/;
const PRICE =
  /\b(?:vendo|cobro|preco|tabela|valor|passei|orcei|proposta|(?:o meu|a minha) (?:e|eh|sai|custa|fica))\b/;
const QUANTITY =
  /\b(?:lev(?:ar|a|ando)|peg(?:ar|a|ando)|compr(?:ar|a|ando)|fech(?:ar|a|ando))(?: os| as| logo| uns| umas)? (\d{1,4})\b(?! ?(?:reais|%|real|conto))/;
const AMOUNT = String.raw`(?:r\$ ?)?(\d{1,3}(?:\.\d{3}){1,3}|\d{1,7}(?:,\d{2})?)(?![\d%h]|\.\d| (?:mil|k|dias?|horas?|vezes|meses|anos?)\b)`;
const OFFERED = new RegExp(String.raw`\b(?:por|a|os|nos|pra|para) ${AMOUNT}`);
const FROM = new RegExp(String.raw`\bde ${AMOUNT} (?:pra|para|por) `);
const CLAUSE = /[,;]\s|[.!?]\s|\s(?:e|mas)\s/u;
const SHARE = /\b(\d{1,2}) ?(?:%|por cento)/;
/** Less than this share of the price left over is no sale to make. */
const THIN = 0.1;

/** "dou ou não dou os 62?": a recommendation with its reason from the seller's numbers; null without any. */
export function decisionReply(topic: string, said: string, known: Known): Draft | null {
  if (!OF_PRICE.test(topic) || !(asksPermission(said) || /\bou nao\b/.test(fold(said))))
    return null;
  const share = Number(SHARE.exec(fold(said))?.[1] ?? 0);
  if (share > 0) return ofShare(share);
  const quantity = Number(QUANTITY.exec(fold(said))?.[1] ?? 0);
  const offered = offeredIn(said, quantity);
  if (offered === null) return null;
  const cost = stated(COST, said, known, (value) => value < offered * 2);
  const price =
    amountOf(FROM.exec(fold(said))?.[1]) ??
    stated(PRICE, said, known, (value) => value > offered && value < offered * 2);
  if (cost === null && price === null) return null;
  return {
    text: [
      cost === null
        ? byPrice(offered, price ?? offered, quantity)
        : byCost(offered, cost, price, quantity),
      renderArtefact({ kind: 'message', channel: null, text: lineFor(offered, cost, quantity) }),
      cost === null
        ? 'Quanto isso custa para você, tirando o seu ganho?'
        : `${pronoun(known)} costuma voltar a comprar ou é uma vez só?`,
    ].join('\n\n'),
    chips: ['e se insistir?', 'deixa mais leve', 'outro jeito'],
  };
}

/** "quer a 28 levando 10", "baixe de 3.200 pra 2.500": the price that is asked for. */
function offeredIn(said: string, quantity: number): number | null {
  const named = amountOf(OFFERED.exec(fold(said))?.[1]);
  if (named !== null && named !== quantity) return named;
  const amounts = amountsIn(said, 0).filter(({ isMoney, value }) => isMoney && value !== quantity);
  return amounts.length > 0 ? Math.min(...amounts.map(({ value }) => value)) : null;
}

const amountOf = (written: string | undefined): number | null =>
  written ? Number(written.replace(/\.(?=\d{3})/g, '').replace(',', '.')) : null;

const pronoun = ({ pronoun: who }: Known) => (who === 'ela' ? 'Ela' : 'Ele');

/** The last amount that the seller stated in such words. */
function stated(
  words: RegExp,
  said: string,
  { state }: Known,
  fits: (value: number) => boolean,
): number | null {
  const clauses = [...state.log.map(({ turn }) => turn.userInput), said].flatMap((text) =>
    text.split(CLAUSE),
  );
  const found = clauses
    .filter((clause) => words.test(fold(clause)))
    .flatMap((clause) =>
      amountsIn(clause, 0).filter(({ isMoney, value }) => isMoney && fits(value)),
    );
  return found.at(-1)?.value ?? null;
}

const each = (quantity: number) => (quantity > 1 ? ' em cada' : '');

const inAll = (amount: number, quantity: number) =>
  quantity > 1 ? `, ${money(amount * quantity)} em ${quantity}` : '';

function byCost(offered: number, cost: number, price: number | null, quantity: number): string {
  const left = offered - cost;
  if (left <= offered * THIN)
    return left > 0
      ? `Eu não daria: a ${money(offered)} sobram só ${money(left)}${each(quantity)}${inAll(left, quantity)}, antes de qualquer despesa.`
      : `Não dê: a ${money(offered)} você vende abaixo dos ${money(cost)} que paga.`;
  const given =
    price === null
      ? ''
      : ` Em relação aos ${money(price)}, você abre mão de ${money(price - offered)}${each(quantity)}.`;
  return `Pode dar, desde que venha algo em troca: a ${money(offered)} ainda sobram ${money(left)}${each(quantity)}${inAll(left, quantity)}.${given} Peça pagamento à vista, a quantidade fechada ou a data marcada.`;
}

const byPrice = (offered: number, price: number, quantity: number): string =>
  `Só com algo em troca: de ${money(price)} para ${money(offered)} são ${money(price - offered)} a menos${each(quantity)}${inAll(price - offered, quantity)}. Dê se vier junto pagamento à vista, quantidade ou data marcada; sozinho, não.`;

function lineFor(offered: number, cost: number | null, quantity: number): string {
  if (cost !== null && offered - cost <= offered * THIN)
    return 'Nesse valor eu não consigo manter o que combinei com você. Posso ver uma quantidade ou uma opção que caiba. O que não pode faltar?';
  const all = quantity > 1 ? `levando ${quantity} e ` : '';
  return `Consigo chegar a ${money(offered)} ${all}fechando à vista. Fechamos assim?`;
}

/** A share of an unknown price: what it takes out of every R$ 100. */
const ofShare = (share: number): Draft => ({
  text: [
    `Sozinho, eu não daria: a cada R$ 100, ${share}% são ${money(share)} que saem direto do que sobra para você. Se for dar, comece pela metade e peça algo em troca: pagamento à vista, mais quantidade ou a data marcada.`,
    renderArtefact({
      kind: 'message',
      channel: null,
      text: 'Para chegar mais perto disso, eu preciso de alguma coisa do seu lado também: pagamento à vista ou um pedido maior. Qual dos dois fica melhor para você?',
    }),
    'Quanto sobra para você numa venda dessas, sem desconto?',
  ].join('\n\n'),
  chips: ['e se insistir?', 'deixa mais leve', 'outro jeito'],
});
