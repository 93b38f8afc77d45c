import { Avatar } from '@salesai/contract/avatar';
import * as z from 'zod/mini';
import { abortError, EngineError, type Run, type SellerProfileInput } from '../../port.ts';
import { formatAnswers } from '../../shared/answers.ts';
import { cleanText, cut } from '../../shared/text.ts';
import { hasFacts, readFacts } from './facts.ts';
import * as insights from './insights.ts';
import { outlook } from './outlook.ts';
import { createReading, type Reading } from './reading.ts';
import { experienceLine, summary } from './summary.ts';

const NAME_MAX = 120;

/**
 * Creates a seller's profile from the answers: rules over the knowledge base, no model.
 * The same input always gives the same profile; another attempt gives another wording.
 * @throws EngineError `bad_input` when the answers contain no known fact, `cancelled` when aborted.
 */
export async function sellerProfile(input: SellerProfileInput, run: Run = {}): Promise<Avatar> {
  if (run.signal?.aborted) throw abortError(run.signal);
  const facts = readFacts(input.answers);
  if (!hasFacts(facts)) throw new EngineError('bad_input');
  run.onProgress?.({ done: 1, total: 2 });
  const reading = createReading(facts, `${formatAnswers(input.answers)}#${input.attempt}`);
  const avatar = write(reading, cut(cleanText(input.sellerName), NAME_MAX));
  run.onProgress?.({ done: 2, total: 2 });
  return z.parse(Avatar, avatar);
}

function write(reading: Reading, name: string): Avatar {
  return {
    perfilGeral: {
      nome: name,
      experiencia: experienceLine(reading),
      setor: reading.territoryLabels.length > 0 ? reading.territoryLabels : ['A definir'],
    },
    insightsComportamentais: {
      perfilVendas: insights.salesPortrait(reading),
      motivacoesPrincipais: insights.motivations(reading),
      padroesComportamento: insights.behaviour(reading),
      forças: insights.strengths(reading),
      pontosMelhoria: insights.weaknesses(reading),
    },
    resumoPessoal: summary(reading),
    pontosFortes: insights.strongPoints(reading),
    areasDesenvolvimento: insights.development(reading),
    motivacoesPrincipais: insights.motivationAdvice(reading),
    estiloVendas: insights.style(reading),
    recomendacoes: insights.recommendations(reading),
    perspectivas: outlook(reading),
  };
}
