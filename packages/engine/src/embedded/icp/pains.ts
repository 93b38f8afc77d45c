import { assumed, type SourcedLine, stated } from '../../shared/sourced-lines.ts';
import { capital, cut, lower } from '../../shared/text.ts';
import { drawn, type Reading } from './reading.ts';

const SHORT = 110;

/** The main pain, in the seller's words when stated. */
export function painLine(reading: Reading): SourcedLine {
  const {
    extracted: { pain, wish },
    segment: { within },
    words,
  } = reading;
  const [first = '', second = ''] = painsOf(reading);
  if (pain) {
    return stated(
      words('pain-told').pick([
        `${capital(pain.text)}. ${capital(within)}, outra dor costuma vir junto: ${first}.`,
        `${capital(pain.text)}. Verifique se também pesa ${first}.`,
        `${capital(pain.text)}. Quando você perguntar o motivo, é provável que apareça outra: ${first}.`,
        `${capital(pain.text)}. Outra queixa comum ${within}: ${first}.`,
        `${capital(pain.text)}. Por baixo disso pode haver algo maior: ${first}.`,
        `${capital(pain.text)}. Se a conversa esfriar, pergunte também por isto: ${first}.`,
      ]),
      pain.words,
    );
  }
  if (wish) {
    return stated(
      words('pain-wish').pick([
        `Ainda não conseguir ${wish.text}. No caminho costuma haver outra dor: ${first}.`,
        `O que falta é conseguir ${wish.text}. ${capital(within)}, o que mais atrapalha é ${first}.`,
      ]),
      wish.words,
    );
  }
  return assumed(
    words('pain-known').pick([
      `O que mais pesa costuma ser ${first}. Em segundo lugar: ${second}.`,
      `Duas dores aparecem em quase toda conversa: ${first}; e ${second}.`,
      `A queixa número um ${within} é ${first}. A que ninguém conta de primeira: ${second}.`,
      `Duas dores para investigar primeiro: ${first}; depois, ${second}.`,
    ]),
  );
}

/** The short form for the list. */
export function mainPain(reading: Reading): string {
  const { pain, wish } = reading.extracted;
  const [first = ''] = painsOf(reading);
  return cut(capital(pain?.text ?? (wish ? `Ainda não conseguir ${wish.text}` : first)), SHORT);
}

const painsOf = (reading: Reading) =>
  drawn(reading, 'pains', { buyer: ({ pains }) => pains }, 2).map(lower);
