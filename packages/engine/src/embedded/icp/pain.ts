import { assumed, type SourcedLine, stated } from '../../shared/sourced-lines.ts';
import { capital, cleanText, cut } from '../../shared/text.ts';
import { placed } from '../../shared/writing/phrase.ts';
import { quote } from '../../shared/writing/pt/quotes.ts';
import { paragraph, sentence } from '../../shared/writing/pt/sentence.ts';
import { fill } from '../../shared/writing/pt/template.ts';
import { isFeeling, offerAsked, type Reading, tradeLines, turned, usual } from './reading.ts';

const SHORT = 110;

/** The stated pain, else that there is none; pains of the trade are marked as hypotheses. */
export function painLine(reading: Reading): SourcedLine {
  const { pain, pains, roles } = reading;
  if (!pain) {
    return assumed(
      paragraph(
        fill(
          `Você não disse a dor: pergunte {ao comprador} “o que mais te incomoda hoje com ${offerAsked(reading)}?”.`,
          roles,
        ),
        painGuess(reading),
      ),
    );
  }
  const others = pains
    .filter((one) => one !== pain && one.certainty === 'certain')
    .map((one) => sentence`E também: ${quote(one.span.quote)}`);
  const words = pain.span.quote;
  return stated(
    paragraph(
      pain.certainty === 'certain'
        ? sentence`Como você contou: ${quote(words)}`
        : sentence`Você contou: ${quote(words)}. Confirme se é essa a dor`,
      ...others,
      fill(
        isFeeling(pain)
          ? 'Pergunte {ao comprador} o que aconteceu para sentir isso.'
          : 'Peça {ao comprador} um exemplo recente e quanto isso já custou.',
        roles,
      ),
    ),
    words,
  );
}

/** A pain of the trade or the kind of customer, to ask for; empty where none is known. */
export function painGuess(reading: Reading): string {
  const ofTrade = tradeLines(reading, ({ pains }) => pains)[0];
  if (ofTrade) return sentence`Hipótese do ramo, para perguntar: ${placed(ofTrade)}`;
  const known = reading.pain ? null : usual(reading);
  const ofKind = turned(reading, known?.pains ?? []);
  return known && ofKind
    ? sentence`${placed(known.among)} costuma ser (hipótese, para perguntar): ${placed(ofKind)}`
    : '';
}

/** The short form for the list: as stated, or to be found out. */
export function mainPain({ pain }: Reading): string {
  return pain
    ? cut(capital(cleanText(pain.span.quote)), SHORT)
    : 'A descobrir: você não disse a dor';
}
