import * as z from 'zod/mini';
import { Done, Id, Instant, requiredText } from './common.ts';
import { CompiledAnswers } from './questionnaire.ts';
import { route } from './route.ts';

export const MAX_ICPS = 3;
export const ICP_NAME_MAX = 80;

/** Where a statement of the profile comes from: the seller's own words, or our assumption. */
export const Basis = z.enum(['voce_disse', 'hipotese']);
export type Basis = z.infer<typeof Basis>;

const text = z.string().check(z.minLength(1));
const list = z.array(text).check(z.minLength(1));

/** The details object of the spec, with who this customer is not, and the ground of each line. */
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
  /** One entry a line: `campo` is a path in this object, such as `estrategiaAbordagem.argumentosChave.0`. */
  origens: z.array(
    z.object({ campo: z.string(), base: Basis, citacao: z.optional(z.nullable(z.string())) }),
  ),
});
export type IcpDetails = z.infer<typeof IcpDetails>;

/** What a generation gives beside the details: the list's own columns. */
export const IcpProfile = z.object({
  sector: z.string(),
  ticketRange: z.string(),
  acquisitionChannel: z.array(z.string()),
  mainPain: z.string(),
  details: IcpDetails,
});
export type IcpProfile = z.infer<typeof IcpProfile>;

export const IcpStatus = z.enum(['creating', 'active']);
export const Icp = z.object({
  id: Id,
  name: z.string(),
  /** Relative address of the picture on this server. */
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

export const AVATAR_STYLES = [
  'avataaars',
  'bottts',
  'pixel-art',
  'identicon',
  'initials',
  'lorelei',
  'shapes',
  'big-ears',
  'croodles',
  'fun-emoji',
] as const;
export type AvatarStyle = (typeof AVATAR_STYLES)[number];

/** `/avatars/{style}/svg?seed=&backgroundColor=hex,hex,hex` of this server: no other address is taken. */
const FACE_ADDRESS = new RegExp(
  `^/avatars/(${AVATAR_STYLES.join('|')})/svg\\?seed=[A-Za-z0-9%._~-]{1,192}&backgroundColor=[0-9a-f]{6}(,[0-9a-f]{6}){0,2}$`,
);
export const FaceAddress = z
  .string('validation:icp.required')
  .check(z.maxLength(320, 'validation:tooLong'), z.regex(FACE_ADDRESS, 'validation:icp.required'));

export const IcpName = requiredText('validation:icp.required', ICP_NAME_MAX);
export const CreateIcp = z.object({ name: IcpName, avatar: FaceAddress });
export const UpdateIcp = z.object({ name: z.optional(IcpName), avatar: z.optional(FaceAddress) });

/** Ten palettes of three colours, one of which the seed picks as background (spec, section 3). */
export const FACE_PALETTES = {
  ocean: ['0e7490', '38bdf8', 'bae6fd'],
  forest: ['166534', '4ade80', 'bbf7d0'],
  sunset: ['c2410c', 'fb923c', 'fed7aa'],
  lavender: ['6d28d9', 'a78bfa', 'ddd6fe'],
  candy: ['be185d', 'f472b6', 'fbcfe8'],
  earth: ['78350f', 'b45309', 'fde68a'],
  night: ['1e1b4b', '3730a3', 'a5b4fc'],
  citrus: ['4d7c0f', 'a3e635', 'ecfccb'],
  berry: ['9f1239', 'fb7185', 'fecdd3'],
  stone: ['334155', '94a3b8', 'e2e8f0'],
} as const;
export type FacePalette = keyof typeof FACE_PALETTES;

export interface Face {
  style: AvatarStyle;
  seed: string;
  palette: FacePalette;
}

/** The address of a face on this server. */
export function faceAddress({ style, seed, palette }: Face): string {
  return `/avatars/${style}/svg?seed=${encodeURIComponent(seed)}&backgroundColor=${FACE_PALETTES[palette].join(',')}`;
}

/** Reads an address back; null when it is not one of ours. */
export function parseFaceAddress(address: string): Face | null {
  const match = /^\/avatars\/([a-z-]+)\/svg\?seed=([^&]+)&backgroundColor=([0-9a-f,]+)$/.exec(
    address,
  );
  const style = AVATAR_STYLES.find((one) => one === match?.[1]);
  const palettes = Object.keys(FACE_PALETTES).filter(isPalette);
  const palette = palettes.find((one) => FACE_PALETTES[one].join(',') === match?.[3]);
  if (!style || !match?.[2]) return null;
  return { style, seed: decodeURIComponent(match[2]), palette: palette ?? 'ocean' };
}

const isPalette = (name: string): name is FacePalette => name in FACE_PALETTES;

const IcpParam = z.object({ id: Id });
export const icpRoutes = {
  list: route({
    method: 'GET',
    path: '/icp/list',
    access: 'user',
    summary: 'The ideal customers, at most three',
    out: z.object({ icps: z.array(Icp) }),
  }),
  create: route({
    method: 'POST',
    path: '/icp/create',
    access: 'user',
    summary: 'A new ideal customer, still to be described',
    body: CreateIcp,
    out: z.object({ icp: Icp }),
  }),
  update: route({
    method: 'PUT',
    path: '/icp/:id',
    access: 'user',
    summary: 'Changes name or face',
    params: IcpParam,
    body: UpdateIcp,
    out: z.object({ icp: Icp }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/icp/:id',
    access: 'user',
    summary: 'Deletes it with everything that hangs on it',
    params: IcpParam,
    out: Done,
  }),
  generate: route({
    method: 'POST',
    path: '/icp/:id/generate',
    access: 'user',
    summary: 'Makes the profile from the answers of the short questionnaire',
    params: IcpParam,
    body: z.object({ respostasICP: CompiledAnswers }),
    out: z.object({ icp: Icp }),
  }),
};
