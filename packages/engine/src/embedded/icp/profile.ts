import { IcpProfile } from '@salesai/contract/icp';
import * as z from 'zod/mini';
import type { IcpProfileInput, Run } from '../../port.ts';
import { hash } from '../language/variation.ts';
import { createSteps } from '../steps.ts';
import {
  bestApproach,
  idealMoment,
  keyArguments,
  notThese,
  objections,
  painLine,
} from './approach.ts';
import { assumed, type Line, originsOf, told } from './lines.ts';
import { ticketLine, ticketRange } from './money-lines.ts';
import { summaryLine } from './portrait.ts';
import { type Reading, readIcp } from './reading.ts';

const STEPS = 3;

/**
 * Makes an ideal customer's profile from the short questionnaire: rules over the knowledge base.
 * The same input always gives the same profile. Answers that name no known segment give a useful
 * general profile that says so.
 * @throws EngineError `cancelled` when aborted.
 */
export async function icpProfile(input: IcpProfileInput, run: Run = {}): Promise<IcpProfile> {
  const step = createSteps(STEPS, run);
  const reading = readIcp(input.answers, String(hash(`${input.icpName}\n${input.answers}`)));
  await step();
  const lines = write(reading, input.sellerAnswers);
  await step();
  const profile = z.parse(IcpProfile, {
    sector: reading.field,
    ticketRange: ticketRange(reading),
    acquisitionChannel: channelsOf(reading),
    mainPain: lines.pain.text,
    details: detailsOf(lines),
  });
  await step();
  return profile;
}

type Lines = ReturnType<typeof write>;

function write(reading: Reading, sellerAnswers: string | null) {
  return {
    summary: summaryLine(reading),
    ticket: ticketLine(reading),
    team: teamLine(reading),
    sector: sectorLine(reading),
    pain: painLine(reading),
    approach: bestApproach(reading, sellerAnswers),
    moment: idealMoment(reading),
    arguments: keyArguments(reading),
    objections: objections(reading),
    not: notThese(reading),
  };
}

function detailsOf(lines: Lines): IcpProfile['details'] {
  return {
    resumoICP: lines.summary.text,
    ticketMedio: lines.ticket.text,
    tamanhoEquipe: lines.team.text,
    setorAtuacao: lines.sector.text,
    dorPrincipal: lines.pain.text,
    estrategiaAbordagem: {
      melhorAbordagem: lines.approach.text,
      momentoIdeal: lines.moment.text,
      argumentosChave: lines.arguments.map(({ text }) => text),
    },
    comportamentoCompra: { objecoesComuns: lines.objections.map(({ text }) => text) },
    perfilNegativo: lines.not.map(({ text }) => text),
    origens: originsOf({
      resumoICP: lines.summary,
      ticketMedio: lines.ticket,
      tamanhoEquipe: lines.team,
      setorAtuacao: lines.sector,
      dorPrincipal: lines.pain,
      'estrategiaAbordagem.melhorAbordagem': lines.approach,
      'estrategiaAbordagem.momentoIdeal': lines.moment,
      'estrategiaAbordagem.argumentosChave': lines.arguments,
      'comportamentoCompra.objecoesComuns': lines.objections,
      perfilNegativo: lines.not,
    }),
  };
}

function teamLine({ told: { size }, customers, words }: Reading): Line {
  const teams = customers.flatMap((customer) => customer.teams);
  if (!size) return assumed(words('team').some(teams, 1)[0] ?? '');
  // The seller's own number stands alone: ours would argue with it.
  const usual =
    words('team').some(
      teams.filter((team) => !/\d/.test(team)),
      1,
    )[0] ?? '';
  return told(`O tamanho que você deu: ${size}. ${usual}`.trim(), size);
}

function sectorLine({ field, facts, segment, isGeneral, customers }: Reading): Line {
  const kinds = customers.map(({ name }) => name.toLowerCase()).join(', ');
  const text = `${field}, com ${kinds}`;
  if (facts.otherSegment && !isGeneral) {
    return told(`${text}; lido como ${segment.name.toLowerCase()}`, facts.otherSegment);
  }
  return isGeneral ? assumed(text) : told(text, field);
}

const channelsOf = ({ segment, beside, words }: Reading): string[] => [
  ...new Set([
    ...segment.channels.slice(0, 3),
    ...beside.flatMap(({ channels }) => words('channels').some(channels, 1)),
  ]),
];
