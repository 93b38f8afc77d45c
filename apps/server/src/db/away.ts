/** What PostgreSQL answers when it cannot serve now, and may in a moment. */
const PASSING = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53100', // disk_full
  '53300', // too_many_connections
  '55000', // the database takes no connections now
  '55P03', // lock_not_available
  '57014', // query_canceled: the statement's time was over
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
/** Said by the pool, without a code. */
const UNCONNECTED = /^(?:timeout exceeded when trying to connect|Connection terminated)/;
const DEPTH = 5;

/** Whether a failure, or what caused it, means that the database is away or too busy just now. */
export function isAway(failure: unknown): boolean {
  let cause = failure;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth++) {
    if ('code' in cause && PASSING.has(String(cause.code))) return true;
    if (UNCONNECTED.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
