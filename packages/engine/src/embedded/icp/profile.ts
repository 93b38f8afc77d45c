import { IcpProfile } from '@salesai/contract/icp';
import * as z from 'zod/mini';
import type { IcpProfileInput, Run } from '../../port.ts';
import { formatAnswers } from '../../shared/answers.ts';
import { originsOf } from '../../shared/sourced-lines.ts';
import { createSteps } from '../../shared/steps.ts';
import { capital } from '../../shared/text.ts';
import { hash } from '../../shared/variation.ts';
import { bestApproach, channelsOf, idealMoment, sellerOf } from './approach.ts';
import { keyArguments } from './arguments.ts';
import { sectorLine, teamLine } from './company.ts';
import { ticketLine, ticketRange } from './money-lines.ts';
import { mainPain, painLine } from './pains.ts';
import { type Reading, readIcp } from './reading.ts';
import { notThese, objections } from './resistance.ts';
import { summaryLine } from './summary.ts';

const STEPS = 3;

/**
 * Creates an ICP profile from the short questionnaire: rules over the knowledge base. The same input
 * always gives the same profile. An unknown segment gives a general profile that states so.
 * @throws EngineError `cancelled` when aborted.
 */
export async function icpProfile(input: IcpProfileInput, run: Run = {}): Promise<IcpProfile> {
  const step = createSteps(STEPS, run);
  const seed = hash(`${input.icpName}\n${formatAnswers(input.answers)}`);
  const reading = readIcp(input.answers, String(seed));
  await step();
  const seller = sellerOf(input.sellerAnswers);
  const lines = write(reading, seller);
  await step();
  const profile = z.parse(IcpProfile, {
    sector: capital(reading.field),
    ticketRange: ticketRange(reading),
    acquisitionChannel: channelsOf(reading, seller),
    mainPain: mainPain(reading),
    details: detailsOf(lines),
  });
  await step();
  return profile;
}

type Lines = ReturnType<typeof write>;

function write(reading: Reading, seller: ReturnType<typeof sellerOf>) {
  return {
    summary: summaryLine(reading),
    ticket: ticketLine(reading),
    team: teamLine(reading),
    sector: sectorLine(reading),
    pain: painLine(reading),
    approach: bestApproach(reading, seller),
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
