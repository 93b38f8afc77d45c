import { type CreateIcp, type Icp, MAX_ICPS, type UpdateIcp } from '@salesai/contract/icp';
import { parseCompiledAnswers } from '@salesai/contract/questionnaire';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import type { SellerCtx, UserCtx } from '../../context.ts';
import { stillHeld } from '../../db/lease.ts';
import { generate as generateWith, madeBy, oneAtATime } from '../../generation.ts';
import { AppError } from '../../http/app-error.ts';
import * as avatar from '../avatar/service.ts';
import { notify } from '../notifications/service.ts';
import {
  countIcps,
  deleteIcp,
  findIcp,
  type IcpRow,
  insertIcp,
  listIcps,
  type ShownIcp,
  saveProfile,
  updateIcp,
} from './data.ts';

/** The seller's ICPs by their places; a new one takes the first place that is free. */
export async function list({ db, actor }: UserCtx): Promise<Icp[]> {
  return (await listIcps(db, actor.id)).map(asIcp);
}

/**
 * Makes an ICP that is still to be described.
 * @throws AppError 409 when there are three already.
 */
export async function create({ db, actor }: UserCtx, values: CreateIcp): Promise<Icp> {
  // Two at once may reach for the same slot: the loser looks for the next one.
  for (let tries = 0; tries < MAX_ICPS; tries++) {
    const row = await insertIcp(db, actor.id, values);
    if (row) return asIcp(row);
    if ((await countIcps(db, actor.id)) >= MAX_ICPS) break;
  }
  throw new AppError('LIMIT_REACHED', {
    message: 'errors:icp.limit',
    params: { max: MAX_ICPS },
  });
}

/** Changes name or face. @throws AppError 404 when it is not there or not yours. */
export async function update({ db, actor }: UserCtx, id: string, change: UpdateIcp): Promise<Icp> {
  return asIcp(required(await updateIcp(db, actor.id, id, change)));
}

/**
 * Deletes an ICP with its channels and scripts.
 * @throws AppError 404 when it is not there or not yours.
 */
export async function remove({ db, actor }: UserCtx, id: string): Promise<void> {
  if (!(await deleteIcp(db, actor.id, id))) throw notFound();
}

/**
 * Makes the profile, once: a second call for an active ICP gives what is there.
 * @throws AppError 404 when it is not yours, 409 when it or the lease went meanwhile, 422 or 503 by the engine.
 */
export async function generate(ctx: UserCtx, id: string, answers: string): Promise<Icp> {
  required(await findIcp(ctx.db, ctx.actor.id, id));
  return oneAtATime(ctx, `icp:${id}`, async (lease) => {
    const icp = required(await findIcp(ctx.db, ctx.actor.id, id));
    if (icp.profile) return asIcp(icp);
    const sellerAnswers = await avatar.sellerAnswers(ctx);
    const input = {
      answers: parseCompiledAnswers(answers),
      icpName: icp.name,
      sellerAnswers,
      language: ctx.language,
    };
    const profile = await generateWith(ctx, 'errors:icp.generate', (signal) =>
      ctx.ports.engine.icpProfile(input, { signal }),
    );
    const made = { answers, profile, engine: madeBy(ctx.ports.engine.info, 'icpProfile') };
    return ctx.db.transaction(async (tx) => {
      const row = (await stillHeld(tx, lease))
        ? await saveProfile(tx, ctx.actor.id, id, made)
        : undefined;
      if (!row) throw new AppError('CONFLICT');
      await notify(tx, ctx.actor.id, {
        kind: 'icp.ready',
        href: webLink(WEB_PATHS.icpDetails, { icpId: id }),
        params: { name: row.name },
      });
      return asIcp(row);
    });
  });
}

/** An ICP whose profile was made, for the domains that build on it. */
export interface ActiveIcp {
  id: string;
  name: string;
  /** The compiled questionnaire; see {@link activeWithAnswers}. */
  answers: string;
  profile: NonNullable<IcpRow['profile']>;
}

/** @throws AppError 404 when it is not there or not yours, 422 when it is not active yet. */
export async function active({ db, actor }: SellerCtx, id: string): Promise<ActiveIcp> {
  const { name, answers, profile } = required(await findIcp(db, actor.id, id));
  if (!profile || answers === null) {
    throw new AppError('UNPROCESSABLE', { message: 'errors:icp.notActive' });
  }
  return { id, name, answers, profile };
}

/** An active ICP with its parsed answers. @throws AppError as {@link active}. */
export async function activeWithAnswers(ctx: SellerCtx, id: string) {
  const icp = await active(ctx, id);
  return { ...icp, answers: parseCompiledAnswers(icp.answers) };
}

/** What a call about an ICP that is not there, or another seller's, is answered. */
export const notFound = () => new AppError('NOT_FOUND', { message: 'errors:icp.notFound' });

function required(row: IcpRow | undefined): IcpRow {
  if (!row) throw notFound();
  return row;
}

function asIcp({ id, name, avatar: face, profile, createdAt }: ShownIcp): Icp {
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
