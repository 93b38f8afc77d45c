import { Avatar } from '@salesai/contract/avatar';
import * as z from 'zod/mini';
import { abortError, EngineError, type Run, type SellerProfileInput } from '../../port.ts';
import { cleanText, cut } from '../../shared/text.ts';
import { hasAnswers } from './choices.ts';
import * as development from './development.ts';
import * as portrait from './portrait.ts';
import { type Reading, readSeller } from './reading.ts';
import * as strengths from './strengths.ts';

const NAME_MAX = 120;

/**
 * Creates a seller's profile from the facts of the answers and the knowledge base, without a model.
 * The same input always gives the same profile; another attempt gives another text.
 * @throws EngineError `bad_input` when the answers contain no known fact, `cancelled` when aborted.
 */
export async function sellerProfile(input: SellerProfileInput, run: Run = {}): Promise<Avatar> {
  if (run.signal?.aborted) throw abortError(run.signal);
  const reading = readSeller(input.answers, input.attempt);
  if (!hasAnswers(reading.choices)) throw new EngineError('bad_input');
  run.onProgress?.({ done: 1, total: 2 });
  const avatar = write(reading, cut(cleanText(input.sellerName), NAME_MAX));
  run.onProgress?.({ done: 2, total: 2 });
  return z.parse(Avatar, avatar);
}

function write(reading: Reading, name: string): Avatar {
  return {
    perfilGeral: {
      nome: name,
      experiencia: portrait.experienceLine(reading),
      setor: reading.territoryLabels.length > 0 ? reading.territoryLabels : ['A definir'],
    },
    insightsComportamentais: {
      perfilVendas: portrait.salesPortrait(reading) || portrait.experienceLine(reading),
      motivacoesPrincipais: portrait.motivations(reading),
      padroesComportamento: portrait.habits(reading),
      forças: strengths.strengths(reading),
      pontosMelhoria: strengths.weaknesses(reading),
    },
    resumoPessoal: portrait.summary(reading),
    pontosFortes: strengths.strongPoints(reading),
    areasDesenvolvimento: development.development(reading),
    motivacoesPrincipais: development.motivationAdvice(reading),
    estiloVendas: development.style(reading),
    recomendacoes: development.recommendations(reading),
    perspectivas: development.outlook(reading),
  };
}
