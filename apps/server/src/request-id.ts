import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs work that a request asked for, on this node or, by a job, on another. */
export const runAsRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** The request that led here; undefined for what nobody asked for, such as upkeep. */
export const requestId = (): string | undefined => current.getStore();
