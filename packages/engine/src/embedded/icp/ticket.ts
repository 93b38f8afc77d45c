import { certain, stated } from '../../facts/index.ts';
import { assumed, stated as quoted, type SourcedLine } from '../../shared/sourced-lines.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { money } from '../../shared/writing/pt/numbers.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { listOf, paragraph, sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from '../../shared/writing/pt/template.ts';
import { priceAmount } from '../phrasing/amounts.ts';
import type { Reading } from './reading.ts';

const UNKNOWN = 'A definir';
const MONTHS = 12;
const UNITS_SHOWN = 3;

/** The stated price, with its unit; else the question. */
export function ticketLine(reading: Reading): SourcedLine {
  const { facts, roles, trade } = reading;
  const price = facts.price;
  if (price?.certainty === 'unsure') {
    return quoted(
      sentence`Você escreveu ${quote(price.span.quote)}: é por mês, por venda ou por unidade? Escreva a unidade antes de usar o número`,
      price.span.quote,
    );
  }
  if (price) {
    return quoted(
      paragraph(
        price.value.isSpending
          ? fill(
              `O que {o comprador} costuma gastar, como você contou: ${quote(price.span.quote).text}.`,
              roles,
            )
          : sentence`Como você contou: ${quote(price.span.quote)}`,
        means(reading),
        price.value.isSpending ? '' : year(reading),
      ),
      price.span.quote,
    );
  }
  const units = trade
    ? listOf(
        trade.units.slice(0, UNITS_SHOWN).map((unit) => placed(unit)),
        'ou',
      ).text
    : '';
  return assumed(
    paragraph(
      fill(
        /\d/.test(facts.description?.value ?? '')
          ? 'Escreva quanto {o comprador} paga, com a unidade: por mês, por venda ou por peça.'
          : 'Você não disse quanto {o comprador} paga: anote o valor das três últimas vendas.',
        roles,
      ),
      units ? sentence`Em geral se cobra ${placed(units)} (hipótese do ramo)` : '',
    ),
  );
}

function means({ facts }: Reading): string {
  return facts.means ? sentence`Do outro lado da conta: ${quote(facts.means.span.quote)}` : '';
}

/** What a monthly price is in a year, with the sum. */
function year({ facts, roles }: Reading): string {
  const price = stated(facts.price);
  if (price?.unit !== 'month' || price.max !== null || certain(facts.price) === null) return '';
  const total = money(price.value * MONTHS);
  return fill(
    `Em um ano, por {comprador}, a conta: ${money(price.value).text} × 12 = ${total.text}.`,
    roles,
  );
}

/** The short form for the list. */
export function ticketRange({ facts }: Reading): string {
  const price = stated(facts.price);
  if (!price) return UNKNOWN;
  return price.unit === 'percent' ? `${price.value}%`.replace('.', ',') : priceAmount(price).text;
}
