import * as z from 'zod/mini';
import { Done, Id, Instant, requiredText } from './common.ts';
import { FaceAddress } from './faces.ts';
import { CompiledAnswers } from './questionnaire.ts';
import { route } from './route.ts';

export const MAX_ICPS = 3;
export const ICP_NAME_MAX = 80;

/** The basis of a statement of the profile: stated by the seller, or an assumption. */
const Basis = z.enum(['voce_disse', 'hipotese']);

const text = z.string().check(z.minLength(1));
const list = z.array(text).check(z.minLength(1));

/** Details of an ICP (docs/product.md#icps), with who is not a customer and the basis of each line. */
export const IcpDetails = z.object({
  resumoICP: text,
  ticketMedio: text,
  tamanhoEquipe: text,
  setorAtuacao: text,
  dorPrincipal: text,
  estrategiaAbordagem: z.object({
    melhorAbordagem: text,
    momentoIdeal: text,
    argumentosChave: list,
  }),
  comportamentoCompra: z.object({ objecoesComuns: list }),
  perfilNegativo: list,
  /** One entry per line; `campo` is a path in this object, such as `estrategiaAbordagem.argumentosChave.0`. */
  origens: z.array(
    z.object({ campo: z.string(), base: Basis, citacao: z.optional(z.nullable(z.string())) }),
  ),
});
export type IcpDetails = z.infer<typeof IcpDetails>;

/** The result of a generation: the details and the columns of the list. */
export const IcpProfile = z.object({
  sector: z.string(),
  ticketRange: z.string(),
  acquisitionChannel: z.array(z.string()),
  mainPain: z.string(),
  details: IcpDetails,
});
export type IcpProfile = z.infer<typeof IcpProfile>;

const IcpStatus = z.enum(['creating', 'active']);
export const Icp = z.object({
  id: Id,
  name: z.string(),
  /** Path of the face's picture on this server. */
  avatar: z.string(),
  status: IcpStatus,
  createdAt: Instant,
  sector: z.string(),
  ticketRange: z.string(),
  acquisitionChannel: z.array(z.string()),
  mainPain: z.string(),
  details: z.nullable(IcpDetails),
});
export type Icp = z.infer<typeof Icp>;

const IcpName = requiredText('validation:icp.required', ICP_NAME_MAX);
export const CreateIcp = z.object({ name: IcpName, avatar: FaceAddress });
export type CreateIcp = z.infer<typeof CreateIcp>;
export const UpdateIcp = z.object({ name: z.optional(IcpName), avatar: z.optional(FaceAddress) });
export type UpdateIcp = z.infer<typeof UpdateIcp>;

const IcpParam = z.object({ id: Id });
export const icpRoutes = {
  list: route({
    method: 'GET',
    path: '/icp/list',
    access: 'user',
    summary: 'The ICPs, at most three',
    out: z.object({ icps: z.array(Icp) }),
  }),
  create: route({
    method: 'POST',
    path: '/icp/create',
    access: 'user',
    summary: 'Creates an ICP without a profile',
    body: CreateIcp,
    out: z.object({ icp: Icp }),
  }),
  update: route({
    method: 'PUT',
    path: '/icp/:id',
    access: 'user',
    summary: 'Changes name or face of an ICP',
    params: IcpParam,
    body: UpdateIcp,
    out: z.object({ icp: Icp }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/icp/:id',
    access: 'user',
    summary: 'Deletes an ICP with its channels and scripts',
    params: IcpParam,
    out: Done,
  }),
  generate: route({
    method: 'POST',
    path: '/icp/:id/generate',
    access: 'user',
    summary: 'Generates the profile from the answers of the questionnaire',
    params: IcpParam,
    body: z.object({ respostasICP: CompiledAnswers }),
    out: z.object({ icp: Icp }),
  }),
};
