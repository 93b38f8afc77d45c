import * as z from 'zod/mini';
import { Done } from './common.ts';
import { CompiledAnswers } from './questionnaire.ts';
import { route } from './route.ts';

/** Maximum number of reprocessings of an avatar; deleting it resets the count. */
export const MAX_AVATAR_ATTEMPTS = 5;

const text = z.string().check(z.minLength(1));
const list = z.array(text).check(z.minLength(1));

/** The seller's AI profile; the Portuguese keys are fixed by the API (docs/product.md#seller-profile). */
export const Avatar = z.object({
  perfilGeral: z.object({ nome: z.string(), experiencia: text, setor: list }),
  insightsComportamentais: z.object({
    perfilVendas: text,
    motivacoesPrincipais: list,
    padroesComportamento: list,
    forças: list,
    pontosMelhoria: list,
  }),
  resumoPessoal: text,
  pontosFortes: list,
  areasDesenvolvimento: list,
  motivacoesPrincipais: list,
  estiloVendas: text,
  recomendacoes: z.object({ desenvolvimentoEmpatia: text, desenvolvimentoPaciência: text }),
  perspectivas: text,
});
export type Avatar = z.infer<typeof Avatar>;

export const AvatarStatus = z.enum(['pendente', 'aceito']);
export type AvatarStatus = z.infer<typeof AvatarStatus>;

export const AvatarState = z.object({
  avatar: Avatar,
  tentativas: z.int().check(z.minimum(0), z.maximum(MAX_AVATAR_ATTEMPTS)),
  status: AvatarStatus,
});
export type AvatarState = z.infer<typeof AvatarState>;

const AvatarPresence = z.object({
  existe: z.boolean(),
  aceito: z.boolean(),
  status: z.nullable(AvatarStatus),
});

export const avatarRoutes = {
  generate: route({
    method: 'POST',
    path: '/avatar/generate',
    access: 'user',
    summary: 'Generates the seller profile from the answers of the questionnaire',
    body: z.object({ perfilVendedor: CompiledAnswers }),
    out: AvatarState,
  }),
  accept: route({
    method: 'POST',
    path: '/avatar/accept',
    access: 'user',
    summary: 'Accepts the pending profile',
    out: AvatarState,
  }),
  reprocess: route({
    method: 'POST',
    path: '/avatar/reprocess',
    access: 'user',
    summary: 'Generates the profile again from the same answers, at most five times',
    out: AvatarState,
  }),
  remove: route({
    method: 'DELETE',
    path: '/avatar/delete',
    access: 'user',
    summary: 'Deletes the profile and its attempts',
    out: Done,
  }),
  current: route({
    method: 'GET',
    path: '/avatar/current',
    access: 'user',
    summary: 'The profile',
    out: AvatarState,
  }),
  status: route({
    method: 'GET',
    path: '/avatar/status',
    access: 'user',
    summary: 'Whether a profile exists and is accepted',
    out: AvatarPresence,
  }),
};
