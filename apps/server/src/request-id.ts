import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs work on behalf of a request, on this node or in a job on another. */
export const runAsRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request that caused the current work; undefined for maintenance. */
export const requestId = (): string | undefined => current.getStore();
