/** Work that continues after its caller disconnects, and ends in order when the node stops. */
export interface BackgroundTasks {
  /** @param work must end soon after the signal aborts; its result or error is passed to the caller. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Aborts all running work and waits for its end. */
  stop(): Promise<void>;
}

/** Tracks the background work of one node. */
export function createBackgroundTasks(): BackgroundTasks {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    run(work) {
      const task = work(stopping.signal);
      running.add(task);
      const remove = () => running.delete(task);
      task.then(remove, remove);
      return task;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}
