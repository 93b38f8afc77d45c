import type { IcpProfile } from '@salesai/contract/icp';
import * as z from 'zod/mini';
import type { FactNotes, IcpProfileInput } from '../../port.ts';
import { formatAnswers } from '../../shared/answers.ts';
import { fenced, instructionsFor, type ObjectPrompt, reference } from '../prompt.ts';
import { factsData } from './facts.ts';
import { PROMPTS } from './versions.ts';

const NAME_MAX = 120;
const ANSWERS_MAX = 12_000;
const SELLER_MAX = 8_000;

/** A statement with its citation, so that assumptions can be distinguished from the seller's words. */
const line = (what: string) =>
  z
    .object({
      texto: z.string().check(z.describe(what)),
      citacao: z
        .nullable(z.string())
        .check(
          z.describe('palavras copiadas das respostas que sustentam o texto; null se é hipótese'),
        ),
    })
    .check(z.describe(what));
/** The counts are for the provider; an answer with others is trimmed or refused where it is read. */
const lines = (what: string, minItems: number, maxItems: number) =>
  z.array(line('um item')).check(z.describe(what), z.meta({ minItems, maxItems }));

export const IcpProfileObject = z.object({
  setor: z.string().check(z.describe('nome curto do setor, até 5 palavras')),
  faixaTicket: z.string().check(z.describe('faixa de preço curta, como “R$ 500 a R$ 2.000”')),
  canais: z
    .array(z.string())
    .check(
      z.describe('2 a 4 canais onde este cliente está, nomes curtos'),
      z.meta({ minItems: 2, maxItems: 4 }),
    ),
  dorCurta: z.string().check(z.describe('a dor principal em até 12 palavras')),
  resumo: line('quem é este cliente, em 2 a 4 frases'),
  ticketMedio: line('quanto costuma gastar e em quê; estimativa dita como estimativa'),
  tamanhoEquipe: line('tamanho da equipe ou da família que decide'),
  setorAtuacao: line('em que setor atua e o que isso muda na venda'),
  dorPrincipal: line('a dor que faz comprar, em 1 ou 2 frases'),
  melhorAbordagem: line('como começar a conversa, em 2 ou 3 frases'),
  momentoIdeal: line('quando este cliente ouve melhor'),
  argumentosChave: lines('3 a 5 argumentos que podem ser ditos ao cliente', 3, 5),
  objecoesComuns: lines('3 a 5 objeções como o cliente as diz', 3, 5),
  perfilNegativo: lines('2 a 4 pessoas que só parecem este cliente, começando por “Quem”', 2, 4),
});

/** Requests an ICP profile. @param notes the profile that the embedded engine makes of the answers. */
export function icpProfilePrompt(
  { answers, icpName, sellerAnswers, language }: IcpProfileInput,
  notes: IcpProfile,
  facts: FactNotes,
): ObjectPrompt<typeof IcpProfileObject> {
  const { origens: _, ...details } = notes.details;
  const content = [
    fenced('nome do cliente ideal', icpName, NAME_MAX),
    fenced('respostas sobre o cliente ideal', formatAnswers(answers), ANSWERS_MAX),
    fenced('respostas do vendedor sobre si', formatAnswers(sellerAnswers ?? []), SELLER_MAX),
    ...factsData({ ...facts, seller: null }),
    reference(JSON.stringify({ ...notes, details })),
  ];
  return {
    version: PROMPTS.icpProfile,
    language,
    instructions: instructionsFor('icpProfile', language),
    messages: [{ role: 'user', content: content.join('\n\n') }],
    schema: IcpProfileObject,
  };
}
