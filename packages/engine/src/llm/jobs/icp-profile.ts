import { IcpProfile } from '@salesai/contract/icp';
import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import * as z from 'zod/mini';
import type { IcpProfileInput } from '../../port.ts';
import { originsOf, type SourcedLine } from '../../shared/sourced-lines.ts';
import { fold } from '../../shared/text.ts';
import { requireStatedAttributions } from '../attribution.ts';
import { requireGivenFigures, requireNoPromise, requireOwnWords } from '../checks.ts';
import { textsIn, textsOfPrompt } from '../prompt.ts';
import { type IcpProfileObject, icpProfilePrompt } from '../prompts/icp-profile.ts';
import { atLeast, required, tidyLine, tidyList, tidyText } from '../text.ts';
import { requestObject, stepsOf, type Work } from '../work.ts';

const SHORT_MAX = 120;
const LINE_MAX = 400;
const PARAGRAPH_MAX = 1_200;
const CHANNEL_MAX = 60;
const CITATION_MIN = 3;

type IcpObject = z.infer<typeof IcpProfileObject>;
type ObjectLine = IcpObject['resumo'];
type ToLine = (line: ObjectLine) => SourcedLine;

/**
 * Requests the profile of an ICP; the embedded engine's profile is the notes. Which statements are
 * the seller's is decided here by the answers, not by the model.
 * @throws EngineError as {@link requestObject}.
 */
export async function icpProfile(work: Work, input: IcpProfileInput): Promise<IcpProfile> {
  const step = stepsOf(work, 2);
  const notes = await work.provider.notes.icpProfile(input, { signal: work.signal });
  const { answers: icpAnswers, sellerAnswers } = input;
  const facts = await work.provider.notes.factNotes(
    { sellerAnswers, icpAnswers },
    { signal: work.signal },
  );
  const prompt = icpProfilePrompt(input, notes, facts);
  await step();
  const profile = await requestObject(work, prompt, (object) => {
    const read = z.parse(IcpProfile, asProfile(object, input.answers));
    requireGivenFigures(textsIn(object), textsOfPrompt(prompt));
    requireStatedAttributions(textsIn(object), answersOf(input));
    requireOwnWords(textsIn(object), facts.ownWords);
    requireNoPromise(read.details.estrategiaAbordagem.argumentosChave, answersOf(input));
    return read;
  });
  await step();
  return profile;
}

const answersOf = ({ answers, sellerAnswers }: IcpProfileInput): string[] =>
  [...answers, ...(sellerAnswers ?? [])].map(({ answer }) => answer);

function asProfile(object: IcpObject, answers: readonly QuestionAnswer[]): IcpProfile {
  const toLine = quotingFrom(answers);
  const one = (line: ObjectLine, what: string): SourcedLine => {
    const { text, quote } = toLine(line);
    return { text: required(tidyText(text, PARAGRAPH_MAX), what), quote };
  };
  const some = (items: readonly ObjectLine[], count: number, what: string): SourcedLine[] =>
    atLeast(
      items
        .map((item) => toLine({ ...item, texto: tidyLine(item.texto, LINE_MAX) }))
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

type SingleField = 'resumoICP' | 'ticketMedio' | 'tamanhoEquipe' | 'setorAtuacao' | 'dorPrincipal';
type ApproachField = 'melhorAbordagem' | 'momentoIdeal';
type ListField = 'argumentosChave' | 'objecoesComuns' | 'perfilNegativo';

function profileOf(
  { setor, faixaTicket, canais, dorCurta }: IcpObject,
  lines: Record<SingleField | ApproachField, SourcedLine> & Record<ListField, SourcedLine[]>,
): IcpProfile {
  const texts = (field: ListField) => lines[field].map(({ text }) => text);
  const { melhorAbordagem, momentoIdeal, argumentosChave, objecoesComuns, perfilNegativo, ...own } =
    lines;
  return {
    sector: required(tidyLine(setor, SHORT_MAX), 'setor'),
    ticketRange: required(tidyLine(faixaTicket, SHORT_MAX), 'faixaTicket'),
    acquisitionChannel: atLeast(tidyList(canais, 5, CHANNEL_MAX), 1, 'canais'),
    mainPain: required(tidyLine(dorCurta, SHORT_MAX), 'dorCurta'),
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

/** A citation counts only when it is part of the answers; other lines are assumptions. */
function quotingFrom(answers: readonly QuestionAnswer[]): ToLine {
  const written = plain(answers.map(({ answer }) => answer).join(' \n '));
  return ({ texto, citacao }) => {
    const words = tidyLine(citacao ?? '', LINE_MAX).replace(/^[“"']|[”"']$/g, '');
    const isQuote = words.length >= CITATION_MIN && written.includes(plain(words));
    return { text: texto, quote: isQuote ? words : null };
  };
}

const plain = (text: string) => fold(text.replace(/[“”"'.,;:!?…]+/g, ' '));
