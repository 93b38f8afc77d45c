import { IcpProfile } from '@salesai/contract/icp';
import { parseCompiledAnswers } from '@salesai/contract/questionnaire';
import * as z from 'zod/mini';
import { type Line, originsOf } from '../../embedded/icp/lines.ts';
import { fold } from '../../embedded/language/text.ts';
import type { IcpProfileInput } from '../../port.ts';
import { type IcpProfileObject, icpProfilePrompt } from '../prompts/icp-profile.ts';
import { atLeast, said, tidyLine, tidyList, tidyText } from '../text.ts';
import { askForObject, stepsOf, type Work } from '../work.ts';

const SHORT_MAX = 120;
const LINE_MAX = 400;
const PARAGRAPH_MAX = 1_200;
const CHANNEL_MAX = 60;
const CITATION_MIN = 3;

type Asked = z.infer<typeof IcpProfileObject>;
type AskedLine = Asked['resumo'];
type Ground = (line: AskedLine) => Line;

/**
 * Asks a model for the profile of a customer; the embedded engine's profile is its notes. Which lines
 * the seller said is judged here, by the answers, and not by the model.
 * @throws EngineError as {@link askForObject}.
 */
export async function icpProfile(work: Work, input: IcpProfileInput): Promise<IcpProfile> {
  const step = stepsOf(work, 2);
  const notes = await work.provider.notes.icpProfile(input, { signal: work.signal });
  const prompt = icpProfilePrompt(input, notes);
  await step();
  const profile = await askForObject(work, prompt, (object) =>
    z.parse(IcpProfile, asProfile(object, input.answers)),
  );
  await step();
  return profile;
}

function asProfile(object: Asked, answers: string): IcpProfile {
  const ground = groundIn(answers);
  const one = (line: AskedLine, what: string): Line => {
    const { text, said: words } = ground(line);
    return { text: said(tidyText(text, PARAGRAPH_MAX), what), said: words };
  };
  const some = (items: readonly AskedLine[], count: number, what: string): Line[] =>
    atLeast(
      items
        .map((item) => ground({ ...item, texto: tidyLine(item.texto, LINE_MAX) }))
        .filter(({ text }) => text !== '')
        .slice(0, 6),
      count,
      what,
    );
  return profileOf(object, {
    resumoICP: one(object.resumo, 'resumo'),
    ticketMedio: one(object.ticketMedio, 'ticketMedio'),
    tamanhoEquipe: one(object.tamanhoEquipe, 'tamanhoEquipe'),
    setorAtuacao: one(object.setorAtuacao, 'setorAtuacao'),
    dorPrincipal: one(object.dorPrincipal, 'dorPrincipal'),
    melhorAbordagem: one(object.melhorAbordagem, 'melhorAbordagem'),
    momentoIdeal: one(object.momentoIdeal, 'momentoIdeal'),
    argumentosChave: some(object.argumentosChave, 2, 'argumentosChave'),
    objecoesComuns: some(object.objecoesComuns, 3, 'objecoesComuns'),
    perfilNegativo: some(object.perfilNegativo, 1, 'perfilNegativo'),
  });
}

type One = 'resumoICP' | 'ticketMedio' | 'tamanhoEquipe' | 'setorAtuacao' | 'dorPrincipal';
type Approach = 'melhorAbordagem' | 'momentoIdeal';
type Many = 'argumentosChave' | 'objecoesComuns' | 'perfilNegativo';

function profileOf(
  { setor, faixaTicket, canais, dorCurta }: Asked,
  lines: Record<One | Approach, Line> & Record<Many, Line[]>,
): IcpProfile {
  const texts = (many: Many) => lines[many].map(({ text }) => text);
  const { melhorAbordagem, momentoIdeal, argumentosChave, objecoesComuns, perfilNegativo, ...own } =
    lines;
  return {
    sector: said(tidyLine(setor, SHORT_MAX), 'setor'),
    ticketRange: said(tidyLine(faixaTicket, SHORT_MAX), 'faixaTicket'),
    acquisitionChannel: atLeast(tidyList(canais, 5, CHANNEL_MAX), 1, 'canais'),
    mainPain: said(tidyLine(dorCurta, SHORT_MAX), 'dorCurta'),
    details: {
      resumoICP: own.resumoICP.text,
      ticketMedio: own.ticketMedio.text,
      tamanhoEquipe: own.tamanhoEquipe.text,
      setorAtuacao: own.setorAtuacao.text,
      dorPrincipal: own.dorPrincipal.text,
      estrategiaAbordagem: {
        melhorAbordagem: melhorAbordagem.text,
        momentoIdeal: momentoIdeal.text,
        argumentosChave: texts('argumentosChave'),
      },
      comportamentoCompra: { objecoesComuns: texts('objecoesComuns') },
      perfilNegativo: texts('perfilNegativo'),
      origens: originsOf({
        ...own,
        'estrategiaAbordagem.melhorAbordagem': melhorAbordagem,
        'estrategiaAbordagem.momentoIdeal': momentoIdeal,
        'estrategiaAbordagem.argumentosChave': argumentosChave,
        'comportamentoCompra.objecoesComuns': objecoesComuns,
        perfilNegativo,
      }),
    },
  };
}

/** A citation counts only when the seller really wrote it; without one a line is our assumption. */
function groundIn(answers: string): Ground {
  const written = plain(
    parseCompiledAnswers(answers)
      .map(({ answer }) => answer)
      .join(' \n '),
  );
  return ({ texto, citacao }) => {
    const words = tidyLine(citacao ?? '', LINE_MAX).replace(/^[“"']|[”"']$/g, '');
    const isTheirs = words.length >= CITATION_MIN && written.includes(plain(words));
    return { text: texto, said: isTheirs ? words : null };
  };
}

const plain = (text: string) => fold(text.replace(/[“”"'.,;:!?…]+/g, ' '));
