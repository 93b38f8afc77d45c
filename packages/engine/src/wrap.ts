import type {
  CoachEvent,
  CoachReplyInput,
  Engine,
  EngineInfo,
  EngineJob,
  GenerationJob,
  GenerationJobs,
  GenerationMethods,
  Run,
} from './port.ts';

/** Runs the jobs of an engine by their names. */
export interface JobRunner {
  generate<Job extends GenerationJob>(
    job: Job,
    input: GenerationJobs[Job]['input'],
    run: Run,
  ): Promise<GenerationJobs[Job]['output']>;
  stream(job: 'coachReply', input: CoachReplyInput, run: Run): AsyncIterable<CoachEvent>;
}

/** An engine whose jobs all run through one runner. A new job is wired here and nowhere else. */
export function createEngine(info: EngineInfo, { generate, stream }: JobRunner): Engine {
  return {
    info,
    sellerProfile: (input, run = {}) => generate('sellerProfile', input, run),
    icpProfile: (input, run = {}) => generate('icpProfile', input, run),
    channelPlan: (input, run = {}) => generate('channelPlan', input, run),
    channelScripts: (input, run = {}) => generate('channelScripts', input, run),
    buyerLine: (input, run = {}) => generate('buyerLine', input, run),
    coachReply: (input, run = {}) => stream('coachReply', input, run),
  };
}

/** How a job ended: `abandoned` when the reader of a stream stopped before its end. */
export type JobEnd =
  | { status: 'completed' }
  | { status: 'abandoned' }
  | { status: 'failed'; error: unknown };

/** What a wrapper does around one job. */
export interface Around {
  /** Options for the wrapped engine; those of the caller if not given. */
  run?: Run;
  /** Called once when the job has ended, before its caller continues. */
  end?(end: JobEnd): void | Promise<void>;
}

/**
 * The same engine, with work before and after each job.
 * @param around called before each job; what it throws fails the job, which is then not started.
 */
export function wrapEngine(
  engine: Engine,
  around: (job: EngineJob, run: Run) => Around | Promise<Around>,
): Engine {
  const methods: GenerationMethods = engine;
  return createEngine(engine.info, {
    async generate(job, input, run) {
      const { run: own = run, end } = await around(job, run);
      let ended: JobEnd = { status: 'completed' };
      try {
        return await methods[job](input, own);
      } catch (error) {
        ended = { status: 'failed', error };
        throw error;
      } finally {
        await end?.(ended);
      }
    },
    async *stream(job, input, run) {
      const { run: own = run, end } = await around(job, run);
      // A reader who stops ends the generator in `finally`, with neither an end nor an error.
      let ended: JobEnd = { status: 'abandoned' };
      try {
        yield* engine[job](input, own);
        ended = { status: 'completed' };
      } catch (error) {
        ended = { status: 'failed', error };
        throw error;
      } finally {
        await end?.(ended);
      }
    },
  });
}
