import { Avatar } from '@salesai/contract/avatar';
import type { QuestionAnswer } from '@salesai/contract/questionnaire';
import * as z from 'zod/mini';
import { EngineError, type SellerProfileInput } from '../../port.ts';
import { hasContent } from '../../shared/text.ts';
import { requireStatedAttributions } from '../attribution.ts';
import { requireGivenFigures } from '../checks.ts';
import { textsIn, textsOfPrompt } from '../prompt.ts';
import { type SellerProfileObject, sellerProfilePrompt } from '../prompts/seller-profile.ts';
import { atLeast, required, tidyLine, tidyList, tidyText } from '../text.ts';
import { requestObject, stepsOf, type Work } from '../work.ts';

const NAME_MAX = 120;
const LINE_MAX = 400;
const PARAGRAPH_MAX = 1_600;

/**
 * Requests the seller's profile; the embedded engine's profile is the notes.
 * @throws EngineError `bad_input` when the answers contain no text, else as {@link requestObject}.
 */
export async function sellerProfile(work: Work, input: SellerProfileInput): Promise<Avatar> {
  const step = stepsOf(work, 2);
  if (!isAnswered(input.answers)) throw new EngineError('bad_input');
  const notes = await findNotes(work, input);
  const facts = await work.provider.notes.factNotes(
    { sellerAnswers: input.answers, icpAnswers: null },
    { signal: work.signal },
  );
  await step();
  const name = tidyLine(input.sellerName, NAME_MAX);
  const prompt = sellerProfilePrompt(input, notes, facts);
  const avatar = await requestObject(work, prompt, (object) => {
    const read = z.parse(Avatar, asAvatar(object, name));
    requireGivenFigures(textsIn(object), textsOfPrompt(prompt));
    requireStatedAttributions(
      textsIn(object),
      input.answers.map(({ answer }) => answer),
    );
    return read;
  });
  await step();
  return avatar;
}

/** Null when the rules find no known fact in the answers. */
function findNotes({ provider, signal }: Work, input: SellerProfileInput): Promise<Avatar | null> {
  return provider.notes.sellerProfile(input, { signal }).catch((error: unknown) => {
    if (error instanceof EngineError && error.kind === 'bad_input') return null;
    throw error;
  });
}

const isAnswered = (answers: readonly QuestionAnswer[]) =>
  answers.some(({ answer }) => hasContent(answer));

/** The model's keys are ASCII; the API's are Portuguese with accents (`Avatar` in the contract). */
function asAvatar(object: z.infer<typeof SellerProfileObject>, nome: string): Avatar {
  const { perfilGeral, insightsComportamentais: insights, recomendacoes } = object;
  return {
    perfilGeral: {
      nome,
      experiencia: paragraph(perfilGeral.experiencia, 'experiencia'),
      setor: list(perfilGeral.setor, 'setor', 1),
    },
    insightsComportamentais: {
      perfilVendas: paragraph(insights.perfilVendas, 'perfilVendas'),
      motivacoesPrincipais: list(insights.motivacoesPrincipais, 'motivacoesPrincipais', 1),
      padroesComportamento: list(insights.padroesComportamento, 'padroesComportamento'),
      forças: list(insights.forcas, 'forcas'),
      pontosMelhoria: list(insights.pontosMelhoria, 'pontosMelhoria'),
    },
    resumoPessoal: paragraph(object.resumoPessoal, 'resumoPessoal'),
    pontosFortes: list(object.pontosFortes, 'pontosFortes'),
    areasDesenvolvimento: list(object.areasDesenvolvimento, 'areasDesenvolvimento'),
    motivacoesPrincipais: list(object.motivacoesPrincipais, 'motivacoesPrincipais', 1),
    estiloVendas: paragraph(object.estiloVendas, 'estiloVendas'),
    recomendacoes: {
      desenvolvimentoEmpatia: paragraph(recomendacoes.desenvolvimentoEmpatia, 'empatia'),
      desenvolvimentoPaciência: paragraph(recomendacoes.desenvolvimentoPaciencia, 'paciencia'),
    },
    perspectivas: paragraph(object.perspectivas, 'perspectivas'),
  };
}

const paragraph = (text: string, what: string) => required(tidyText(text, PARAGRAPH_MAX), what);
const list = (lines: readonly string[], what: string, min = 2) =>
  atLeast(tidyList(lines, 6, LINE_MAX), min, what);
