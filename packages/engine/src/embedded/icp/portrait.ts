import { capital, listOf, lower, quote } from '../language/text.ts';
import { assumed, type Line, told } from './lines.ts';
import type { Reading } from './reading.ts';

/** Who this is, in a few sentences: the seller's words first, then what we would check. */
export function summaryLine(reading: Reading): Line {
  const sentences = [
    who(reading),
    where(reading),
    decides(reading),
    feels(reading),
    caution(reading),
  ];
  const text = sentences.filter(Boolean).join(' ');
  return reading.told.text ? told(text, reading.told.text) : assumed(text);
}

function who({ told: { text, role }, segment, type, field, facts, words }: Reading): string {
  const buyers = segment.buyers[type];
  if (role) {
    return words('who').pick([
      `${capital(role)}: é esse o retrato que você deu. Em ${lower(field)}, são ${buyers}.`,
      `Você procura ${lower(role)}; no mercado, isso quer dizer ${buyers}.`,
      `O centro do seu ICP é ${lower(role)}, dentro de ${lower(field)}: ${buyers}.`,
    ]);
  }
  if (text) {
    return words('who').pick([
      `Nas suas palavras, ${quote(text, 140)}: em ${lower(field)}, são ${buyers}.`,
      `Você descreveu ${quote(text, 140)}. Em ${lower(field)}, pense em ${buyers}.`,
    ]);
  }
  const types = listOf(facts.customers.map((one) => segment.buyers[one]));
  return words('who').pick([
    `Em ${lower(field)}, o seu cliente ideal são ${types}.`,
    `Pense em ${types}: é aí que o seu trabalho em ${lower(field)} rende mais.`,
  ]);
}

function where({ told: { place, size }, words }: Reading): string {
  if (place && size) {
    return words('where').pick([
      `O recorte é bom: ${place}, ${size}. Dá para montar uma lista com nome e telefone em uma tarde.`,
      `Saber que está ${place} e que tem ${size} já separa quem vale a visita de quem só ocupa a agenda.`,
      `Fica ${place}, com ${size}: um filtro que qualquer ajudante consegue aplicar na sua lista.`,
    ]);
  }
  if (place) {
    return words('where').pick([
      `Ter o foco ${place} ajuda: um cliente satisfeito vira conversa na vizinhança inteira.`,
      `${capital(place)}, comece pelos que já se conhecem entre si; indicação anda mais rápido que anúncio.`,
      `Por estar ${place}, vale mapear os vinte primeiros nomes no Google Maps antes de gastar com anúncio.`,
    ]);
  }
  return size
    ? words('where').pick([
        `O tamanho que você deu (${size}) é o primeiro filtro da sua lista.`,
        `Com ${size}, já há dor suficiente para conversar e ainda há quem decida rápido.`,
      ])
    : '';
}

function decides({ segment, type, words }: Reading): string {
  const person = segment.decides[type];
  return words('decides').pick([
    `Quem diz sim é ${person}.`,
    `Quem decide é ${person}.`,
    `No fim, a palavra é de uma figura só: ${person}.`,
  ]);
}

function feels({ told: { pain }, words }: Reading): string {
  if (!pain) return '';
  return words('feels').pick([
    `O que abre a conversa é o que você ouviu: ${quote(pain, 110)}.`,
    `Comece por ${quote(pain, 110)}, que já veio da boca do cliente.`,
  ]);
}

/** An honest profile says what it does not know. */
function caution({ isGeneral, facts: { otherSegment }, told: { text }, words }: Reading): string {
  if (isGeneral) {
    return otherSegment
      ? `Ainda não temos conhecimento próprio de ${lower(otherSegment)}: este perfil é geral, use-o como ponto de partida.`
      : 'Você não disse o segmento, então este perfil é geral: vale como ponto de partida.';
  }
  if (text) return '';
  return words('caution').pick([
    'Sem uma descrição sua, tudo aqui é hipótese: confirme em três conversas antes de investir.',
    'Faltou a sua descrição; trate cada linha como pergunta a fazer aos próximos três clientes.',
  ]);
}
