import { IcpProfile } from '@salesai/contract/icp';
import * as z from 'zod/mini';
import type { IcpProfileInput, Run } from '../../port.ts';
import { originsOf } from '../../shared/sourced-lines.ts';
import { createSteps } from '../../shared/steps.ts';
import { capital } from '../../shared/text.ts';
import { readChoices } from '../profile/choices.ts';
import { bestApproach, channelsOf, idealMoment, keyArguments } from './approach.ts';
import { mainPain, painLine } from './pain.ts';
import { type Reading, readIcp } from './reading.ts';
import { notThese, objections } from './resistance.ts';
import { ticketLine, ticketRange } from './ticket.ts';
import { sectorLine, summaryLine, teamLine } from './who.ts';

const STEPS = 3;

/**
 * Creates an ICP profile from the facts of the short questionnaire and the knowledge base. The same
 * input always gives the same profile. What no answer states is a marked hypothesis or a question.
 * @throws EngineError `cancelled` when aborted.
 */
export async function icpProfile(input: IcpProfileInput, run: Run = {}): Promise<IcpProfile> {
  const step = createSteps(STEPS, run);
  const reading = readIcp(input.answers, input.sellerAnswers, input.icpName);
  await step();
  const lines = write(reading);
  await step();
  const profile = z.parse(IcpProfile, {
    sector: capital(reading.field) || 'A definir',
    ticketRange: ticketRange(reading),
    acquisitionChannel: channelsOf(input.sellerAnswers ? readChoices(input.sellerAnswers) : null),
    mainPain: mainPain(reading),
    details: detailsOf(lines),
  });
  await step();
  return profile;
}

type Lines = ReturnType<typeof write>;

function write(reading: Reading) {
  return {
    summary: summaryLine(reading),
    ticket: ticketLine(reading),
    team: teamLine(reading),
    sector: sectorLine(reading),
    pain: painLine(reading),
    approach: bestApproach(reading),
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
