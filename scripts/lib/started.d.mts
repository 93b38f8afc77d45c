import type { ChildProcess } from 'node:child_process';

/** A free port on loopback. */
export function freePort(): Promise<number>;

/**
 * Waits for the ready line of the product.
 * @throws Error with its output when it exits before.
 */
export function untilReady(server: ChildProcess): Promise<void>;
