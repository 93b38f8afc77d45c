import { type CreateIcp, type Icp, MAX_ICPS, type UpdateIcp } from '@salesai/contract/icp';
import { parseCompiledAnswers, type QuestionAnswer } from '@salesai/contract/questionnaire';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import type { SellerCtx, UserCtx } from '../../context.ts';
import { runGeneration } from '../../generation.ts';
import { AppError } from '../../http/app-error.ts';
import * as avatar from '../avatar/service.ts';
import { notify } from '../notifications/service.ts';
import {
  countIcps,
  deleteIcp,
  findIcp,
  type IcpRow,
  type IcpSummary,
  insertIcp,
  listIcps,
  saveProfile,
  updateIcp,
} from './data.ts';

/** The seller's ICPs by slot. */
export async function list(ctx: UserCtx): Promise<Icp[]> {
  return (await listUnless(ctx, undefined)).icps ?? [];
}

/** The seller's ICPs and their version; without the ICPs when it is the `known` one. */
export async function listUnless(
  { db, actor }: UserCtx,
  known: string | undefined,
): Promise<{ version: string; icps: Icp[] | undefined }> {
  const { version, rows } = await listIcps(db, actor.id, known);
  return { version, icps: rows?.map(toIcp) };
}

/**
 * Creates an ICP without a profile.
 * @throws AppError 409 when the seller has the maximum number of ICPs.
 */
export async function create({ db, actor }: UserCtx, values: CreateIcp): Promise<Icp> {
  // Concurrent calls may try the same slot; the loser tries the next one.
  for (let attempt = 0; attempt < MAX_ICPS; attempt++) {
    const row = await insertIcp(db, actor.id, values);
    if (row) return toIcp(row);
    if ((await countIcps(db, actor.id)) >= MAX_ICPS) break;
  }
  throw new AppError('LIMIT_REACHED', {
    message: 'errors:icp.limit',
    params: { max: MAX_ICPS },
  });
}

/** Changes name or face. @throws AppError 404 for another seller's ICP. */
export async function update({ db, actor }: UserCtx, id: string, change: UpdateIcp): Promise<Icp> {
  return toIcp(assertFound(await updateIcp(db, actor.id, id, change)));
}

/**
 * Deletes an ICP with its channels and scripts.
 * @throws AppError 404 for another seller's ICP.
 */
export async function remove({ db, actor }: UserCtx, id: string): Promise<void> {
  if (!(await deleteIcp(db, actor.id, id))) throw notFound();
}

/**
 * Generates the profile once; a second call for an active ICP returns the stored profile.
 * @throws AppError 404 for another seller's ICP, and as {@link runGeneration} does.
 */
export async function generate(ctx: UserCtx, id: string, answers: string): Promise<Icp> {
  const find = async () => assertFound(await findIcp(ctx.db, ctx.actor.id, id));
  await find();
  const row = await runGeneration(ctx, {
    key: `icp:${id}`,
    job: 'icpProfile',
    failure: 'errors:icp.generate',
    async prepare() {
      const icp = await find();
      if (icp.profile) return { existing: icp };
      const sellerAnswers = await avatar.sellerAnswers(ctx);
      const input = {
        answers: parseCompiledAnswers(answers),
        icpName: icp.name,
        sellerAnswers,
        language: ctx.language,
      };
      return { input };
    },
    save: (tx, { output, engine }) =>
      saveProfile(tx, ctx.actor.id, id, { answers, profile: output, engine }),
    notify: (tx, { name }) =>
      notify(tx, ctx.actor.id, {
        kind: 'icp.ready',
        href: webLink(WEB_PATHS.icpDetails, { icpId: id }),
        params: { name },
      }),
  });
  return toIcp(row);
}

/** An ICP with a profile, for the domains that build on it. */
export interface ActiveIcp {
  id: string;
  name: string;
  /** Path of the face's picture on this server. */
  avatar: string;
  /** The compiled questionnaire; see {@link activeWithAnswers}. */
  answers: string;
  profile: NonNullable<IcpRow['profile']>;
}

/** @throws AppError 404 for another seller's ICP, 422 when it has no profile yet. */
export async function active({ db, actor }: SellerCtx, id: string): Promise<ActiveIcp> {
  const { name, avatar: face, answers, profile } = assertFound(await findIcp(db, actor.id, id));
  if (!profile || answers === null) {
    throw new AppError('UNPROCESSABLE', { message: 'errors:icp.notActive' });
  }
  return { id, name, avatar: face, answers, profile };
}

/** An active ICP with its parsed answers. */
export interface ActiveWithAnswers extends Omit<ActiveIcp, 'answers'> {
  answers: QuestionAnswer[];
}

/** @throws AppError as {@link active}. */
export async function activeWithAnswers(ctx: SellerCtx, id: string): Promise<ActiveWithAnswers> {
  const icp = await active(ctx, id);
  return { ...icp, answers: parseCompiledAnswers(icp.answers) };
}

/** The error for an ICP that does not exist or belongs to another seller. */
export const notFound = () => new AppError('NOT_FOUND', { message: 'errors:icp.notFound' });

function assertFound(row: IcpRow | undefined): IcpRow {
  if (!row) throw notFound();
  return row;
}

function toIcp({ id, name, avatar: face, profile, createdAt }: IcpSummary): Icp {
  return {
    id,
    name,
    avatar: face,
    status: profile ? 'active' : 'creating',
    createdAt: createdAt.toISOString(),
    sector: profile?.sector ?? '',
    ticketRange: profile?.ticketRange ?? '',
    acquisitionChannel: profile?.acquisitionChannel ?? [],
    mainPain: profile?.mainPain ?? '',
    details: profile?.details ?? null,
  };
}
