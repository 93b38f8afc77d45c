import * as z from 'zod/mini';
import { Done, Id, Instant } from './common.ts';
import { route } from './route.ts';

export const SHARE_DAYS = 7;
const SHARE_DAYS_MAX = 30;
/** Links of one seller that are valid at a time. */
export const SHARES_MAX = 50;

export const ShareKind = z.enum(['review', 'progress']);
export type ShareKind = z.infer<typeof ShareKind>;

/** What the public page shows beyond the result; nothing by default. */
export const ShareInclude = z.object({
  transcript: z.optional(z.boolean()),
  numbers: z.optional(z.boolean()),
  /** The seller's first name. */
  name: z.optional(z.boolean()),
});
export type ShareInclude = z.infer<typeof ShareInclude>;

export const Share = z.object({
  id: Id,
  kind: ShareKind,
  sessionId: z.nullable(Id),
  include: ShareInclude,
  createdAt: Instant,
  expiresAt: Instant,
});
export type Share = z.infer<typeof Share>;

export const CreateShare = z.object({
  kind: ShareKind,
  /** Required for `review`. */
  sessionId: z.optional(Id),
  days: z.optional(
    z
      .int('validation:shares.days')
      .check(z.gte(1, 'validation:shares.days'), z.lte(SHARE_DAYS_MAX, 'validation:shares.days')),
  ),
  include: z.optional(ShareInclude),
});
export type CreateShare = z.infer<typeof CreateShare>;

export const sharesRoutes = {
  list: route({
    method: 'GET',
    path: '/shares',
    access: 'user',
    summary: 'The links that are valid, newest first; without their addresses',
    out: z.object({ shares: z.array(Share) }),
  }),
  create: route({
    method: 'POST',
    path: '/shares',
    access: 'user',
    summary: 'Makes a public link to a result; its address is shown once',
    body: CreateShare,
    out: z.extend(Share, { url: z.string() }),
  }),
  remove: route({
    method: 'DELETE',
    path: '/shares/:id',
    access: 'user',
    summary: 'Ends a link at once',
    params: z.object({ id: Id }),
    out: Done,
  }),
};
