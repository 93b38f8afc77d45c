import type { CoachReplyInput } from '@salesai/engine/port';
import type { UserCtx } from '../../../context.ts';
import { withinBudget } from '../../../generation.ts';
import * as avatar from '../../avatar/service.ts';
import * as icp from '../../icp/service.ts';
import * as scripts from '../../scripts/service.ts';
import * as users from '../../users/service.ts';
import { newestTurns, type Session } from '../data.ts';
import * as documents from '../documents/service.ts';

/** To be raised when what follows changes what an engine is shown. */
export const VIEW_VERSION = 2;
/** Turns of this session that the coach still has in mind: a model's prompt tells so many. */
const REMEMBERED = 20;

/**
 * What the coach knows when it answers: the log, the seller, their documents, the customer.
 * @throws AppError 404 for a customer that is not there or not yours, 422 for one without a profile,
 * 503 when no worker can search the documents.
 */
export async function viewOf(
  ctx: UserCtx,
  session: Session,
  { userInput, icpId }: { userInput: string; icpId: string | undefined },
): Promise<CoachReplyInput> {
  const customer = icpId === undefined ? null : await icp.active(ctx, icpId);
  const { name } = await users.profile(ctx);
  const newest = await newestTurns(ctx.db, session, { limit: REMEMBERED });
  return {
    userInput,
    history: newest.reverse(),
    passages: await withinBudget(ctx, 'errors:coach.talk', (signal) =>
      documents.findPassages(ctx, userInput, signal),
    ),
    hasDocuments: await documents.hasReadableDocuments(ctx),
    sellerName: name,
    sellerAnswers: await avatar.sellerAnswers(ctx),
    icp: customer && { name: customer.name, profile: customer.profile },
    scripts: customer ? await scripts.ofIcp(ctx, customer.id) : [],
    language: ctx.language,
  };
}
