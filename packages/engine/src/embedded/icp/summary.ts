import { assumed, type SourcedLine, stated } from '../../shared/sourced-lines.ts';
import { capital, listOf, lower, quote } from '../../shared/text.ts';
import type { Statement } from './extraction/place.ts';
import type { Price } from './extraction/price.ts';
import { aroundOf, portraitOf } from './phrases.ts';
import type { Reading } from './reading.ts';

/** The ICP in a few sentences: the seller's words first, then what to verify. */
export function summaryLine(reading: Reading): SourcedLine {
  const text = [who(reading), market(reading), decides(reading), weighs(reading), caution(reading)]
    .filter(Boolean)
    .join(' ');
  return reading.extracted.text ? stated(text, reading.extracted.text) : assumed(text);
}

function who({ extracted: description, segment, types, field, words }: Reading): string {
  const portrait = portraitOf(description);
  if (portrait) {
    return words('who').pick([
      `Você quer vender para ${lower(portrait)}.`,
      `O retrato que você deu: ${lower(portrait)}.`,
      `${capital(portrait)}: é com esse perfil que você quer conversar.`,
      `O alvo é claro: ${lower(portrait)}.`,
      `Este perfil parte do que você disse: ${lower(portrait)}.`,
      `Quem você procura tem nome: ${lower(portrait)}.`,
    ]);
  }
  if (description.text) {
    return words('who').pick([
      `Nas suas palavras: ${quote(description.text, 140)}.`,
      `Você descreveu assim: ${quote(description.text, 140)}.`,
    ]);
  }
  const buyers = listOf(
    types.map((type) => segment.buyers[type].who),
    'e também',
  );
  return words('who').pick([
    `Em ${field}, os seus clientes ideais são ${buyers}.`,
    `Pense em ${buyers}: é aí que uma oferta para ${field} encontra espaço.`,
    `Para começar em ${field}, mire em ${buyers}.`,
  ]);
}

/** What is known of such buyers; without a description, `who` contains it already. */
function market({
  extracted: { text },
  segment: { within },
  buyers: [buyer],
  words,
}: Reading): string {
  if (!text) return '';
  return words('market').pick([
    `Quem trabalha ${within} costuma encontrar ${buyer.who}.`,
    `${capital(within)}, esse público se parece com ${buyer.who}.`,
    `O que mais se vê ${within} são ${buyer.who}.`,
    `Pela nossa leitura do que acontece ${within}, procure ${buyer.who}.`,
    `O retrato mais comum ${within}: ${buyer.who}.`,
    `Ao chegar perto, o que se encontra ${within} costuma ser isto: ${buyer.who}.`,
  ]);
}

function decides(reading: Reading): string {
  const {
    extracted: { decision },
    buyers: [buyer],
    words,
  } = reading;
  if (decision) {
    return words('decides').pick([
      `Você contou que a decisão passa por ${decision.text}; confirme se também pesa ${buyer.decides}.`,
      `Quem decide, pelo que você contou, é ${decision.text}; em casos parecidos, é ${buyer.decides}.`,
    ]);
  }
  const usual = words('decides').pick([
    `Quem costuma dizer sim é ${buyer.decides}.`,
    `A palavra final quase sempre é de uma figura: ${buyer.decides}.`,
    `Procure quem decide de verdade: ${buyer.decides}.`,
    `O sim vem de quem sente a conta: ${buyer.decides}.`,
    `Antes de apresentar qualquer coisa, saiba quem decide; em geral, ${buyer.decides}.`,
    `A decisão costuma passar por uma pessoa ou um grupo conhecido: ${buyer.decides}.`,
  ]);
  return [usual, otherDecision(reading)].filter(Boolean).join(' ');
}

/** The decision maker of the second size, if one was named. */
function otherDecision({ types, sizes, segment }: Reading): string {
  const [, type] = types;
  const [, size] = sizes;
  return type && size ? `${size.among}, é ${segment.buyers[type].decides}.` : '';
}

function weighs({ extracted: { pain, wish, price, time }, words }: Reading): string {
  const purchase = price || time ? purchaseOf(price, time) : '';
  const dream = pain && wish ? `o que buscam é ${wish.text}` : '';
  const matter = pain ? pain.text : wish ? `a vontade de conseguir ${wish.text}` : '';
  const beside = [dream, purchase].filter(Boolean).join('; ');
  if (!matter) return purchase && `${capital(purchase)}.`;
  const start = words('weighs').pick([
    `O que mais pesa, pelo que você contou, é ${matter}`,
    `Abra a conversa por aqui: ${matter}`,
    `O motivo para comprar está dito: ${matter}`,
    `Guarde esta dor para a primeira pergunta: ${matter}`,
    `O ponto de partida da conversa é este: ${matter}`,
    `Você já ouviu o que incomoda: ${matter}`,
  ]);
  return `${[start, beside].filter(Boolean).join('; ')}.`;
}

function purchaseOf(price: Price | null, time: Statement | null): string {
  const amount = price && `fica ${aroundOf(price)}`;
  const rhythm = time && `acontece ${time.text}`;
  return `a compra ${listOf([amount, rhythm].filter((part) => part !== null))}`;
}

/** States what is unknown. */
function caution({
  isGeneral,
  facts: { otherSegment },
  extracted: { text },
  words,
}: Reading): string {
  if (isGeneral) {
    return otherSegment
      ? `Ainda não temos conhecimento próprio de ${lower(otherSegment)}: este perfil é geral, use-o como ponto de partida.`
      : 'Você não disse o segmento, então este perfil é geral: vale como ponto de partida.';
  }
  if (text) return '';
  return words('caution').pick([
    'Sem uma descrição sua, tudo aqui é hipótese: confirme em três conversas antes de investir.',
    'Faltou a sua descrição; trate cada linha como pergunta a fazer aos próximos três clientes.',
    'Nada disso veio de você ainda: leve cada hipótese para a próxima conversa e risque o que não servir.',
  ]);
}
