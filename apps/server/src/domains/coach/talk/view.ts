import type { CoachReplyInput } from '@salesai/engine/port';
import type { GateInput } from '@salesai/engine/safety';
import type { UserCtx } from '../../../context.ts';
import { withinBudget } from '../../../generation.ts';
import * as avatar from '../../avatar/service.ts';
import * as icps from '../../icp/service.ts';
import * as scripts from '../../scripts/service.ts';
import * as users from '../../users/service.ts';
import { newestTurns, type Session } from '../data.ts';
import * as documents from '../documents/service.ts';

/** To be incremented when the engine's input changes. */
export const VIEW_VERSION = 5;
/** Turns of the session that the engine receives; a model's prompt contains the newest of them. */
const HISTORY_TURNS = 60;

/** Earlier questions that a question may continue. */
const PREVIOUS_TURNS = 4;

/**
 * Collects the engine's input: history, seller profile, passages and rows of documents, ICP and scripts.
 * @throws AppError 404 for an unknown or another seller's ICP, 422 for one without a profile, 503 when
 * no worker can search the documents.
 */
export async function viewOf(
  ctx: UserCtx,
  session: Session,
  { userInput, icpId }: { userInput: string; icpId: string | undefined },
): Promise<CoachReplyInput> {
  const icp = icpId === undefined ? null : await icps.active(ctx, icpId);
  const { name } = await users.profile(ctx);
  const newest = await newestTurns(ctx.db, session, { limit: HISTORY_TURNS });
  const history = newest
    .reverse()
    .map(({ userInput, assistantResponse, act }) => ({ userInput, assistantResponse, act }));
  return {
    userInput,
    history,
    ...(await foundFor(ctx, { userInput, history, language: ctx.language })),
    hasDocuments: await documents.hasReadableDocuments(ctx),
    sellerName: name,
    sellerAnswers: await avatar.sellerAnswers(ctx),
    icp: icp && { name: icp.name, profile: icp.profile },
    scripts: icp ? await scripts.ofIcp(ctx, icp.id) : [],
    language: ctx.language,
  };
}

type Found = Pick<CoachReplyInput, 'passages' | 'rows' | 'documentsBeingRead'>;

/** Documents are neither awaited nor searched for a turn that the safety gate answers. */
async function foundFor(ctx: UserCtx, turn: GateInput): Promise<Found> {
  const { userInput, history } = turn;
  const within = <Result>(work: (signal: AbortSignal) => Promise<Result>) =>
    withinBudget(ctx, 'errors:coach.talk', work);
  if (await within((signal) => ctx.ports.workers.run('needsSupport', turn, { signal }))) {
    return { passages: [] };
  }
  const documentsBeingRead = await within((signal) =>
    documents.waitForReading(ctx, userInput, signal),
  );
  const asked = history.slice(-PREVIOUS_TURNS).map((previous) => previous.userInput);
  return {
    passages: await within((signal) => documents.findPassages(ctx, userInput, signal)),
    rows: await documents.findStatements(ctx, userInput, asked),
    documentsBeingRead,
  };
}
