/** Work that goes on when its caller has gone, and ends in order when the node stops. */
export interface Background {
  /** @param work must end soon after the signal aborts; what it gives or throws is passed on. */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Aborts all that runs and waits until it has ended. */
  stop(): Promise<void>;
}

/** The work of one node: another node's ends with that node. */
export function createBackground(): Background {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    run(work) {
      const started = work(stopping.signal);
      running.add(started);
      const forget = () => running.delete(started);
      started.then(forget, forget);
      return started;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}
